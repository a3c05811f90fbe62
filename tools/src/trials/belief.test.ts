import { nothingSeen, remember, suspicionIn } from '@lamplight/bots';
import type { Json } from '@lamplight/contract';
import { emeraldKit } from '@lamplight/emerald/kit';
import type { Move } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { guessesIn } from './belief.ts';
import { fitOf } from './factions.ts';

/** A table at which one player watches and forms a belief. */
function watched(given: Json, watcher: string) {
  const t = scene(emeraldKit, given);
  let memory = remember(nothingSeen, { view: t.seat(watcher).sees(), told: [] });
  return {
    plays: (name: string, move: Move) => {
      t.seat(name).plays(move);
      memory = remember(memory, { view: t.seat(watcher).sees(), told: t.seat(watcher).isTold() });
    },
    /** How likely each seat is a Restorationist. */
    suspects: () => suspicionIn(memory, t.seat(watcher).sees()),
  };
}

const three = { first: 'tuesday', identities: { monday: 'loyalist', tuesday: 'restorationist' } } as const;

test('[EM-CARD-SET-4] whoever has seen nothing counts the identities: two of five are Loyalists besides one’s own', () => {
  const [own, other, third] = watched(three, 'monday').suspects();
  expect(own).toBe(0);
  expect(other).toBeCloseTo(3 / 5, 10);
  expect(third).toBeCloseTo(3 / 5, 10);
});

test('[B7] whoever raises a track is believed to be of its side, and the others a little less so', () => {
  const hand = { tuesday: ['errico-malatesta', 'prince-kropotkin'] };
  const t = watched({ ...three, hand }, 'monday');
  const before = t.suspects();
  t.plays('tuesday', { type: 'track', cards: ['errico-malatesta', 'prince-kropotkin'] });
  const after = t.suspects();
  expect(after[1]).toBeGreaterThan(before[1]! + 0.1);
  expect(after[2]).toBeLessThan(before[2]!);
});

test('[B7] [EM-UNDO-1] what is taken back is no sign', () => {
  const t = watched({ ...three, hand: { tuesday: ['errico-malatesta', 'start-banker'] } }, 'monday');
  const before = t.suspects();
  t.plays('tuesday', { type: 'track', cards: ['errico-malatesta'] });
  expect(t.suspects()).not.toEqual(before);
  t.plays('tuesday', { type: 'undo' });
  expect(t.suspects()).toEqual(before);
});

test('[EM-CARD-VLADIMIR-BURTSEV-1] who has looked is certain, and counts on with it', () => {
  const t = watched({ ...three, first: 'monday', hand: { monday: ['vladimir-burtsev'] } }, 'monday');
  t.plays('monday', { type: 'text', card: 'vladimir-burtsev', player: 'tuesday' });
  const [own, seen, third] = t.suspects();
  expect([own, seen]).toEqual([0, 1]);
  expect(third).toBeCloseTo(2 / 4, 10);
});

test('[EM-CARD-CHANGE-OF-HEART-1] what spoke for a side before a Change of Heart speaks for the other after it', () => {
  const given = { ...three, players: 2, hand: { tuesday: ['errico-malatesta', 'change-of-heart'] } };
  const change = { type: 'text', card: 'change-of-heart' } as const;
  const silent = watched(given, 'monday');
  silent.plays('tuesday', change);
  const marked = watched(given, 'monday');
  marked.plays('tuesday', { type: 'track', cards: ['errico-malatesta'] });
  expect(marked.suspects()[1]).toBeGreaterThan(0.7);
  marked.plays('tuesday', change);
  expect(marked.suspects()[1]).toBeLessThan(silent.suspects()[1]! - 0.1);
});

test('[EM-CARD-CHANGE-OF-HEART-4] the question whether to keep to it is put to Loyalists only', () => {
  const cities = { rome: { agents: { tuesday: 1 } }, paris: { agents: { monday: 1 } } };
  const given = { players: 2, first: 'tuesday', identities: { monday: 'restorationist', tuesday: 'loyalist' }, cities };
  const t = watched({ ...given, hand: { tuesday: ['yog-sothoth'] } }, 'monday');
  t.plays('tuesday', { type: 'text', card: 'yog-sothoth', agents: { rome: 1 } });
  expect(t.suspects()).toEqual([1, 0]);
});

test('[B7] people bluff: all signs together speak nineteen to one at most, besides what the identity cards tell', () => {
  const guesses = guessesIn({ bots: ['greedy'], players: 2, games: 20, seed: 1, parts: [0.9] });
  const odds = guesses.map(({ believed }) => believed / (1 - believed));
  // Of five cards that the other may hold, two or three belong to a side.
  const most = 19 * (3 / 2);
  expect(Math.max(...odds)).toBeCloseTo(most, 6);
  expect(Math.min(...odds)).toBeCloseTo(1 / most, 6);
});

test('[B7] halfway through matches of rule players factions are guessed far better than by a coin, also of those who mask', () => {
  const order = { players: 4, games: 6, seed: 1, parts: [0.5] };
  const open = fitOf(guessesIn({ ...order, bots: ['greedy'] }));
  expect(open.surprise.of).toBeGreaterThan(50);
  expect(open.surprise.mean).toBeLessThan(0.45);
  const masked = fitOf(guessesIn({ ...order, bots: ['masker'] }));
  expect(masked.surprise.mean).toBeLessThan(0.65);
  expect(masked.surprise.mean).toBeGreaterThan(open.surprise.mean);
});
