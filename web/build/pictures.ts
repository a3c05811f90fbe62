import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Of each picture a page needs its files; what they were drawn from is for those who draw. */
export function pictureFiles(): Plugin {
  return {
    name: 'picture files',
    enforce: 'pre',
    load: id => {
      const [file = id] = id.split('?');
      if (!file.endsWith('/art/pictures/manifest.json')) return null;
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { readonly files: unknown }>>;
      const slim = Object.fromEntries(Object.entries(manifest).map(([picture, { files }]) => [picture, { files }]));
      // A text is parsed by a browser many times faster than a literal.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(slim))});`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}
