import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosen } from './choose.ts';
import { gallery } from './gallery.ts';
import { judge } from './judge.ts';
import { look } from './look.ts';
import { render } from './render.ts';
import { sheets } from './sheets.ts';
import { folderOf } from './store.ts';

/** A tree with a few pictures, small enough to be drawn in a test. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lamplight-art-'));
  await mkdir(join(root, 'games', 'emerald'), { recursive: true });
  await writeFile(join(root, 'games', 'emerald', 'cards.csv'), 'id,no\nbismarck,002\n');
  await writeFile(join(root, 'THIRD-PARTY.md'), '');
  for (const [folder, id, canvas, fill] of [
    ['intel', 'i01', 'hex', 'red'],
    ['intel', 'i02', 'hex', 'blue'],
    ['emerald', 'bismarck', 'card', 'green'],
  ] as const)
    await draw(folder, id, sceneText(canvas, fill, id));
  await draw('intel', 'i03', 'export const scene = {;');
  await draw('intel', 'i04', 'export const picture = 1;');
  await draw('intel', 'i05', sceneText('hex', 'red', 'i05').replace('M100', 'MNaN'));
});
afterAll(() => rm(root, { recursive: true }));

async function draw(folder: string, id: string, text: string): Promise<void> {
  await mkdir(join(root, 'art', 'src', folder), { recursive: true });
  await writeFile(join(root, 'art', 'src', folder, `${id}.ts`), text);
}

const sceneText = (canvas: string, fill: string, id: string): string =>
  `export const scene = () => (${JSON.stringify({
    canvas,
    idea: `A square in ${id} waits for the rain.`,
    composition: 'close',
    palette: 'rain',
    light: [300, 100],
    horizon: 300,
    layers: [
      { z: 1, lifted: true, nodes: [{ concept: { is: 'square' }, nodes: [{ path: 'M100 200h300v300h-300Z', fill }] }] },
    ],
    says: { place: 'here', time: 'now', mood: ['calm'], action: ['wait'] },
  })});\n`;

async function run(words: readonly string[], more: { again?: boolean } = {}) {
  const lines: string[] = [];
  const [files, all] = [await chosen(root, words), await chosen(root, [])];
  const result = await render({ root, files, all, again: more.again === true }, line => lines.push(line));
  return { ...result, text: lines.join('\n') };
}
const stored = async (): Promise<string[]> => (await readdir(folderOf(root))).filter(name => name.endsWith('.avif'));
const read = async (name: string) => JSON.parse(await readFile(join(folderOf(root), `${name}.json`), 'utf8'));

describe('which pictures', () => {
  const named = async (...words: string[]): Promise<string[]> =>
    (await chosen(root, words)).map(file => basename(file, '.ts'));

  test('all, one, those that begin so, those of a folder, or a file', async () => {
    expect(await named()).toHaveLength(6);
    expect(await named('i02')).toEqual(['i02']);
    expect(await named('i0')).toEqual(['i01', 'i02', 'i03', 'i04', 'i05']);
    expect(await named('emerald', 'bismarck')).toEqual(['bismarck']);
    expect(await named(join(root, 'art', 'src', 'intel', 'i01.ts'))).toEqual(['i01']);
  });

  test('a name that no picture has is asked wrongly', async () => {
    await expect(named('i77')).rejects.toThrow("No picture is called 'i77' or begins so.");
    await expect(named('nowhere.ts')).rejects.toThrow('There is no file nowhere.ts.');
  });
});

describe('rendering', () => {
  test('renders what can be read, and names what cannot', async () => {
    const { passed, text } = await run([]);
    expect(passed).toBe(false);
    expect(text).toMatch(/art\/src\/intel\/i03\.ts cannot be read \(.+\): mend it first\./);
    expect(text).toContain('art/src/intel/i04.ts exports no `scene`');
    expect(text).toContain('art/src/intel/i05.ts has a path with NaN in it');
    expect(text).toMatch(/600 px: 2 files, mean [\d.]+ kB, largest [\d.]+ kB/);
    expect(text).toMatch(/Rendered 3 of 6 in [\d.]+ s .*3 broken\./);
    expect(Object.keys(await read('manifest'))).toEqual(['bismarck', 'i01', 'i02']);
    expect((await read('concepts')).i01.concepts).toMatchObject([{ is: 'square', colours: ['red'] }]);
    expect(Object.keys(await read('prints'))).toHaveLength(3);
    expect(await stored()).toHaveLength(6);
    expect(Object.keys(await read('manifest').then(all => all.i01.files))).toEqual(['320', '600']);
  });

  test('renders nothing again that did not change', async () => {
    expect((await run([])).text).toContain('Rendered 0 of 6');
    expect((await run(['i01'], { again: true })).text).toContain('Rendered 1 of 1');
  });

  test('draws the same bytes from the same scene', async () => {
    const before = await stored();
    await run(['i01', 'i02'], { again: true });
    expect(await stored()).toEqual(before);
  });

  test('renders again when the stored hash is that of another scene, and deletes what nobody draws any more', async () => {
    const manifest = await read('manifest');
    await writeFile(
      join(folderOf(root), 'manifest.json'),
      JSON.stringify({ ...manifest, i01: { ...manifest.i01, scene: 'old' } }),
    );
    await writeFile(join(folderOf(root), 'feedfeedfeed.avif'), 'old');
    await rm(join(root, 'art', 'src', 'intel', 'i02.ts'));
    const { text } = await run([]);
    expect(text).toContain('Rendered 1 of 5');
    expect(text).toContain('deleted 3 old files');
    expect(Object.keys(await read('manifest'))).toEqual(['bismarck', 'i01']);
    expect(await stored()).toHaveLength(4);
  });

  test('judges what is stored: nothing is stale, but much is missing', async () => {
    const { faults } = await judge(root);
    const said = faults.map(({ file = '', says }) => `${file} ${says}`);
    expect(said).toContainEqual(expect.stringContaining('art/src/districts/d7b5.ts does not exist'));
    expect(said.join('\n')).not.toContain('was changed');
    await writeFile(join(folderOf(root), (await stored())[0] ?? ''), 'other bytes');
    const after = (await judge(root)).faults.map(({ says }) => says).join('\n');
    expect(after).toContain('was changed by hand');
  });
});

test('looks at pictures without storing anything', async () => {
  const before = await readdir(folderOf(root));
  const out = join(root, 'look.png');
  const files = await chosen(root, ['i01', 'i03', 'bismarck']);
  const lines: string[] = [];
  const { passed } = await look({ root, out, files, width: 101, columns: 2, cut: true }, line => lines.push(line));
  expect(passed).toBe(false);
  expect(lines.join('\n')).toContain('art/src/intel/i03.ts cannot be read');
  // Two cells of 101 × 141, the height of the card, and eight pixels around each.
  expect((await readFile(out)).subarray(16, 24)).toEqual(Buffer.from([0, 0, 0, 226, 0, 0, 0, 157]));
  expect(await readdir(folderOf(root))).toEqual(before);
});

test('lays what is stored on sheets, and says which pictures are missing', async () => {
  await run([], { again: true });
  const lines: string[] = [];
  const { passed } = await sheets(root, line => lines.push(line));
  expect(passed).toBe(false);
  expect(await readdir(join(root, 'docs', 'art'))).toEqual([
    'emerald-1.jpg',
    'emerald-96.jpg',
    'intel-1.jpg',
    'intel-96.jpg',
    'kit-animals.jpg',
    'kit-city.jpg',
    'kit-emerald.jpg',
    'kit-motifs.jpg',
    'kit-nature.jpg',
    'kit-people.jpg',
    'kit-rooms.jpg',
    'kit-things.jpg',
  ]);
  expect(lines.join('\n')).toContain('without i02 i03');
  expect(lines.join('\n')).toContain('districts: none of its 70 pictures is rendered yet.');
});

test('names a taken port instead of showing a stack trace', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(gallery(root, port, () => {})).rejects.toThrow(`The gallery cannot open port ${port}`);
  other.close();
});
