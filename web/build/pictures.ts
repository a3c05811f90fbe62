import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Pages need only the files of each picture. What they were drawn from is left out. */
export function pictureFiles(): Plugin {
  return {
    name: 'picture files',
    enforce: 'pre',
    load: id => {
      const [file = id] = id.split('?');
      if (!file.endsWith('/art/pictures/manifest.json')) return null;
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { readonly files: unknown }>>;
      const slim = Object.fromEntries(Object.entries(manifest).map(([picture, { files }]) => [picture, { files }]));
      // A browser parses JSON text many times faster than a literal.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(slim))});`,
        moduleType: 'js',
        map: null,
      };
    },
  };
}
