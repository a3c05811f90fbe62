/** Officer and Detective in small made-up worlds in which the right choice is obvious. */
import { expect, test } from 'vitest';
import { type HeardClue, takenFor, takenWithWhy } from './detective.ts';
import { skills } from './levels.ts';
import { choose } from './officer.ts';
import type { Eye } from './reading.ts';
import { type ClueSpot, cluesIn, type Field } from './speaking.ts';
import { plain, tastes } from './tempers.ts';

/** Pictures are strings of letters: the more letters they share, the more alike they are. */
const eye: Eye = (card, picture) => [...card].filter(letter => picture.includes(letter)).length / 4;
const spot = (cell: number, picture: string, moves: number | undefined): ClueSpot => ({
  cell,
  picture,
  moves,
  isPolice: moves === undefined,
});
const field = (near: readonly ClueSpot[], cards: readonly string[], far: readonly ClueSpot[] = []): Field => ({
  near,
  far,
  cards,
});
const chosen = (around: Field, level: keyof typeof skills, taste = plain) =>
  choose(around, cluesIn(around, [eye], 20), { skill: skills[level], taste, hurry: 0 });

test('[SA-GATHER-1] an Officer gives the card that says where the way leads on', () => {
  const around = field([spot(1, 'abcd', 3), spot(2, 'efgh', 6)], ['ab', 'ef']);
  for (const level of ['newcomer', 'regular', 'expert', 'mastermind'] as const)
    expect(chosen(around, level)).toMatchObject({ cards: ['ab'], meant: 1 });
});

test('who thinks of the listener does not give what says police as well', () => {
  // «abe» is most like the goal, and just as much like the police beside it.
  const around = field([spot(1, 'abcd', 3), spot(2, 'abce', undefined)], ['abc', 'd']);
  expect(chosen(around, 'newcomer')?.cards).toEqual(['abc']);
  expect(chosen(around, 'expert')?.cards).toEqual(['d']);
  expect(chosen(around, 'mastermind')?.cards).toEqual(['d']);
});

test('nobody is led to and fro for what can be said a little better', () => {
  const around = field([spot(1, 'abcd', 3), spot(2, 'efgh', 4), spot(3, 'aijk', 6)], ['abc', 'efgh']);
  const clues = cluesIn(around, [eye], 3);
  const chanceOf = (card: string, place: number) => clues.find(({ cards }) => cards.join() === card)?.chances[place];
  expect(chanceOf('efgh', 1)).toBeGreaterThan(chanceOf('abc', 0)! + 0.1);
  for (const level of ['regular', 'expert', 'mastermind'] as const)
    expect(choose(around, clues, { skill: skills[level], taste: plain, hurry: 0 })?.meant).toBe(1);
});

test('two cards lead two cells away, and are chosen for what fits both', () => {
  const around = field([spot(1, 'zzzz', undefined)], ['ab', 'cd', 'xy'], [spot(5, 'abcd', 2), spot(6, 'abxy', 9)]);
  expect(chosen(around, 'expert')).toMatchObject({ cards: ['ab', 'cd'], meant: 5 });
});

test('of two ways that are nearly as clear, the bold give two cards and the careful one', () => {
  const near = [spot(1, 'abcd', 3), spot(2, 'efgh', 9)];
  const far = [spot(5, 'ijkl', 3), spot(6, 'mnop', 9)];
  const around = field(near, ['abc', 'ijk', 'ijl'], far);
  for (const level of ['expert', 'mastermind'] as const) {
    expect(chosen(around, level, tastes.bold)?.cards).toEqual(['ijk', 'ijl']);
    expect(chosen(around, level, tastes.careful)?.cards).toEqual(['abc']);
  }
});

test('past the police others take the short way, and the careful go round; in a hurry they do not either', () => {
  const around = field([spot(1, 'abcd', 3), spot(2, 'efgh', 4), spot(3, 'abzz', undefined)], ['abc', 'efg']);
  const clues = cluesIn(around, [eye], 7);
  const meant = (taste: typeof plain, hurry: number) =>
    choose(around, clues, { skill: skills.expert, taste, hurry })?.meant;
  expect(meant(plain, 0)).toBe(1);
  expect(meant(tastes.careful, 0)).toBe(2);
  expect(meant(tastes.careful, 1)).toBe(1);
});

test('where every way ends at the police, nothing is chosen', () => {
  expect(chosen(field([spot(1, 'abcd', undefined)], ['ab']), 'expert')).toBeUndefined();
});

const heard = (parts: Partial<HeardClue>): HeardClue => ({
  cards: ['ab'],
  cells: ['0,1', '1,0'],
  pictureOf: cell => (cell === '0,1' ? 'abcd' : 'abef'),
  choice: undefined,
  before: () => 1,
  ...parts,
});

test('what fits two cells alike is taken for either', () => {
  expect(takenFor(heard({}), eye, 20)).toEqual([0.5, 0.5]);
});

test('nobody is led to police twice', () => {
  const [first = 0, second = 0] = takenFor(heard({ before: cell => (cell === '0,1' ? 0.02 : 1) }), eye, 20);
  expect(second).toBeGreaterThan(first * 10);
});

test('who asks why knows what would have been said instead', () => {
  // «cd» was there and clearly means the first cell. It was not given, so the second is meant.
  const [first = 0, second = 0] = takenWithWhy(heard({ choice: ['ab', 'cd', 'yz'] }), eye, 20);
  expect(second).toBeGreaterThan(first);
});
