import { createReadStream } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Motif } from '../kit/catalogue.ts';
import type { Entry } from './entry.ts';
import { kitPage, swatchOf } from './kit-page.ts';
import { page } from './page.ts';
import { swatch } from './swatch.ts';

export interface Gallery {
  readonly entries: readonly Entry[];
  /** Where the files of the entries lie. */
  readonly folder: string;
  readonly motifs: readonly Motif[];
}

const swatchWidth = 480;

/** For whoever draws, on their own machine: it shows what players must not see, so nothing outside can reach it. */
export async function serveGallery({ entries, folder, motifs }: Gallery, port: number): Promise<Server> {
  const pages = new Map([
    ['/', page(entries)],
    ['/kit', kitPage(motifs)],
  ]);
  const names = new Set(entries.flatMap(({ small, large }) => [`/pictures/${small}`, `/pictures/${large}`]));
  const byPath = new Map(motifs.map(motif => [swatchOf(motif), motif]));
  const drawn = new Map<Motif, Promise<Buffer>>();
  const drawing = (motif: Motif): Promise<Buffer> => {
    const image = drawn.get(motif) ?? swatch(motif.draw(), swatchWidth);
    drawn.set(motif, image);
    return image;
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const html = pages.get(path);
    const motif = byPath.get(path);
    if (html !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else if (motif !== undefined) {
      const image = await drawing(motif);
      response.writeHead(200, { 'content-type': 'image/png' }).end(image);
    } else if (names.has(path)) {
      response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': 'max-age=3600' });
      createReadStream(join(folder, path.replace('/pictures/', ''))).pipe(response);
    } else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such picture.\n');
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`${pathname} cannot be drawn: ${error}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
