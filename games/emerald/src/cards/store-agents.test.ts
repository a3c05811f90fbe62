import { type ScenePlay, scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { type Emerald, emeraldKit } from '../../kit.ts';
import type { ByCity, CityId } from '../words.ts';

const store = (agents: ByCity<number>) => ({ type: 'text', card: 'mi-go', agents }) as const;
const comeBack = (city: CityId) => ({ type: 'return', card: 'mi-go', city }) as const;
const pass = { type: 'pass' } as const;
const endTurn = { type: 'end-turn' } as const;
const given = {
  players: 2,
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'loyalist' },
  hand: { monday: ['mi-go'], tuesday: ['start-banker'] },
  points: { monday: { loyalist: 1 } },
  cities: {
    rome: { agents: { monday: 2 } },
    paris: { agents: { monday: 1, tuesday: 1 } },
    berlin: { agents: { tuesday: 1 } },
  },
};
const turnOf = (t: ScenePlay<Emerald>, day: 'monday' | 'tuesday') => {
  for (let left = t.audience.sees().turn.actions; left > 0; left--) t.seat(day).plays(pass);
  t.seat(day).plays(endTurn);
};

test('[EM-CARD-MI-GO-1] two agents of different cities go on the card, which lies in the scoring area', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(store({ rome: 1, paris: 1 }));
  const seen = t.audience.sees();
  expect(seen.cities.rome.agents).toEqual({ monday: 1 });
  expect(seen.cities.paris.agents).toEqual({ tuesday: 1 });
  expect(seen.players.monday).toMatchObject({ stored: 2, agents: 7, area: ['mi-go'], score: 1, hand: 0, discard: [] });
  expect(seen).toMatchObject({ asking: null, turn: { actions: 2 } });
  expect(t.seat('tuesday').isTold()).toContainEqual({
    type: 'agents',
    of: 'monday',
    from: 'rome',
    to: 'store',
    count: 1,
  });
});

test('[EM-CARD-MI-GO-1] one or two, and only own agents that stand in a city', () => {
  const t = scene(emeraldKit, given);
  for (const agents of [{}, { rome: 2, paris: 1 }, { rome: 3 }, { berlin: 1 }])
    expect(t.seat('monday').tries(store(agents))).toBe('EM-CARD-MI-GO-1');
  const texts = t
    .seat('monday')
    .isOffered()
    .filter(move => move.type === 'text');
  expect(texts).toHaveLength(4);
  t.seat('monday').plays(store({ rome: 2 }));
});

test('[EM-CARD-MI-GO-2] they come back in a later own turn, together, for no action', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(store({ rome: 1, paris: 1 }));
  expect(t.seat('monday').tries(comeBack('vienna'))).toBe('EM-CARD-MI-GO-2');
  turnOf(t, 'monday');
  expect(t.seat('monday').tries(comeBack('vienna'))).toBe('EM-TURN-1');
  expect(t.seat('tuesday').tries(comeBack('vienna'))).toBe('EM-CARD-MI-GO-2');
  turnOf(t, 'tuesday');
  expect(t.seat('monday').isOffered()).toContainEqual(comeBack('vienna'));
  t.seat('monday').plays(comeBack('vienna'));
  const seen = t.audience.sees();
  expect(seen.cities.vienna.agents).toEqual({ monday: 2 });
  expect(seen.turn.actions).toBe(2);
  expect(seen.players.monday?.stored).toBe(0);
});

const alone = { ...given.cities, rome: {}, paris: { agents: { monday: 1, tuesday: 1 } } };

test('[EM-CARD-MI-GO-3] the only agent on the card counts as on the board: nobody reveals', () => {
  const t = scene(emeraldKit, { ...given, cities: alone });
  t.seat('monday').plays(store({ paris: 1 }));
  expect(t.audience.sees()).toMatchObject({ asking: null, phase: 'playing', players: { monday: { revealed: false } } });
});

test('[EM-CARD-MI-GO-3] losing the last agent in a city does not reveal while another waits on the card', () => {
  const cities = { ...given.cities, rome: { agents: { monday: 1 } } };
  const t = scene(emeraldKit, { ...given, cities, hand: { ...given.hand, tuesday: ['irene-adler'] } });
  t.seat('monday').plays(store({ paris: 1 }));
  turnOf(t, 'monday');
  t.seat('tuesday').plays({ type: 'text', card: 'irene-adler', city: 'rome', player: 'monday' });
  expect(t.audience.sees()).toMatchObject({ asking: null, phase: 'playing' });
});

test('[EM-CARD-MI-GO-3] they count for the three of a reveal', () => {
  const hand = { monday: ['mi-go'], tuesday: ['night-terrors'] };
  const t = scene(emeraldKit, { ...given, cities: alone, hand, sanity: { monday: 1 }, dice: ['madness'] });
  t.seat('monday').plays(store({ paris: 1 }));
  turnOf(t, 'monday');
  t.seat('tuesday').plays({ type: 'text', card: 'night-terrors', player: 'monday' });
  t.seat('monday').plays({ type: 'keep' });
  expect(t.audience.sees().asking).toEqual({ player: 'monday', for: 'reinforce', agents: 2 });
});

