import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Catalogues go out parsed, so that no parser has to. */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed messages',
    enforce: 'pre',
    load: id => {
      const [file = id] = id.split('?');
      if (!/\/web\/src\/.*\/messages\/\w\w\.json$/.test(file)) return null;
      const sentences = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      const parsed = Object.entries(sentences).map(([key, sentence]) => [key, slim(parse(sentence))]);
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(parsed)));
      return { code: `export default JSON.parse(${text});`, moduleType: 'js', map: null };
    },
  };
}

/** A sentence without places to fill in stays a text. */
function slim(parts: ReturnType<typeof parse>): unknown {
  const [only, ...more] = parts;
  if (only === undefined) return '';
  return more.length === 0 && only.type === 0 ? only.value : parts;
}
