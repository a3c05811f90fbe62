import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In smaller files the headers are the greater part. */
const worthwhile = 1024;

/** Compresses text files beside the originals, as small as possible: it is done once and sent often. */
export async function press(folder: string): Promise<void> {
  const files = globSync('**/*.{css,js,json,svg,webmanifest}', { cwd: folder });
  await Promise.all(
    files.map(async file => {
      const path = join(folder, file);
      const text = readFileSync(path);
      if (text.length < worthwhile) return;
      const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params: hint }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
