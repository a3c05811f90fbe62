import { forbids, type Move } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { after } from '../../learn/scene.ts';
import { keyOf } from '../scenes/key-of.ts';
import words from './messages/en.json' with { type: 'json' };
import { type EmeraldStepId, sceneOf, steps, ways } from './steps.ts';

test.each(steps)('[UX-37] %s: what it asks for is open to the learner and leads on', step => {
  const { rest, ways: kept } = sceneOf(step);
  expect(forbids(rest, ways[step])).toBe(undefined);
  expect(kept[keyOf(ways[step])]?.comes).toBe('done');
});

test.each(steps)('[UX-37] %s: every way is a move that the rules allow there', step => {
  const { rest, ways: kept } = sceneOf(step);
  const moves = Object.keys(kept).map(key => JSON.parse(key) as Move);
  expect(moves.filter(move => forbids(rest, move) !== undefined)).toEqual([]);
  expect(moves.map(keyOf)).toEqual(Object.keys(kept));
});

test.each(steps)('%s says what to do, what came of it, and a word to whoever does something else', step => {
  const keys = ['', '.do', '.done', '.hint'].map(part => `emerald.learn.${step}${part}`);
  expect(keys.filter(key => !(key in words))).toEqual([]);
});

test.each(steps)('[EM-SETUP-5] %s: the learner is Monday, and sees nobody else’s identity or hand', step => {
  const { rest, seats } = sceneOf(step);
  const { monday, ...others } = rest.players;
  expect([rest.me, seats[0], monday?.identity]).toEqual(['monday', 'me', 'restorationist']);
  for (const other of Object.values(others)) {
    expect(other.revealed || other.identity === null).toBe(true);
    expect(typeof other.hand).toBe('number');
  }
});

const end = (step: EmeraldStepId) => {
  const { rest, ways: kept } = sceneOf(step);
  const way = kept[keyOf(ways[step])]!;
  return (way.follows ?? []).reduce(after, after(rest, way));
};

test('[EM-CLAIM-5] [EM-CLAIM-6] the claim costs cubes and brings points and an agent', () => {
  const { players, cities, limbo } = end('claim');
  expect([players.monday?.score, cities.vienna.agents.monday, limbo.monday]).toEqual([2, 2, 6]);
});

test('[EM-KILL-5] [EM-SANITY-1] the kill brings points and costs a token and an agent', () => {
  const before = sceneOf('kill').rest;
  const after = end('kill');
  expect(after.players.monday!.score - before.players.monday!.score).toBe(4);
  expect([after.players.monday?.sanity, after.cities.paris.agents.monday]).toEqual([2, 2]);
});

test('[EM-REVEAL-2] Iris reveals a Loyalist and has three agents again', () => {
  const { players, cities } = end('reveal');
  expect([players.tuesday?.identity, players.tuesday?.revealed]).toEqual(['loyalist', true]);
  expect(Object.values(cities).reduce((sum, { agents }) => sum + (agents.tuesday ?? 0), 0)).toBe(3);
});

test('[EM-END-1] [EM-END-5] [EM-END-6] the last claim ends the game as the coach says: won, with 17', () => {
  const { phase, outcome } = end('end');
  expect([phase, outcome?.winners, outcome?.scores]).toEqual([
    'over',
    ['monday'],
    { monday: 17, tuesday: 14, wednesday: 3 },
  ]);
});
