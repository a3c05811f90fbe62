import { type Game, type GameTypes, must, type Seating, seedOf } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import { emeraldKit } from '@lamplight/emerald/kit';
import { days, moves } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { honestyIn } from './honest.ts';
import { tried, tryHonesty } from './honest-bots.ts';

const games = ['shadows', 'emerald'];

test('[B9] every level of both games is tried', () => {
  expect([...new Set(tried(undefined).map(([game]) => game))].toSorted()).toEqual(games.toSorted());
  expect(tried(undefined)).toHaveLength(8);
});

test.each([
  ['shadows', 'regular', ['detective', 'officer']],
  ['emerald', 'regular', ['player']],
  ['emerald', 'expert', ['player']],
] as const)('[B9] in %s a %s chooses the same in every world that looks the same to it', (game, bot, roles) => {
  const found = tryHonesty({ game, bot, positions: 60, seed: 1, worlds: 4 });
  expect(found.differing).toEqual([]);
  expect(found.positions).toBe(60);
  // A world that equals the true one proves nothing.
  expect(found.others).toBeGreaterThan(55);
  expect(Object.keys(found.roles)).toEqual(roles);
});

const order = (game: Game<Emerald>, seating: Seating<Emerald>) => ({
  game,
  table: emeraldKit.seat(3)!.table,
  seatings: [seating, seating, seating],
  seed: seedOf(3),
  roleOf: () => 'player',
  most: 40,
});

test('[B9] a bot that peeks at the top of its deck is caught', () => {
  let peeked: Emerald['State'] | undefined;
  const game: Game<Emerald> = {
    ...emerald,
    view: (state, viewer) => {
      peeked = state;
      return emerald.view(state, viewer);
    },
  };
  const peeker: Seating<Emerald> = () => {
    const honest = greedy();
    return moment => {
      const meant = honest(moment);
      if (meant === undefined || moment.view.phase !== 'playing' || moment.view.asking !== null) return meant;
      const [top = 0] = peeked?.draws[days.indexOf(moment.view.me!)] ?? [];
      const offered = [...moves(moment.view)].filter(({ type }) => type !== 'undo' && type !== 'preset');
      return { ...meant, move: must(offered, Number(top) % offered.length) };
    };
  };
  expect(honestyIn(order(game, greedy)).differing).toEqual([]);
  const { differing } = honestyIn(order(game, peeker));
  expect(differing.length).toBeGreaterThan(0);
  expect(differing[0]).toMatch(/it means something else/);
});

test('[B9] a view that leaks what is hidden is caught, whatever the bot makes of it', () => {
  const leaky: Game<GameTypes> = {
    ...(emerald as unknown as Game<GameTypes>),
    view: (state, viewer) =>
      ({
        ...emerald.view(state as Emerald['State'], viewer),
        leak: (state as Emerald['State']).draws,
      }) as unknown as GameTypes['View'],
  };
  const { differing } = honestyIn(order(leaky as unknown as Game<Emerald>, greedy));
  expect(differing.some(each => each.includes('it sees something else'))).toBe(true);
});
