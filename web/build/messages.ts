import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { packed } from '../src/words/packed.ts';

/**
 * Ships catalogues parsed, so that the pages need no parser. All of them: without a parser, react-intl treats a plain
 * text as an error.
 */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed messages',
    enforce: 'pre',
    load: id => {
      const [file = id] = id.split('?');
      if (!/\/web\/src\/.*\/messages\/\w\w\.json$/.test(file)) return null;
      const sentences = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      const parsed = Object.entries(sentences).map(([key, sentence]) => [key, packed(parse(sentence))]);
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(parsed)));
      return { code: `export default JSON.parse(${text});`, moduleType: 'js', map: null };
    },
  };
}
