import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Of smaller files the headers are the greater part. */
const worthwhile = 1024;

/** Presses what is text beside itself, as small as it gets: it is done once and sent often. */
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
