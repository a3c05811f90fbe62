import { build } from 'vite';

/** Makes the pages anew, and says in which folder they are. */
export async function buildPages(): Promise<string> {
  await build({ configFile: new URL('vite.config.ts', import.meta.url).pathname, logLevel: 'warn' });
  return new URL('dist/', import.meta.url).pathname;
}
