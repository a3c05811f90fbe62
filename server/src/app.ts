import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Asset, loadAssets } from './assets.ts';
import { homePage } from './home.ts';
import type { Html } from './html.ts';
import type { Inventory } from './inventory.ts';
import { chooseLanguage } from './language.ts';
import type { Reader } from './layout.ts';
import { speak } from './messages.ts';
import { notFoundPage } from './not-found.ts';

const safety = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export function createApp(inventory: Inventory): Server {
  const assets = loadAssets();
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(safety)) response.setHeader(name, value);
    answer(request, response, assets, inventory);
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  assets: ReadonlyMap<string, Asset>,
  inventory: Inventory,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'This address can only be read: use GET or HEAD.\n');
  }
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (url === null) return sendText(response, 400, 'This address cannot be read.\n');

  const asset = assets.get(url.pathname);
  if (asset !== undefined) return sendAsset(request, response, asset);
  if (url.pathname === '/healthz') return sendText(response, 200, 'ok\n');

  const language = chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language']);
  const reader: Reader = { language, say: speak(language) };
  if (url.pathname === '/') return sendPage(response, 200, reader, homePage(reader, inventory));
  return sendPage(response, 404, reader, notFoundPage(reader));
}

function sendPage(response: ServerResponse, status: number, { language }: Reader, page: Html) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-cache',
    vary: 'accept-language',
  });
  response.end(page.markup);
}

function sendAsset(request: IncomingMessage, response: ServerResponse, { type, body, etag }: Asset) {
  response.setHeader('etag', etag);
  response.setHeader('cache-control', type === 'font/woff2' ? 'public, max-age=86400' : 'no-cache');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}
