import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Legibility, linesOf, type Manifest, nameOf, type Print, type Shown } from '@lamplight/art/check';
import type { Pressed } from '@lamplight/art/press';

/** What `npm run art` stores of the pictures, in art/pictures. */
export interface PictureStore {
  readonly manifest: Manifest;
  readonly concepts: Readonly<Record<string, Shown>>;
  readonly prints: Readonly<Record<string, Print & Legibility>>;
}

const parts = ['manifest', 'concepts', 'prints'] as const satisfies (keyof PictureStore)[];

export const folderOf = (root: string): string => join(root, 'art', 'pictures');

export async function openStore(root: string): Promise<PictureStore> {
  const [manifest, concepts, prints] = await Promise.all(
    parts.map(async part => JSON.parse(await readFile(join(folderOf(root), `${part}.json`), 'utf8').catch(() => '{}'))),
  );
  return { manifest, concepts, prints };
}

export async function keep(
  root: string,
  store: PictureStore,
  id: string,
  scene: string,
  pressed: Pressed,
): Promise<PictureStore> {
  await mkdir(folderOf(root), { recursive: true });
  const files: Record<string, string> = {};
  for (const [width, bytes] of pressed.files) {
    files[width] = nameOf(bytes);
    await writeFile(join(folderOf(root), nameOf(bytes)), bytes);
  }
  return {
    manifest: { ...store.manifest, [id]: { scene, files } },
    concepts: { ...store.concepts, [id]: pressed.shown },
    prints: { ...store.prints, [id]: pressed.print },
  };
}

/** Removes pictures without a scene from the lists, and deletes the files that no list names. */
export async function close(root: string, store: PictureStore, ids: ReadonlySet<string>): Promise<readonly string[]> {
  const folder = folderOf(root);
  await mkdir(folder, { recursive: true });
  const alive = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  const manifest = alive(store.manifest);
  await writeFile(join(folder, 'manifest.json'), linesOf(manifest));
  await writeFile(join(folder, 'concepts.json'), linesOf(alive(store.concepts)));
  await writeFile(join(folder, 'prints.json'), linesOf(alive(store.prints)));
  const named = new Set(Object.values(manifest).flatMap(({ files }) => Object.values(files)));
  const orphans = (await readdir(folder)).filter(name => name.endsWith('.avif') && !named.has(name));
  await Promise.all(orphans.map(name => rm(join(folder, name))));
  return orphans;
}

export async function sizesOf(root: string, manifest: Manifest): Promise<ReadonlyMap<string, readonly number[]>> {
  const sizes = new Map<string, number[]>();
  for (const { files } of Object.values(manifest)) {
    for (const [width, name] of Object.entries(files)) {
      const { size } = await stat(join(folderOf(root), name));
      sizes.set(width, [...(sizes.get(width) ?? []), size]);
    }
  }
  return sizes;
}
