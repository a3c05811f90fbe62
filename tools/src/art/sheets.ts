import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, cutOut, districts, grid, honeycomb, jpeg, type Layout, laid, sizeAt } from '@lamplight/art/press';
import { wantedIds } from './ids.ts';
import { kitSheets } from './kit-sheets.ts';
import { folderOf, openStore, type PictureStore } from './store.ts';

interface Sheet {
  readonly name: string;
  readonly canvas: Canvas;
  readonly ids: readonly string[];
  readonly width: number;
  layout(count: number): Layout;
}

/** The limit that the README of art/ gives for a sheet. */
const heaviest = 1.5e6;

const isMap = (id: string): boolean => id.startsWith('map');

function sheetsOf(root: string): readonly Sheet[] {
  const { intel, districts: sides, emerald } = wantedIds(root);
  const cards = emerald.filter(id => !isMap(id));
  const hexes = (width: number, columns: number) => (count: number) => honeycomb(count, columns, sizeAt('hex', width));
  const faces = (width: number, columns: number) => (count: number) => grid(count, columns, sizeAt('card', width));
  return [
    { name: 'intel-1', canvas: 'hex', ids: intel.slice(0, 42), width: 300, layout: hexes(300, 7) },
    { name: 'intel-2', canvas: 'hex', ids: intel.slice(42), width: 300, layout: hexes(300, 7) },
    { name: 'intel-96', canvas: 'hex', ids: intel, width: 96, layout: hexes(96, 14) },
    {
      name: 'districts',
      canvas: 'hex',
      ids: sides,
      width: 210,
      layout: count => districts(count / 5, sizeAt('hex', 210)),
    },
    {
      name: 'districts-96',
      canvas: 'hex',
      ids: sides,
      width: 96,
      layout: count => districts(count / 5, sizeAt('hex', 96)),
    },
    { name: 'emerald-1', canvas: 'card', ids: cards.slice(0, 45), width: 240, layout: faces(240, 9) },
    { name: 'emerald-2', canvas: 'card', ids: cards.slice(45), width: 240, layout: faces(240, 9) },
    { name: 'emerald-96', canvas: 'card', ids: cards, width: 96, layout: faces(96, 15) },
  ];
}

/** Contact sheets of the stored pictures, so that they show what players see. A missing picture leaves a dark spot. */
export async function sheets(root: string, say: (line: string) => void) {
  const store = await openStore(root);
  const folder = join(root, 'docs', 'art');
  await mkdir(folder, { recursive: true });
  const maps = wantedIds(root).emerald.filter(isMap);
  const written: { name: string; bytes: number; missing: readonly string[] }[] = [];
  const jobs = [
    ...sheetsOf(root).map(sheet => ({ name: sheet.name, make: () => made(root, store, sheet) })),
    ...maps.map(id => ({ name: `emerald-${id}`, make: () => alone(root, store, id) })),
    ...(await kitSheets()).map(({ name, make }) => ({ name, make: async () => ({ file: await make(), missing: [] }) })),
  ];
  for (const { name, make } of jobs) {
    const { file, missing } = await make();
    if (file === undefined) {
      say(`${name}: none of its ${missing.length} pictures is rendered yet.`);
      written.push({ name, bytes: 0, missing });
      continue;
    }
    await writeFile(join(folder, `${name}.jpg`), file);
    written.push({ name, bytes: file.length, missing });
    say(
      `docs/art/${name}.jpg ${(file.length / 1000).toFixed(0)} kB${missing.length === 0 ? '' : `, without ${missing.join(' ')}`}`,
    );
  }
  const heavy = written.filter(({ bytes }) => bytes > heaviest);
  for (const { name } of heavy)
    say(`docs/art/${name}.jpg is heavier than ${heaviest / 1e6} MB: make its pictures smaller.`);
  return { passed: heavy.length === 0 && written.every(({ missing }) => missing.length === 0), json: written };
}

/** A map gets a sheet of its own, at its stored width. */
async function alone(root: string, store: PictureStore, id: string): Promise<Made> {
  const name = widestOf(store, id);
  if (name === undefined) return { file: undefined, missing: [id] };
  return { file: await jpeg(await readFile(join(folderOf(root), name))), missing: [] };
}

function widestOf({ manifest }: PictureStore, id: string): string | undefined {
  const files = Object.entries(manifest[id]?.files ?? {});
  return files.sort(([one], [other]) => Number(other) - Number(one))[0]?.[1];
}

interface Made {
  readonly file: Buffer | undefined;
  readonly missing: readonly string[];
}

async function made(root: string, store: PictureStore, { canvas, ids, width, layout }: Sheet): Promise<Made> {
  const all = layout(ids.length);
  const missing: string[] = [];
  const there: { image: Buffer; spot: Layout['spots'][number] }[] = [];
  for (const [n, id] of ids.entries()) {
    const name = widestOf(store, id);
    const spot = all.spots[n];
    if (name === undefined || spot === undefined) missing.push(id);
    else there.push({ image: await cutOut(await readFile(join(folderOf(root), name)), canvas, width), spot });
  }
  if (there.length === 0) return { file: undefined, missing };
  const images = there.map(({ image }) => image);
  const sheet = laid(images, { ...all, spots: there.map(({ spot }) => spot) });
  return { file: await jpeg(await sheet.png({ compressionLevel: 1 }).toBuffer()), missing };
}
