import { describe, expect, test } from 'vitest';
import { intelScene, printOf, shownOf, soundFacts } from '../../fixtures/facts.ts';
import { hashOf } from '../press/hash.ts';
import type { Scene } from '../scene.ts';
import { type Facts, type Kind, languages, type Pictured } from './facts.ts';
import { pictureFaults } from './faults.ts';
import { pairsOf } from './sameness.ts';
import { tables } from './tables.ts';

const sound = soundFacts();
const faultsOf = (facts: Partial<Facts>): string[] =>
  pictureFaults({ ...sound, ...facts }).map(({ file = '', says }) => `${file} ${says}`);
const withScene = (n: number, more: Partial<Scene>): Partial<Facts> => {
  const scene = { ...intelScene(n), ...more };
  const id = `i0${n + 1}`;
  return {
    pictured: sound.pictured.map(one => (one.id === id ? { ...one, scene, hash: hashOf(scene) } : one)),
    manifest: { ...sound.manifest, [id]: { ...sound.manifest[id]!, scene: hashOf(scene) } },
  };
};
const withShown = (more: Partial<ReturnType<typeof shownOf>>): Partial<Facts> => ({
  concepts: { ...sound.concepts, i01: { ...shownOf(0), ...more } },
});

test('with three sound pictures nothing is wrong', () => {
  expect(faultsOf({})).toEqual([]);
});

describe('the manifest', () => {
  test.each<[string, Partial<Facts>, string]>([
    [
      'a scene that was changed',
      { pictured: sound.pictured.map(one => (one.id === 'i02' ? { ...one, hash: 'other' } : one)) },
      'art/src/intel/i02.ts was changed since its picture was rendered: run `npm run art`',
    ],
    ['a scene that was never rendered', { manifest: {} }, 'art/src/intel/i01.ts was never rendered'],
    [
      'a picture the game has and nobody drew',
      { wanted: { ...sound.wanted, emerald: ['bismarck'] } },
      'art/src/emerald/bismarck.ts does not exist, but the game has this picture',
    ],
    [
      'a picture that no game has',
      { wanted: { ...sound.wanted, intel: ['i01', 'i02'] } },
      'art/src/intel/i03.ts is a picture that no game asks for',
    ],
    [
      'a width that is missing',
      { manifest: { ...sound.manifest, i01: { ...sound.manifest.i01!, files: { 320: 'i01small.avif' } } } },
      'art/src/intel/i01.ts has no picture 600 px wide',
    ],
    [
      'a picture whose scene is gone',
      { pictured: sound.pictured.slice(1), wanted: { ...sound.wanted, intel: ['i02', 'i03'] } },
      'art/pictures/manifest.json has i01, which no scene draws any more',
    ],
    [
      'a file that is gone',
      { files: new Map([...sound.files].slice(1)) },
      'art/pictures/i01small.avif is named by the manifest and does not exist',
    ],
    [
      'a file too many',
      { files: new Map([...sound.files, ['old.avif', 'old.avif']]) },
      'art/pictures/old.avif is named by nothing',
    ],
    [
      'a file that was changed by hand',
      { files: new Map([...sound.files, ['i01small.avif', 'abc.avif']]) },
      'art/pictures/i01small.avif was changed by hand: by its content it should be called abc.avif',
    ],
    ['a picture that was not measured', { prints: {} }, 'art/src/intel/i01.ts was rendered but not measured'],
  ])('finds %s', (_name, facts, says) => {
    expect(faultsOf(facts)).toContainEqual(expect.stringContaining(says));
  });
});

describe('ideas and texts', () => {
  test.each<[string, Partial<Facts>, string]>([
    [
      'the same idea twice',
      withScene(1, { idea: 'Cat number A looks at the rain!' }),
      'i02.ts has the same idea as i01',
    ],
    [
      'an idea of two sentences',
      withScene(1, { idea: 'A cat looks out. It rains.' }),
      'which is not one whole sentence',
    ],
    ['an idea that is no sentence', withScene(1, { idea: 'cat' }), 'which is not one whole sentence'],
    [
      'a text that is missing in one language',
      { texts: { ...sound.texts, intel: { ...sound.texts.intel, pl: { i01: 'Kot.', i02: 'Kot.' } } } },
      'art/src/intel/messages/pl.json says nothing of i03',
    ],
    [
      'a text of no picture',
      { texts: { ...sound.texts, intel: { ...sound.texts.intel, ru: { ...sound.texts.intel.ru, i99: 'Кот.' } } } },
      'art/src/intel/messages/ru.json describes i99, which is no picture',
    ],
  ])('finds %s', (_name, facts, says) => {
    expect(faultsOf(facts)).toContainEqual(expect.stringContaining(says));
  });
});

