import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/** Sent as one file. Later ones may override earlier ones, so the order matters. */
const styles = ['faces', 'tokens', 'frame', 'lamp', 'street', 'listing'];

/**
 * The files that may be sent, by the address they are sent at. Read once, and by name from this list: no path a client
 * writes is ever looked up on the disk.
 */
export function loadAssets(): ReadonlyMap<string, Asset> {
  const fonts = globSync('*.woff2', { cwd: fileURLToPath(new URL('../../fonts', import.meta.url)) });
  return new Map([
    ['/page.css', asset('text/css; charset=utf-8', Buffer.concat(styles.map(name => read(`style/${name}.css`))))],
    ['/icon.svg', asset('image/svg+xml', read('style/icon.svg'))],
    ...fonts.map(file => [`/fonts/${file}`, asset('font/woff2', read(`fonts/${file}`))] as const),
  ]);
}

function asset(type: string, body: Buffer): Asset {
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function read(file: string): Buffer {
  return readFileSync(new URL(`../../${file}`, import.meta.url));
}
