import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGameId } from '../game-ids.ts';
import { type Asset, type BuiltPages, encodings } from '../pages/built.ts';
import {
  headingOfNoTable,
  headingOfNowhere,
  headingOfSite,
  headingOfTable,
  headingOfUnbuilt,
} from '../pages/headings.ts';
import { chooseLanguage, type PageLanguage } from '../pages/language.ts';
import { pictures } from '../pages/pictures.ts';
import { barePage, type Heading } from '../pages/shell.ts';
import { codeIn, queryOf } from './api.ts';
import type { AppDeps } from './app.ts';
import { sendError } from './errors.ts';
import type { Guard } from './guard.ts';

/** A year, the longest that means anything: a file named by its content never changes. */
const forGood = 'public, max-age=31536000, immutable';
const noFile = 'There is no such file. The page that wants it may be an old one: load it anew.';

/** What people open in a browser. All addresses get the same page, which reads its own address. */
export function servePages(app: FastifyInstance, { look, pages }: AppDeps, guard: Guard): void {
  for (const [path, asset] of pages?.assets ?? []) {
    app.get(path, (request, reply) => sendAsset(request, reply, asset));
  }
  app.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) => {
    const path = pictures.get(request.params.file);
    if (path === undefined) return sendError(request, reply, 404, noFile);
    return reply.header('cache-control', forGood).type('image/avif').send(createReadStream(path));
  });

  const plainPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, pages, headingOfSite(languageOf(request)));
  app.get('/', (request, reply) => sendPage(reply, pages, headingOfSite(languageOf(request)), ['home']));
  for (const path of ['/timer', '/settings', '/cards/emerald', '/replay/:id']) app.get(path, plainPage);
  for (const path of ['/rules/:game', '/learn/:game']) {
    app.get<{ Params: { game: string } }>(path, (request, reply) =>
      isGameId(request.params.game) ? plainPage(request, reply) : nothingHere(pages)(request, reply),
    );
  }

  app.get<{ Params: { code: string } }>('/t/:code', { onRequest: guard.knocks }, async (request, reply) => {
    const language = languageOf(request);
    const code = codeIn(request.params.code);
    const facts = code === undefined ? undefined : await look(code);
    if (facts === undefined) return sendPage(reply.code(404), pages, headingOfNoTable(language));
    const room = facts.phase === 'gathering' ? 'lobby' : 'match';
    return sendPage(reply, pages, headingOfTable(language, facts), ['table', `${room} ${facts.game}`]);
  });
}

/** Files of pages and pictures, which a page asks for by the dozen. */
export const isFile = (url: string): boolean => /^\/(?:assets|pictures)\//.test(url);

const postOnly: Readonly<Record<string, string>> = {
  '/api/tables': 'Send an order with POST to open a table.',
  '/api/matches': 'Send the record of a finished match with POST to keep it here.',
};

/** Answers every request that matches no route. */
export function nothingHere(pages: BuiltPages | undefined) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const toPost = postOnly[path];
    if (toPost !== undefined) return sendError(request, reply.header('allow', 'POST'), 405, toPost);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const readOnly = 'This address can only be read: use GET or HEAD.';
      return sendError(request, reply.header('allow', 'GET, HEAD'), 405, readOnly);
    }
    if (URL.parse(request.url, 'http://localhost') === null) {
      return sendError(request, reply, 400, 'This address cannot be read.');
    }
    if (path.startsWith('/api/')) return sendError(request, reply, 404, 'There is nothing at this address.');
    if (isFile(path)) return sendError(request, reply, 404, noFile);
    return sendPage(reply.code(404), pages, headingOfNowhere(languageOf(request)));
  };
}

function languageOf(request: FastifyRequest): PageLanguage {
  return chooseLanguage(queryOf(request).get('lang'), request.headers['accept-language']);
}

function sendPage(
  reply: FastifyReply,
  pages: BuiltPages | undefined,
  heading: Heading,
  kinds: readonly string[] = [],
): FastifyReply {
  const { language } = heading;
  reply.headers({ 'content-language': language, 'cache-control': 'no-cache', vary: 'accept-language' });
  reply.type('text/html; charset=utf-8');
  if (pages === undefined) return reply.code(503).send(barePage(headingOfUnbuilt(language)));
  return reply.send(pages.shell(heading, pages.scriptsOf(...kinds)));
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const { type, body, etag, pressed, isNamedByContent } = asset;
  reply.headers({ etag, 'cache-control': isNamedByContent ? forGood : 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of encodings) {
    const smaller = pressed[encoding];
    if (smaller === undefined || !takes(accepted, encoding)) continue;
    return reply.header('content-encoding', encoding).type(type).send(smaller);
  }
  return reply.type(type).send(body);
}

/** True if the encoding is named, and not with a weight of zero. */
function takes(accepted: string, encoding: string): boolean {
  const wish = accepted.split(',').find(each => each.split(';')[0]?.trim() === encoding);
  return wish !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(wish);
}
