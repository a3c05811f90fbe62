import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { pictureFolder, pictureIds, pictureOf, widthsOf } from './public.ts';
import { textsIn } from './texts.ts';

const root = join(import.meta.dirname, '..', '..');

test('every picture has a file for each width, and it is there', () => {
  expect(pictureIds.length).toBeGreaterThan(0);
  const files = pictureIds.flatMap(id => widthsOf(id).map(width => pictureOf(id, width)));
  expect(files.filter(file => file === undefined || !existsSync(join(root, pictureFolder, file)))).toEqual([]);
});

test('the file is at least as wide as asked, or the widest there is', () => {
  const [id = ''] = pictureIds;
  const [small = 0, large = 0] = widthsOf(id);
  expect(small).toBeLessThan(large);
  expect(pictureOf(id, 1)).toBe(pictureOf(id, small));
  expect(pictureOf(id, small + 1)).toBe(pictureOf(id, large));
  expect(pictureOf(id, 9999)).toBe(pictureOf(id, large));
  expect(pictureOf('nobody', 1)).toBeUndefined();
});

test('the server knows what each picture shows', () => {
  expect(pictureIds.filter(id => (conceptsOf(id)?.concepts.length ?? 0) === 0)).toEqual([]);
  expect(conceptsOf('nobody')).toBeUndefined();
});

test('each language has its own text', async () => {
  const [english, russian] = [await textsIn('en'), await textsIn('ru')];
  expect([...english.keys()].sort()).toEqual([...russian.keys()].sort());
  expect(russian.get('i01')).toMatch(/\p{Script=Cyrillic}/u);
});

test('a bundler splits the languages, and no idea, scene or concept comes along', async () => {
  const built = await build({
    root,
    logLevel: 'silent',
    configFile: false,
    build: { write: false, lib: { entry: join(root, 'art/src/public.ts'), formats: ['es'] }, minify: false },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new Error('Vite built nothing.');
  const chunks = bundle.output.flatMap(part => (part.type === 'chunk' ? [part] : []));
  const entry = chunks.find(chunk => chunk.isEntry);
  const russian = (await textsIn('ru')).get('i01') ?? '';
  expect(entry?.code).not.toContain(russian);
  expect(chunks.some(chunk => !chunk.isEntry && chunk.code.includes(russian))).toBe(true);
  const all = chunks.map(chunk => chunk.code).join('\n');
  for (const secret of ['composition:', 'mood:', 'node:']) expect(all).not.toContain(secret);
});
