import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pictureIds, pictureOf } from '@lamplight/art/public';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask as askAt } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';
import { readPages } from '../pages/built.ts';
import { speak } from '../pages/messages.ts';

const script = 'console.log("a lamp");\n'.repeat(50);
const index =
  '<!doctype html>\n<html lang="en">\n<head><title>Lamplight</title></head><body><script type="module" src="/assets/main-abc.js"></script></body></html>\n';

/** Like the files of a build, but few. */
const built: Readonly<Record<string, string | Buffer>> = {
  'index.html': index,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Lamplight"}',
  'assets/main-abc.js': script,
  'assets/main-abc.js.br': brotliCompressSync(script),
  'assets/main-abc.js.gz': gzipSync(script),
  'assets/face-def.woff2': Buffer.from([1, 2, 3]),
  '.vite/manifest.json': '{}',
  'preloads.json':
    '{"home":["/assets/home.js"],"table":["/assets/table.js"],"lobby shadows":["/assets/table.js","/assets/lobby.js"]}',
};

let folder: string;
let served: ServedApp;
let bare: ServedApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-pages-'));
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  served = await serve({ pages: readPages(folder) });
  bare = await serve({ pages: undefined });
});
afterAll(async () => {
  await served.app.close();
  await bare.app.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, how?: Parameters<typeof askAt>[2]) => askAt(served.port, path, how);

const shown = (body: string) => ({
  language: /<html lang="(\w+)">/.exec(body)?.[1],
  title: /<title>(.*)<\/title>/.exec(body)?.[1],
  told: /property="og:title" content="([^"]*)"/.exec(body)?.[1],
  text: /property="og:description" content="([^"]*)"/.exec(body)?.[1],
});

const titleOf = (language: 'nl' | 'ru') =>
  speak(language)('table.title', { game: speak(language)('game.shadows'), code: 'ABCDEF' });

describe('an address that is a page', () => {
  test.each(['/', '/t/ABCDEF', '/replay/some-match-1', '/rules/shadows', '/learn/shadows', '/timer', '/settings/'])(
    '%s is answered with the one page, asked for anew each time',
    async path => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers.vary).toBe('accept-language');
      expect(answer.body).toContain('<script type="module" src="/assets/main-abc.js">');
    },
  );

  test.each([
    ['/', { 'accept-language': 'pl-PL,en;q=0.5' }, 'pl', speak('pl')('page.title')],
    ['/?lang=ru', { 'accept-language': 'fr' }, 'ru', speak('ru')('page.title')],
    ['/', {}, 'en', speak('en')('page.title')],
    ['/t/abcdef', { 'accept-language': 'ru' }, 'ru', titleOf('ru')],
    ['/t/ABCDEF', { 'accept-language': 'nl' }, 'nl', titleOf('nl')],
    ['/t/QQQQQQ', { 'accept-language': 'fr' }, 'fr', speak('fr')('noTable.title')],
    ['/nowhere', { 'accept-language': 'fr' }, 'fr', speak('fr')('nowhere.title')],
  ])('%s with %o is headed in %s: %s', async (path, headers, language, title) => {
    const answer = await ask(path, { headers });
    expect(answer.headers['content-language']).toBe(language);
    expect(shown(answer.body)).toMatchObject({ language, title, told: title });
  });

  test.each(['en', 'fr', 'nl', 'pl', 'ru'] as const)('a link to a table tells a chat in %s', async language => {
    const say = speak(language);
    const { body } = await ask('/t/ABCDEF', { headers: { 'accept-language': language } });
    const { text } = shown(body);
    expect(text).toBe(`${say('table.free', { free: 2, seats: 4 })} ${say('table.join')}`);
    expect(text?.match(/\d+/g)?.toSorted()).toEqual(['2', '4']);
  });

  test('while a match is under way, a link invites to watch', async () => {
    const playing = await serve({
      pages: readPages(folder),
      look: async code => ({ code, game: '<b>&"', phase: 'playing', seats: 4, free: 0, awaits: [] }),
    });
    const { body } = await askAt(playing.port, '/t/ABCDEF');
    await playing.app.close();
    // A game without a name here is shown by its id, which cannot become markup.
    expect(shown(body)).toMatchObject({
      title: speak('en')('table.title', { game: '&lt;b&gt;&amp;&quot;', code: 'ABCDEF' }),
      text: `${speak('en')('table.playing')} ${speak('en')('table.free', { free: 0, seats: 4 })}`,
    });
  });

  test('HEAD gives the headers alone', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

test.each(['/nowhere', '/t/QQQQQQ', '/t/ABC', '/t/ABCDEF/more', '/rules/chess', '/%2e%2e/package.json', '/index.html'])(
  '%s is not found, and the page is there to say so',
  async path => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<script type="module"');
  },
);

describe('a file', () => {
  test.each([
    ['/assets/main-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/face-def.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept %s', async (path, type, kept) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': kept } });
    const again = await ask(path, { headers: { 'if-none-match': answer.headers.etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('for who takes «%s» it is sent as %s', async (accepted, encoding, open) => {
    const { headers, bytes } = await bytesOf('/assets/main-abc.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(open(bytes).toString()).toBe(script);
  });

  test('a picture is one of the manifest, and kept for good', async () => {
    const file = pictureOf(pictureIds[0]!, 400)!;
    const answer = await ask(`/pictures/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(answer.body.length).toBeGreaterThan(500);
  });

  test.each([
    '/assets/none.js',
    '/assets/',
    '/pictures/none.avif',
    '/pictures/manifest.json',
    '/pictures/..%2fmanifest.json',
    '/pictures/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/main-abc.js.br',
    '/assets/%00',
  ])('%s is none, and a sentence says so', async path => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toBe('There is no such file. The page that wants it may be an old one: load it anew.\n');
  });

  test.each(['/.vite/manifest.json', '/index.html', '/preloads.json'])('%s is not sent', async path => {
    expect((await ask(path)).status).toBe(404);
  });
});

test('six friends at one address open a board of a hundred pictures at once', async () => {
  const file = pictureOf(pictureIds[0]!, 100)!;
  // A browser has six connections to a server.
  const friends = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 6 }));
  const answers = await Promise.all(
    friends.flatMap(agent => Array.from({ length: 100 }, () => ask(`/pictures/${file}`, { agent }))),
  );
  for (const agent of friends) agent.destroy();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test.each([
  ['/', ['/assets/home.js']],
  ['/t/ABCDEF', ['/assets/table.js', '/assets/lobby.js']],
  ['/timer', []],
])('%s names the scripts it begins with, so that they are fetched at once', async (path, scripts) => {
  const { body } = await ask(path);
  expect([...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    scripts,
  );
});

test.each(['/', '/t/ABCDEF', '/nowhere'])('%s of a server without its pages says how to build them', async path => {
  const answer = await askAt(bare.port, path, { headers: { 'accept-language': 'nl' } });
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('<html lang="nl">');
  expect(answer.body).toContain(speak('nl')('unbuilt.text'));
  expect(answer.body).toContain('npm start');
});

test('an index.html that cannot be headed is told when the server starts', () => {
  writeFileSync(join(folder, 'index.html'), '<html><body></body></html>');
  expect(() => readPages(folder)).toThrow('build the pages anew');
  writeFileSync(join(folder, 'index.html'), index);
});

/** As bytes: compressed content is not text. */
function bytesOf(path: string, accepted: string) {
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    request({ host: '127.0.0.1', port: served.port, path, headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
