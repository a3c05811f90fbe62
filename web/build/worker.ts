import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { picturesNamedIn } from './named-pictures.ts';

const source = join(import.meta.dirname, '../src/offline/worker.ts');
const files = join(import.meta.dirname, '../public');

/**
 * Modules of pages that need a server: they are loaded online only. The words and buttons of the table are an
 * exception, because lessons use them.
 */
const online = /\/web\/src\/(?:table\/(?!messages\/|opening\/)|replay\/|\w+\/replay\/(?!messages\/))/;
const own = /\/web\/src\//;
/** The alternative texts of the pictures. Those of Emerald are available online only. */
const texts = /\/art\/src\/(?:intel|districts)\/messages\//;

const faces = /\.woff2$/;
/** A script that is no chunk is a page's own worker: see `web/src/shadows/stage`. */
const scripts = /^assets\/.*\.js$/;

/**
 * Builds the service worker as /sw.js, with the lists of files to cache from the start and to cache when there is time.
 */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { atOnce, later, modules } = keptOf(bundle);
      const shell = addressesOf([...atOnce, ...readdirSync(files)]);
      const pictures = picturesNamedIn(modules);
      const version = createHash('sha256');
      for (const file of shell.toSorted()) version.update(file);
      for (const file of readdirSync(files)) version.update(readFileSync(join(files, file)));
      version.update(JSON.stringify([later, pictures])).update(readFileSync(source));
      const code = await workerCode({
        KEPT_FILES: JSON.stringify(shell),
        KEPT_LATER: JSON.stringify(addressesOf(later)),
        KEPT_PICTURES: JSON.stringify(pictures),
        KEPT_VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

const addressesOf = (names: readonly string[]): readonly string[] =>
  names.map(file => (file.startsWith('/') ? file : `/${file}`));

interface CachedFiles {
  /**
   * The entry with its static imports, styles, fonts and the pages' own workers. Of what is loaded later, only our
   * pages that need no server.
   */
  readonly atOnce: readonly string[];
  /** What these pages can do without for a while. */
  readonly later: readonly string[];
  /** The modules they are built from. */
  readonly modules: readonly string[];
}

export function keptOf(bundle: Rolldown.OutputBundle): CachedFiles {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const [kept, later, modules] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk') chunks.set(name, part);
    else if (faces.test(name) || scripts.test(name)) kept.add(name);
  }
  const take = (name: string) => {
    const chunk = chunks.get(name);
    if (chunk === undefined || kept.has(name)) return;
    kept.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
    for (const module of chunk.moduleIds) modules.add(module.replaceAll('\\', '/'));
    for (const next of chunk.imports) take(next);
    for (const next of chunk.dynamicImports) {
      const from = chunks.get(next)?.facadeModuleId?.replaceAll('\\', '/') ?? '';
      if (own.test(from) && !online.test(from)) take(next);
      else if (texts.test(from)) later.add(next);
    }
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) take(name);
  return { atOnce: [...kept], later: [...later], modules: [...modules] };
}

/** As one classic script, since not all browsers support module workers. */
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
