import type { Plugin, Rolldown } from 'vite';
import { games } from '../src/route.ts';

/**
 * The entry module of each kind of page. The server names its scripts in the page it sends, so that all are loaded at
 * once.
 */
const starts: Readonly<Record<string, string>> = {
  home: '/web/src/home/home.tsx',
  table: '/web/src/table/table-page.tsx',
  ...Object.fromEntries(
    games.flatMap(game => [
      [`lobby ${game}`, `/web/src/${game}/lobby/lobby.tsx`],
      [`match ${game}`, `/web/src/${game}/match.tsx`],
    ]),
  ),
};

/** Writes preloads.json: the scripts of each entry with their static imports, without those of every page. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(part => part.type === 'chunk');
      const ofEveryPage = closureOf(
        bundle,
        chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
      );
      const found = Object.entries(starts).map(([name, file]) => {
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(file));
        if (start === undefined)
          throw new Error(`There is no ${file} to preload for ${name}: mend web/build/preloads.ts.`);
        return [
          name,
          [...closureOf(bundle, [start.fileName])].filter(each => !ofEveryPage.has(each)).map(each => `/${each}`),
        ];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(found)) });
    },
  };
}

function closureOf(bundle: Rolldown.OutputBundle, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const name of seen) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) seen.add(next);
  }
  return seen;
}
