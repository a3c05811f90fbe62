import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that the pages are built from, and what builds them. */
const sources = [
  'package-lock.json',
  'web/*.{ts,html,json}',
  'web/{build,fonts,public,src}/**/*.*',
  'art/pictures/manifest.json',
  'art/src/*.ts',
  'art/src/marks/**/*.ts',
  'art/src/*/messages/*.json',
  'client/src/**/*.ts',
  'contract/src/**/*.ts',
  'games/*/src/**/*.ts',
];

/** The same for the same sources, whenever and wherever they were written. */
export function stampOf(root: string): string {
  const files = globSync(sources, { cwd: root })
    .filter(file => !/\.test\.tsx?$/.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
