import { canonical, fold, type Match, must, open, randomAt, seedOf, submit } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { mindIn, mindOf, suspicionIn } from './greedy/minds.ts';
import { plainTastes } from './greedy/worth.ts';
import { greedy } from './greedy.ts';
import { rehearsal } from './rehearsal.ts';
import { actorOf } from './src/clock.ts';
import { type Emerald, emerald } from './src/index.ts';
import { forbidden } from './src/judge.ts';
import { factsIn } from './src/open.ts';
import { days, type Faction } from './src/words.ts';

const seatCounts = [2, 3, 4, 5];
const tableOf = (seats: number) => ({ seats, options: { clock: null, runsOut: 'step' } }) as const;

/** A sample of positions of a match between rule players, each with the seat that is to move. */
function positionsOf(seats: number, seed: number, every: number): readonly Match<Emerald>[] {
  const players = Array.from({ length: seats }, () => greedy());
  const found: Match<Emerald>[] = [];
  let { match } = open(emerald, tableOf(seats), seedOf(seed));
  for (let n = 0; emerald.outcome(match.state) === undefined; n++) {
    if (n % every === 0) found.push(match);
    const by = actorOf(match.state);
    const view = emerald.view(match.state, by);
    const intent = must(players, by)({ view, told: [], at: match.now, random: randomAt(seedOf(seed), 10_000 + n) });
    match = submit(emerald, match, { by, move: intent!.move, at: match.now }).match;
  }
  return found;
}

describe.each(seatCounts)('among %d players', seats => {
  const positions = positionsOf(seats, 3, 5);
  const chance = () => randomAt(seedOf(1), 9);

  test('the rule player does in a world what it does by the view of that seat', () => {
    for (const { state } of positions) {
      const view = emerald.view(state, actorOf(state));
      const [player, random] = [greedy(), chance()];
      expect(rehearsal.policy(state, chance(), 0.1)).toEqual(player({ view, told: [], at: 0, random })!.move);
      const mind = mindIn(view, suspicionIn(view), plainTastes);
      expect(mindOf(state, actorOf(state), plainTastes)).toEqual(mind);
    }
    expect(positions.length).toBeGreaterThan(20);
  });

  test('a move in a world comes to what the rules make of it', () => {
    for (const { state, now } of positions) {
      const by = actorOf(state);
      const move = rehearsal.policy(state, chance(), 0.1);
      const verdict = emerald.decide(state, { by, move, at: now }, chance());
      if ('refused' in verdict) throw new Error(verdict.refused);
      const { pausedUntil: _until, ...there } = rehearsal.play(state, move, chance());
      const { pausedUntil: _wait, ...here } = fold(emerald, state, verdict.events);
      expect(there).toEqual(here);
    }
  });

  test('a world looks like the view that it was dreamt from, whatever is suspected', () => {
    for (const { state } of positions) {
      const by = actorOf(state);
      const view = emerald.view(state, by);
      const dream = rehearsal.dreamer(
        view,
        view.turn.number % 2 === 0 ? Array(seats).fill(0.9) : Array(seats).fill(0.2),
      );
      expect(canonical(emerald.view(dream(chance()), by))).toBe(canonical(view));
    }
  });

  test('the moves worth thinking about are allowed, the best first, no more than asked for', () => {
    for (const { state } of positions) {
      const by = actorOf(state);
      const facts = factsIn(emerald.view(state, by))!;
      const options = rehearsal.options(state, suspicionIn(emerald.view(state, by)), 'careful', 7);
      expect(options.length).toBeLessThanOrEqual(7);
      expect(options.length).toBeGreaterThan(0);
      for (const { move } of options) expect(forbidden(facts, move)).toBeUndefined();
      const worths = options.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    }
  });

  test('the chances to win add up to one, and after the end the winners have them all', () => {
    for (const { state } of positions) {
      const chances = rehearsal.value(state);
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      for (const each of chances) expect(each).toBeGreaterThan(0);
      let world = state;
      while (rehearsal.actor(world) !== undefined)
        world = rehearsal.play(world, rehearsal.policy(world, chance(), 0.1), chance());
      const { winners } = emerald.outcome(world)!;
      expect(rehearsal.value(world)).toEqual(
        days.slice(0, seats).map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    }
  }, 30_000);
});

test('factions are dreamt as they are suspected, within the six identities, and what is known stays', () => {
  const { match } = open(emerald, tableOf(4), seedOf(8));
  const view = emerald.view(match.state, 0);
  const random = randomAt(seedOf(2), 0);
  const seen = (suspicion: readonly number[]) => {
    const dream = rehearsal.dreamer(view, suspicion);
    const worlds = Array.from({ length: 400 }, () => dream(random));
    return [0, 1, 2, 3].map(seat => {
      const rebels = worlds.filter(world => (must(world.identities, seat) as unknown as Faction) === 'restorationist');
      return rebels.length / worlds.length;
    });
  };
  const own = view.players.monday?.identity === 'restorationist' ? 1 : 0;
  const [me, second, third, fourth] = seen([0.5, 0.9, 0.5, 0.1]);
  expect(me).toBe(own);
  expect(second).toBeGreaterThan(0.75);
  expect(third).toBeGreaterThan(0.3);
  expect(third).toBeLessThan(0.7);
  expect(fourth).toBeLessThan(0.25);
});

test('whoever has more points that are kept has the better chance', () => {
  const gainOf = (state: Emerald['State']): number => {
    const source = { card: 0, points: 4, faction: 'neutral', victim: null } as const;
    const richer = { ...state, sources: state.sources.with(1, [...must(state.sources, 1), source]) };
    return must(rehearsal.value(richer), 1) - must(rehearsal.value(state), 1);
  };
  const gains = positionsOf(4, 3, 20).map(({ state }) => gainOf(state));
  for (const gain of gains) expect(gain).toBeGreaterThan(0);
  expect(gains.length).toBeGreaterThan(5);
});
