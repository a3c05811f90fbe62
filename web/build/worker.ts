import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src/offline/worker.ts');
const files = join(import.meta.dirname, '../public');

/** Pages that cannot do without a server: whoever opens them has a line, and fetches them then. */
const online = /\/web\/src\/(?:table|replay)\//;
const own = /\/web\/src\//;

/** Builds the worker as /sw.js, and tells it which files to keep from the start. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const kept = [...keptOf(bundle), ...readdirSync(files)].map(file => (file.startsWith('/') ? file : `/${file}`));
      const version = createHash('sha256');
      for (const file of kept.toSorted()) version.update(file);
      for (const file of readdirSync(files)) version.update(readFileSync(join(files, file)));
      version.update(readFileSync(source));
      const code = await workerCode({
        KEPT_FILES: JSON.stringify(kept),
        KEPT_VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

/** The entry and what it leads to, their styles and the faces; of what is loaded later, our own pages that need no server. */
export function keptOf(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const kept = new Set<string>();
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk') chunks.set(name, part);
    else if (name.endsWith('.woff2')) kept.add(name);
  }
  const take = (name: string) => {
    const chunk = chunks.get(name);
    if (chunk === undefined || kept.has(name)) return;
    kept.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
    for (const next of chunk.imports) take(next);
    for (const next of chunk.dynamicImports) {
      const from = chunks.get(next)?.facadeModuleId?.replaceAll('\\', '/') ?? '';
      if (own.test(from) && !online.test(from)) take(next);
    }
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) take(name);
  return [...kept];
}

/** As one classic script, since workers of modules are young. */
async function workerCode(define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, target: 'es2024', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('Vite built no worker from src/offline/worker.ts.');
  return chunk.code;
}
