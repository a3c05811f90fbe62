/**
 * Builds the pages into the given folder. It runs as a process of its own, so that the caller need not load a bundler.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { press } from './press.ts';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Say into which folder to build the pages.');
try {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  // Node reads the configuration itself. Vite would bundle it and write it beside the packages, which may be read-only.
  await build({ configFile, configLoader: 'native', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await press(outDir);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
