import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, loadAssets } from '../pages/assets.ts';
import { homePage } from '../pages/home.ts';
import type { Html } from '../pages/html.ts';
import { chooseLanguage } from '../pages/language.ts';
import type { Reader } from '../pages/layout.ts';
import { speak } from '../pages/messages.ts';
import { notFoundPage } from '../pages/not-found.ts';
import { tablePage } from '../pages/table.ts';
import { codeIn, queryOf } from './api.ts';
import type { Parts } from './app.ts';
import { sendError } from './errors.ts';
import type { Guard } from './guard.ts';

/** What people open in a browser. */
export function servePages(app: FastifyInstance, { look, inventory }: Parts, guard: Guard): void {
  for (const [path, asset] of loadAssets()) {
    app.get(path, (request, reply) => sendAsset(request, reply, asset));
  }

  app.get('/', (request, reply) => {
    const reader = readerOf(request);
    return sendPage(reply, reader, homePage(reader, inventory));
  });

  app.get<{ Params: { code: string } }>('/t/:code', { onRequest: guard.knocks }, async (request, reply) => {
    const code = codeIn(request.params.code);
    const facts = code === undefined ? undefined : await look(code);
    if (facts === undefined) return nothingHere(request, reply);
    const reader = readerOf(request);
    return sendPage(reply, reader, tablePage(reader, facts));
  });
}

const postOnly: Readonly<Record<string, string>> = {
  '/api/tables': 'Send an order with POST to open a table.',
  '/api/matches': 'Send the record of a finished match with POST to keep it here.',
};

/** Everything that no route answers. */
export function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const toPost = postOnly[path];
  if (toPost !== undefined) return sendError(request, reply.header('allow', 'POST'), 405, toPost);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendError(
      request,
      reply.header('allow', 'GET, HEAD'),
      405,
      'This address can only be read: use GET or HEAD.',
    );
  }
  if (URL.parse(request.url, 'http://localhost') === null) {
    return sendError(request, reply, 400, 'This address cannot be read.');
  }
  if (request.url.startsWith('/api/')) return sendError(request, reply, 404, 'There is nothing at this address.');
  const reader = readerOf(request);
  return sendPage(reply.code(404), reader, notFoundPage(reader));
}

function readerOf(request: FastifyRequest): Reader {
  const language = chooseLanguage(queryOf(request).get('lang'), request.headers['accept-language']);
  return { language, say: speak(language) };
}

function sendPage(reply: FastifyReply, { language }: Reader, page: Html): FastifyReply {
  return reply
    .headers({ 'content-language': language, 'cache-control': 'no-cache', vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, { type, body, etag }: Asset): FastifyReply {
  reply.headers({ etag, 'cache-control': type === 'font/woff2' ? 'public, max-age=86400' : 'no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}
