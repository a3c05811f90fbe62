import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MatchDifference = { readonly name: string; readonly stored: boolean };

/** The matches of one game, by name, each played when it is asked for. */
export type Matches = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Plays the matches again and names those that differ from the stored ones, or are missing. Writes only if asked to.
 */
export async function keep(
  folder: string,
  matches: Matches,
  { write }: { readonly write: boolean },
): Promise<readonly MatchDifference[]> {
  const differences: MatchDifference[] = [];
  for (const [name, played] of Object.entries(matches)) {
    const file = join(folder, `${name}.json`);
    const text = `${JSON.stringify(await played())}\n`;
    const stored = await readFile(file, 'utf8').catch(() => undefined);
    if (stored === text) continue;
    differences.push({ name, stored: stored !== undefined });
    if (!write) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
  }
  return differences;
}
