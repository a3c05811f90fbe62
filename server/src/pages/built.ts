import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readShell, type Shell } from './shell.ts';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** The same, as the build has pressed it, for browsers that take it so. */
  readonly pressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Its name changes with what is in it, so nobody needs to ask for it twice. */
  readonly isNamedByContent: boolean;
}

/** The best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** The pages as the build of web leaves them in a folder. We know the folder and nothing of what made it. */
export interface BuiltPages {
  readonly shell: Shell;
  /** The scripts that a kind of page begins with, such as `table` or `match shadows`; none where the build names none. */
  readonly scriptsOf: (...kinds: readonly string[]) => readonly string[];
  /** By the address they are sent at. No path that a client writes is ever looked up on the disk. */
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

/** Undefined when there are none: they have to be built first. */
export function readPages(folder: string): BuiltPages | undefined {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const files = globSync('**/*.*', { cwd: folder }).map(file => file.replaceAll('\\', '/'));
  // Other endings are none of ours to send, among them what was pressed.
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
    // Weak, because what is pressed is the same to whoever reads it, and not the same bytes.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    pressed: Object.fromEntries(pressed),
    isNamedByContent: file.startsWith('assets/'),
  };
}
