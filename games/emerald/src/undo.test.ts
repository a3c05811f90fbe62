import { canonical } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';

const given = {
  players: 2,
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'restorationist' },
  turn: { player: 'monday', actions: 2 },
  limbo: { monday: 2, tuesday: 0 },
  sanity: { monday: 1 },
  cities: {
    paris: { agents: { monday: 2 }, cubes: { monday: 2, tuesday: 1 } },
    vienna: { pile: ['city-vienna', 'okhrana'], agents: { tuesday: 1 }, cubes: { monday: 2 } },
  },
  hand: {
    monday: [
      'start-handbills',
      'start-banker',
      'start-cab-driver',
      'bismarck',
      'mi-go',
      'the-peoples-will',
      'start-informer',
      'doctor-watson',
      'sigmund-freud',
    ],
  },
};
const table = () => scene(emeraldKit, given);
const sorted = (view: ReturnType<ReturnType<typeof table>['audience']['sees']>) => {
  const { monday } = view.players;
  const hand = Array.isArray(monday?.hand) ? monday.hand.toSorted() : monday?.hand;
  return canonical({ ...view, players: { ...view.players, monday: { ...monday, hand } } });
};

test.each([
  ['place', { type: 'place', cards: ['start-handbills'], city: 'rome' }],
  ['retrieve', { type: 'retrieve', cards: ['start-banker'], from: { limbo: 1, paris: 1 } }],
  ['move', { type: 'move', cards: ['start-cab-driver'], moves: [{ from: 'paris', to: 'rome' }] }],
  ['track', { type: 'track', cards: ['bismarck'] }],
  ['discard', { type: 'discard', cards: ['start-handbills', 'bismarck'] }],
  ['pass', { type: 'pass' }],
  ['a text that heals and moves a marker', { type: 'text', card: 'sigmund-freud' }],
  ['a free text', { type: 'text', card: 'mi-go', agents: { paris: 2 } }],
  ['a free text that leaves the game', { type: 'text', card: 'the-peoples-will' }],
] as const)('[EM-UNDO-1][EM-UNDO-3] %s is taken back whole', (_name, move) => {
  const t = table();
  const before = sorted(t.seat('monday').sees());
  t.seat('monday').plays(move);
  expect(sorted(t.seat('monday').sees())).not.toBe(before);
  t.seat('monday').plays({ type: 'undo' });
  expect(sorted(t.seat('monday').sees())).toBe(before);
  expect(t.seat('tuesday').isTold()).toEqual([{ type: 'undone', by: 'monday' }]);
});

test('[EM-UNDO-1] steps are taken back one by one, the last one first', () => {
  const t = table();
  t.seat('monday').plays({ type: 'place', cards: ['start-handbills'], city: 'rome' });
  t.seat('monday').plays({ type: 'track', cards: ['bismarck'] });
  t.seat('monday').plays({ type: 'undo' });
  expect(t.audience.sees()).toMatchObject({
    tracks: { loyalist: 0 },
    turn: { actions: 1 },
    cities: { rome: { cubes: { monday: 2 } } },
  });
  t.seat('monday').plays({ type: 'undo' });
  expect(t.audience.sees()).toMatchObject({ turn: { actions: 2 }, cities: { rome: { cubes: {} } } });
  expect(t.seat('monday').tries({ type: 'undo' })).toBe('EM-UNDO-2');
});

test('[EM-UNDO-1] only the player of the turn takes back', () => {
  const t = table();
  t.seat('monday').plays({ type: 'pass' });
  expect(t.seat('tuesday').tries({ type: 'undo' })).toBe('EM-TURN-1');
});

test.each([
  ['a claim turned a card up', { type: 'claim', card: 'start-informer', city: 'vienna' }],
  ['a card was drawn', { type: 'text', card: 'doctor-watson' }],
] as const)('[EM-UNDO-2] nothing is taken back once %s', (_name, move) => {
  const t = table();
  t.seat('monday').plays({ type: 'text', card: 'the-peoples-will' });
  t.seat('monday').plays(move);
  expect(t.seat('monday').tries({ type: 'undo' })).toBe('EM-UNDO-2');
});

test('[EM-UNDO-2] what comes after such a moment can be taken back, down to it', () => {
  const t = table();
  t.seat('monday').plays({ type: 'text', card: 'doctor-watson' });
  t.seat('monday').plays({ type: 'pass' });
  t.seat('monday').plays({ type: 'undo' });
  expect(t.seat('monday').tries({ type: 'undo' })).toBe('EM-UNDO-2');
});

test('[EM-UNDO-2] a question to somebody else closes the past', () => {
  const t = scene(emeraldKit, {
    ...given,
    cities: { rome: { agents: { monday: 3, tuesday: 1 } }, paris: { agents: { tuesday: 1 } } },
    hand: { monday: ['start-knife-in-the-dark', 'start-handbills'] },
  });
  t.seat('monday').plays({ type: 'place', cards: ['start-handbills'], city: 'cairo' });
  t.seat('monday').plays({
    type: 'assassinate',
    card: 'start-knife-in-the-dark',
    city: 'rome',
    target: { agent: 'tuesday' },
    bombs: [],
  });
  t.seat('tuesday').plays({ type: 'allow' });
  expect(t.seat('monday').tries({ type: 'undo' })).toBe('EM-UNDO-2');
});

test('[EM-UNDO-3] a claim that could go on before a step can go on after it is taken back', () => {
  const t = table();
  t.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'vienna' });
  t.seat('monday').plays({ type: 'pass' });
  expect(t.seat('monday').tries({ type: 'claim', card: 'bismarck', city: 'paris' })).toBe('EM-CLAIM-1');
  t.seat('monday').plays({ type: 'undo' });
  t.seat('monday').plays({ type: 'claim', card: 'bismarck', city: 'paris' });
  expect(t.audience.sees().turn.actions).toBe(1);
});
