import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readShell, type Shell } from './shell.ts';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** The same content, compressed by the build, for browsers that accept it. */
  readonly pressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** The file name changes with the content, so nobody needs to fetch it twice. */
  readonly isNamedByContent: boolean;
}

/** The best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** The pages as the build of web leaves them in a folder. The server knows the folder and nothing about the build. */
export interface BuiltPages {
  readonly shell: Shell;
  /** The scripts that a kind of page starts with, such as `table` or `match shadows`. None if the build names none. */
  readonly scriptsOf: (...kinds: readonly string[]) => readonly string[];
  /** By the address they are served at. No path from a client is ever looked up on the disk. */
  readonly assets: ReadonlyMap<string, Asset>;
}

export const usualFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const preloads = 'preloads.json';

/** Undefined when the pages have not been built. */
export function readPages(folder: string): BuiltPages | undefined {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const files = globSync('**/*.*', { cwd: folder }).map(file => file.replaceAll('\\', '/'));
  // Files with other endings are not served, compressed copies among them.
  const sent = files.filter(file => types[extname(file)] !== undefined && file !== preloads);
  const named = readPreloads(join(folder, preloads));
  return {
    shell: readShell(readFileSync(index, 'utf8')),
    scriptsOf: (...kinds) => [...new Set(kinds.flatMap(kind => named[kind] ?? []))],
    assets: new Map(sent.map(file => [`/${file}`, readAsset(folder, file)])),
  };
}

function readPreloads(file: string): Readonly<Record<string, readonly string[]>> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}

function readAsset(folder: string, file: string): Asset {
  const body = readFileSync(join(folder, file));
  const pressed = encodings
    .map(encoding => [encoding, join(folder, `${file}${endings[encoding]}`)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([encoding, path]) => [encoding, readFileSync(path)]);
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    body,
    // Weak, because a compressed copy has the same content but not the same bytes.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    pressed: Object.fromEntries(pressed),
    isNamedByContent: file.startsWith('assets/'),
  };
}