describe('words', () => {
  const { says, concepts } = shownOf(0);
  test.each<[string, Partial<ReturnType<typeof shownOf>>, string]>([
    ['too few words', { concepts: concepts.slice(0, 3) }, 'i01.ts can be said in only 7 words: draw or say at least 9'],
    [
      'nobody in it',
      { concepts: concepts.slice(1) },
      'i01.ts shows no person or an animal: add a person or an animal.',
    ],
    ['nothing but people', { concepts: concepts.slice(0, 1) }, 'i01.ts shows no object: add an object.'],
    ['no action', { says: { ...says, action: [] } }, 'i01.ts shows no action: add an action.'],
    ['no mood', { says: { ...says, mood: [] } }, 'i01.ts shows no mood: add a mood.'],
    ['no place', { says: { ...says, place: '' } }, 'i01.ts shows no place: add a place.'],
    ['no time and no weather', { says: { ...says, time: '' } }, 'i01.ts shows no time or a weather'],
  ])('finds %s', (_name, shown, sentence) => {
    expect(faultsOf(withShown(shown))).toContainEqual(expect.stringContaining(sentence));
  });
});

describe('sameness and legibility', () => {
  test('finds two pictures that are alike, and says how', () => {
    const facts = { prints: { ...sound.prints, i02: printOf(0) }, concepts: { ...sound.concepts, i02: shownOf(0) } };
    expect(faultsOf(facts)).toContainEqual(
      expect.stringMatching(/i01 and i02 only 0\.\d\d apart \(composition 0\.\d\d, palette 0\.00, tags 0\.00\)/),
    );
  });

  test('Emerald cards may be alike: they have names on them', () => {
    const emerald = sound.pictured.map(one => ({ ...one, kind: 'emerald' as const }));
    expect(pairsOf({ ...sound, pictured: emerald })).toEqual([]);
  });

  test.each([
    [{ contrast: 0.02 }, 'has its hero (cat) only 0.02 from what surrounds it'],
    [{ spread: 0.01 }, 'has light and dark only 0.01 apart'],
  ])('finds a picture that cannot be read: %o', (more, says) => {
    const prints = { ...sound.prints, i01: { ...printOf(0), ...more } };
    expect(faultsOf({ prints })).toContainEqual(expect.stringContaining(says));
  });
});

describe('the spread', () => {
  const many = (kind: Kind, count: number, scene: (n: number) => Partial<Scene>): Pictured[] =>
    Array.from({ length: count }, (_, n) => ({
      id: `x${n}`,
      kind,
      scene: { ...intelScene(0), ...scene(n) },
      hash: 'x',
    }));

  test('finds a palette that is in too many pictures', () => {
    const palettes = ['teal', 'sodium', 'rain', 'neon', 'dawn', 'winter', 'gold', 'absinthe', 'noon', 'coral'] as const;
    const even = many('intel', 40, n => ({ palette: palettes[n % 10]! }));
    const uneven = many('intel', 40, n => ({ palette: n < 12 ? 'teal' : palettes[n % 10]! }));
    expect(faultsOf({ pictured: even }).join()).not.toContain('has the palette');
    expect(faultsOf({ pictured: uneven })).toContainEqual(
      expect.stringContaining('has the palette teal in 14 of 40 pictures, more than twice the mean of 4.0'),
    );
  });

  test('finds a palette of the other game', () => {
    expect(faultsOf(withScene(0, { palette: 'abyss' }))).toContainEqual(
      expect.stringContaining('has the palette abyss, which is not one of Shadows'),
    );
  });

  test('finds too many wide shots', () => {
    const pictured = many('intel', 30, n => ({ composition: n < 11 ? 'wide' : 'close' }));
    expect(faultsOf({ pictured })).toContainEqual(expect.stringContaining('has 11 wide shots of 30'));
  });

  test('finds too many houses', () => {
    const pictured = many('districts', 30, () => ({}));
    const house = { ...shownOf(0), concepts: [{ ...shownOf(0).concepts[1]!, is: 'house' }] };
    const concepts = Object.fromEntries(pictured.map(({ id }, n) => [id, n < 11 ? house : shownOf(n)]));
    expect(faultsOf({ pictured, concepts })).toContainEqual(
      expect.stringContaining('has houses as the subject of 11 of 30 pictures'),
    );
  });
});

test('the tables name the closest pairs and the least legible, and count palettes', () => {
  const lines = [...tables(sound)].join('\n');
  expect(lines).toMatch(/The 10 closest of 3 pairs \(the least is 0\.\d+, the mean \d\.\d\d\):\n {2}i0\d i0\d/);
  expect(lines).toContain('least legible of 3 at 96 px');
  expect(lines).toContain('palettes of Shadows (at most 0 of each)');
  expect(lines).toMatch(/intel +districts +together\n {2}rain +3 +0 +3\n/);
  expect(lines).toContain('wide shots in intel)');
  expect(languages).toHaveLength(5);
});