test('[EM-CARD-MI-GO-3] they count for the Holy Brotherhood', () => {
  const hand = { ...given.hand, monday: ['mi-go', 'the-holy-brotherhood'] };
  const t = scene(emeraldKit, { ...given, cities: alone, hand, limbo: { monday: 2 } });
  t.seat('monday').plays(store({ paris: 1 }));
  t.seat('monday').plays({ type: 'text', card: 'the-holy-brotherhood', cubes: 1 });
  expect(t.audience.sees().limbo.monday).toBe(1);
});

test('[EM-CARD-MI-GO-3] they count in no city', () => {
  const rome = { pile: ['city-rome'], agents: { monday: 2 }, cubes: { monday: 1, tuesday: 2 } };
  const hand = { ...given.hand, monday: ['mi-go', 'start-informer'] };
  const t = scene(emeraldKit, { ...given, cities: { ...given.cities, rome }, hand });
  t.seat('monday').plays(store({ rome: 1 }));
  expect(t.seat('monday').tries({ type: 'claim', card: 'start-informer', city: 'rome' })).toBe('EM-CLAIM-3');
});

test('[EM-CARD-MI-GO-4] the others can neither kill, swap, nor remove them', () => {
  const hand = { ...given.hand, tuesday: ['irene-adler', 'shoggoth', 'vampires', 'zombies'] };
  const paris = { agents: { monday: 1, tuesday: 1 }, zombies: 1 };
  const t = scene(emeraldKit, { ...given, cities: { ...given.cities, rome: {}, paris }, hand });
  t.seat('monday').plays(store({ paris: 1 }));
  turnOf(t, 'monday');
  const tuesday = t.seat('tuesday');
  const aim = { type: 'text', city: 'paris', player: 'monday' } as const;
  expect(tuesday.tries({ ...aim, card: 'irene-adler' })).toBe('EM-CARD-IRENE-ADLER-1');
  expect(tuesday.tries({ ...aim, card: 'shoggoth' })).toBe('EM-CARD-SHOGGOTH-1');
  expect(tuesday.tries({ ...aim, card: 'vampires' })).toBe('EM-CARD-VAMPIRES-1');
  const rise = { type: 'text', card: 'zombies', agents: { paris: 'monday' }, cities: ['rome', 'rome'] } as const;
  expect(tuesday.tries(rise)).toBe('EM-CARD-ZOMBIES-1');
});

test('[EM-CARD-MI-GO-4] nor can their owner use them for Pinkertons, Yog Sothoth or a move', () => {
  const hand = { ...given.hand, monday: ['mi-go', 'pinkertons', 'yog-sothoth', 'start-cab-driver'] };
  const t = scene(emeraldKit, { ...given, cities: alone, hand });
  t.seat('monday').plays(store({ paris: 1 }));
  const moves = [{ from: 'paris', to: 'rome' }] as const;
  expect(t.seat('monday').tries({ type: 'text', card: 'pinkertons', moves })).toBe('EM-CARD-PINKERTONS-1');
  expect(t.seat('monday').tries({ type: 'text', card: 'yog-sothoth', agents: { paris: 1 } })).toBe(
    'EM-CARD-YOG-SOTHOTH-1',
  );
  expect(t.seat('monday').tries({ type: 'move', cards: ['start-cab-driver'], moves })).toBe('EM-MOVE-1');
});

test('[EM-CARD-MI-GO-5] the empty card stays in the scoring area with its point and is not loaded again', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(store({ rome: 1 }));
  turnOf(t, 'monday');
  turnOf(t, 'tuesday');
  t.seat('monday').plays(comeBack('rome'));
  expect(t.audience.sees().players.monday).toMatchObject({ area: ['mi-go'], score: 1, stored: 0 });
  expect(t.seat('monday').tries(store({ rome: 1 }))).toBe('EM-CARD-GEN-1');
  expect(t.seat('monday').tries(comeBack('rome'))).toBe('EM-CARD-MI-GO-2');
  expect(t.seat('monday').isOffered()).not.toContainEqual(comeBack('rome'));
});

test('[EM-CARD-MI-GO-6] they may wait for ever, and at the end mean nothing', () => {
  const hand = { monday: ['mi-go'], tuesday: ['matvei-golovinski'] };
  const t = scene(emeraldKit, { ...given, hand, tracks: { loyalist: 9, restorationist: 9 } });
  t.seat('monday').plays(store({ rome: 2 }));
  turnOf(t, 'monday');
  turnOf(t, 'tuesday');
  turnOf(t, 'monday');
  t.seat('tuesday').plays({ type: 'text', card: 'matvei-golovinski' });
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', players: { monday: { stored: 2 } } });
  expect(seen.outcome?.lines.monday?.map(line => line.from)).toEqual(['mi-go', 'tracks', 'lowest']);
});
