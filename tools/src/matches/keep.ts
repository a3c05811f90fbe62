import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtures, playFixture } from './shadows.ts';

export type Difference = { readonly name: string; readonly stored: boolean };

/** Plays the matches again and names those that the folder holds otherwise or not at all. Writes only if asked to. */
export async function keep(folder: string, { write }: { readonly write: boolean }): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const [name, fixture] of Object.entries(fixtures)) {
    const file = join(folder, `${name}.json`);
    const text = `${JSON.stringify(await playFixture(fixture))}\n`;
    const stored = await readFile(file, 'utf8').catch(() => undefined);
    if (stored === text) continue;
    differences.push({ name, stored: stored !== undefined });
    if (!write) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
  }
  return differences;
}
