import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scene } from '@lamplight/art/check';

/** A picture is a file in one of these folders of art/src, and its name is the picture's id. */
export const folders = ['intel', 'districts', 'emerald'] as const;
export type Folder = (typeof folders)[number];

export interface Picture {
  readonly id: string;
  readonly file: string;
  readonly scene: Scene;
}

/** A file without a valid scene, and what to do about it. */
export interface BrokenPicture {
  readonly id: string;
  readonly file: string;
  readonly says: string;
}

export const isPicture = (one: Picture | BrokenPicture): one is Picture => 'scene' in one;
export const isBroken = (one: Picture | BrokenPicture): one is BrokenPicture => 'says' in one;

export async function filesIn(root: string, folder: Folder): Promise<readonly string[]> {
  const names = await readdir(join(root, 'art', 'src', folder)).catch(() => []);
  return names
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map(name => join(root, 'art', 'src', folder, name));
}

/** Reads the scene of one file. A file that somebody is still writing must not stop the rest. */
export async function readPicture(file: string): Promise<Picture | BrokenPicture> {
  const id = basename(file, '.ts');
  try {
    const module: { scene?: Scene | (() => Scene) } = await import(pathToFileURL(file).href);
    const scene = typeof module.scene === 'function' ? module.scene() : module.scene;
    if (scene === undefined) return { id, file, says: 'exports no `scene`: write `export const scene: Scene = …`.' };
    if (!Array.isArray(scene.layers))
      return { id, file, says: 'exports a `scene` without layers: see art/src/scene.ts.' };
    const wrong = /"(?:path|glow|water|clip)":"[^"]*(?:NaN|undefined|Infinity)/.exec(JSON.stringify(scene));
    if (wrong !== null)
      return { id, file, says: `has a path with NaN in it (${wrong[0].slice(0, 60)}…): mend its numbers.` };
    return { id, file, scene };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { id, file, says: `cannot be read (${why}): mend it first.` };
  }
}
