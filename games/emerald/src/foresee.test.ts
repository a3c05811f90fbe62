import { canonical, open, randomAt, seedOf, submit, toldOf } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';
import { actorOf } from './clock.ts';
import { foresee } from './foresee.ts';
import { emerald } from './index.ts';
import type { Told, View } from './views.ts';
import type { Move } from './words.ts';

describe('what a claim would bring', () => {
  const play = scene(emeraldKit, {
    players: 3,
    first: 'monday',
    hand: { monday: ['start-informer'] },
    cities: { cairo: { pile: ['shoggoth', 'okhrana'], cubes: { monday: 2, tuesday: 1 } } },
  });
  const view = play.seat('monday').sees();
  const seen = foresee(view, { type: 'claim', card: 'start-informer', city: 'cairo' });

  test('[EM-CLAIM-5] the own cubes go to Limbo, the others home', () => {
    expect(seen?.told).toContainEqual({ type: 'cubes', of: 'monday', from: 'cairo', to: 'limbo', count: 2 });
    expect(seen?.told).toContainEqual({ type: 'cubes', of: 'tuesday', from: 'cairo', to: 'supply', count: 1 });
  });
  test('[EM-CLAIM-8] the die is told, what it shows is not known', () => {
    expect(seen?.told).toContainEqual({ type: 'rolled', by: 'monday', madness: false });
  });
  test('[EM-CLAIM-4] the next card of the pile stays unknown', () => {
    expect(seen?.told.some(({ type }) => type === 'turned-up' || type === 'royalty-came')).toBe(false);
  });
});

test('[EM-CARD-BLOCK-1] whoever is attacked could block, and without a Block the agent falls', () => {
  const play = scene(emeraldKit, {
    players: 2,
    first: 'monday',
    hand: { monday: ['hired-assassin'] },
    cities: { cairo: { agents: { monday: 2, tuesday: 1 } } },
  });
  const seen = foresee(play.seat('monday').sees(), {
    type: 'assassinate',
    card: 'hired-assassin',
    city: 'cairo',
    target: { agent: 'tuesday' },
    bombs: [],
  });
  expect(seen?.asked).toEqual(['tuesday']);
  expect(seen?.reveals).toEqual(['tuesday']);
  expect(seen?.told).toContainEqual({
    type: 'scored',
    by: 'monday',
    card: 'hired-assassin',
    points: 3,
    faction: 'loyalist',
  });
});

test('what is not allowed is not foreseen', () => {
  const play = scene(emeraldKit, { players: 2, first: 'monday' });
  expect(foresee(play.seat('tuesday').sees(), { type: 'pass' })).toBeUndefined();
  expect(foresee(play.audience.sees(), { type: 'pass' })).toBeUndefined();
});

/** The tellings that are known beforehand: without what chance and hidden cards add. */
const sure = (told: readonly Told[]): readonly string[] =>
  told
    .filter(({ type }) => type === 'cubes' || type === 'agents' || type === 'scored' || type === 'played')
    .map(news => canonical(news));

/** Compares the first tellings of each match, up to where chance, a Block or a reveal could lead elsewhere. */
test('what is foreseen of a move that needs no die and no answer is what happens', () => {
  let compared = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const chance = randomAt(seedOf(seed), 1);
    let { match } = open(emerald, { seats: 2 + (seed % 4), options: { clock: null, runsOut: 'step' } }, seedOf(seed));
    for (let step = 0; step < 160 && emerald.outcome(match.state) === undefined; step++) {
      const by = actorOf(match.state);
      const view: View = emerald.view(match.state, by);
      const move = chance.pick(some(view));
      const seen = view.asking === null ? foresee(view, move) : undefined;
      const { match: next, steps, refused } = submit(emerald, match, { by, move, at: match.now + 1000 });
      expect(refused, `${JSON.stringify(move)} in match ${seed}`).toBeUndefined();
      const isSure =
        seen !== undefined &&
        seen.asked.length === 0 &&
        seen.reveals.length === 0 &&
        !seen.told.some(({ type }) => type === 'rolled');
      if (isSure) {
        const told = steps.flatMap(each => toldOf(emerald, each, by));
        expect(sure(seen.told)).toEqual(sure(told));
        compared += 1;
      }
      match = next;
    }
  }
  expect(compared).toBeGreaterThan(600);
});

/** A sample of the many moves: they are made one by one. */
function some(view: View): readonly Move[] {
  const found: Move[] = [];
  for (const move of emerald.moves(view, 0)) {
    if (move.type !== 'undo' && move.type !== 'preset') found.push(move);
    if (found.length >= 60) break;
  }
  return found;
}
