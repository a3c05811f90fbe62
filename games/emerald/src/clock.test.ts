import { advance, type Match, open, seedOf, submit } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';
import { type Emerald, emerald } from './index.ts';
import type { Move, Options } from './words.ts';

const bank = { kind: 'bank', time: 60_000, increment: 5_000 } as const;

/** A table with a clock, played by hand. The seed decides the first player. */
function table(options: Options) {
  let match: Match<Emerald> = open(emerald, { seats: 2, options }, seedOf(3)).match;
  return {
    state: () => match.state,
    /** The seat that the game waits for. */
    actor: () => match.state.asking?.player ?? match.state.turn,
    act: (move: Move, at: number) => {
      const { refused, match: next } = submit(emerald, match, {
        by: match.state.asking?.player ?? match.state.turn,
        move,
        at,
      });
      expect(refused).toBeUndefined();
      match = next;
    },
    waitUntil: (at: number) => {
      const { match: next, steps } = advance(emerald, match, at);
      match = next;
      return steps.map(step => step.entry.events.map(event => event.type));
    },
  };
}

test('[EM-CLOCK-1] without a clock nothing ever rings', () => {
  const t = table({ clock: null, runsOut: 'step' });
  expect(t.waitUntil(1_000_000_000)).toEqual([]);
});

test('[EM-CLOCK-2] time runs only for the player who is waited for', () => {
  const t = table({ clock: bank, runsOut: 'step' });
  const first = t.actor();
  t.act({ type: 'place-agent', city: 'rome' }, 20_000);
  expect(t.state().bank[first]).toBe(40_000);
  expect(t.state().bank[1 - first]).toBe(65_000);
  t.act({ type: 'place-agent', city: 'rome' }, 50_000);
  expect(t.state().bank[first]).toBe(45_000);
  expect(t.state().bank[1 - first]).toBe(35_000);
});

test('[EM-CLOCK-1] a bank grows by its increment at the start of the own turn', () => {
  const t = table({ clock: bank, runsOut: 'step' });
  const first = t.actor();
  for (let n = 0; n < 4; n++) t.act({ type: 'place-agent', city: 'rome' }, 0);
  const before = t.state().bank[1 - first] ?? 0;
  t.act({ type: 'pass' }, 0);
  t.act({ type: 'pass' }, 0);
  expect(t.state().bank[1 - first]).toBe(before);
  t.act({ type: 'end-turn' }, 0);
  expect(t.state().bank[1 - first]).toBe(before + 5_000);
});

test('[EM-CLOCK-1] a time for each turn is given anew', () => {
  const day = 86_400_000;
  const t = table({ clock: { kind: 'turn', time: day, increment: 0 }, runsOut: 'step' });
  t.act({ type: 'place-agent', city: 'rome' }, day - 1);
  expect(emerald.alarm(t.state())).toBe(2 * day - 1);
});

test('[EM-CLOCK-3] a player whose time is over places, passes and ends the turn', () => {
  const t = table({ clock: { kind: 'turn', time: 1_000, increment: 0 }, runsOut: 'step' });
  const first = t.actor();
  t.waitUntil(4_000);
  expect(t.state()).toMatchObject({ phase: 'playing', turn: first, actions: 2 });
  expect(t.state().agents[0]).toEqual([2, 2]);
  t.waitUntil(5_000);
  expect(t.state()).toMatchObject({ turn: 1 - first, actions: 2 });
});

test('[EM-CLOCK-4] or the seat is handed to a bot, and its clock stands still until its next move', () => {
  const t = table({ clock: { kind: 'turn', time: 1_000, increment: 0 }, runsOut: 'bot' });
  const first = t.actor();
  expect(t.waitUntil(1_000_000)).toEqual([['handed']]);
  expect(t.state().handed[first]).toBe(true);
  expect(emerald.handed?.(t.state())).toEqual([first]);
  t.act({ type: 'place-agent', city: 'rome' }, 1_000_000);
  expect(t.state().handed[first]).toBe(false);
  expect(emerald.alarm(t.state())).toBe(1_001_000);
});

test.each([
  [{ kind: 'turn', time: 9_999, increment: 0 }, 'A turn has from 10 seconds'],
  [{ kind: 'turn', time: 0, increment: 0 }, 'A turn has from 10 seconds'],
  [{ kind: 'bank', time: 0, increment: 30_000 }, 'A bank of time has from one minute'],
  [{ kind: 'bank', time: 59_999, increment: 0 }, 'A bank of time has from one minute'],
  [{ kind: 'bank', time: 60_000, increment: 86_400_001 }, 'A bank grows by at most a day'],
] as const)('[EM-CLOCK-5] no new table has the clock %j, but a match with it is read', (clock, sentence) => {
  const read = emerald.read.table({ seats: 2, options: { clock, runsOut: 'step' } });
  if ('wrong' in read) throw new Error(read.wrong);
  expect(emerald.exceeds?.(read.value)).toContain(sentence);
});

test.each([
  null,
  { kind: 'turn', time: 10_000, increment: 0 },
  { kind: 'turn', time: 31 * 86_400_000, increment: 0 },
  { kind: 'bank', time: 60_000, increment: 0 },
  { kind: 'bank', time: 31 * 86_400_000, increment: 86_400_000 },
] as const)('[EM-CLOCK-5] a new table may have the clock %j', clock => {
  expect(emerald.exceeds?.({ seats: 2, options: { clock, runsOut: 'bot' } })).toBeUndefined();
});

const attacked = {
  players: 2,
  first: 'monday',
  identities: { monday: 'restorationist', tuesday: 'loyalist' },
  turn: { player: 'monday', actions: 2 },
  cities: { rome: { agents: { monday: 3, tuesday: 1 } }, paris: { agents: { tuesday: 1 } } },
  hand: { monday: ['start-knife-in-the-dark'], tuesday: ['sherlock-holmes', 'start-banker'] },
} as const;
const knife: Move = {
  type: 'assassinate',
  card: 'start-knife-in-the-dark',
  city: 'rome',
  target: { agent: 'tuesday' },
  bombs: [],
};

test('[EM-PRESET-1] nobody else sees how a player means to answer', () => {
  const t = scene(emeraldKit, attacked);
  const before = [t.seat('monday').sees(), t.audience.sees()];
  t.seat('tuesday').plays({ type: 'preset', answer: 'block' });
  expect(t.seat('tuesday').sees().preset).toBe('block');
  expect([t.seat('monday').sees(), t.audience.sees()]).toEqual(before);
  expect([t.seat('monday').isTold(), t.audience.isTold()]).toEqual([[], []]);
  expect(t.seat('tuesday').tries({ type: 'preset', answer: 'block' })).toBe('EM-PRESET-1');
});

test.each([
  ['block', 1, 'sherlock-holmes'],
  ['allow', 0, undefined],
] as const)('[EM-PRESET-2] %s is carried out three seconds after the question', (answer, left, played) => {
  const t = scene(emeraldKit, attacked);
  t.seat('tuesday').plays({ type: 'preset', answer });
  t.seat('monday').plays(knife);
  t.at(2_999);
  expect(t.audience.sees().asking).toMatchObject({ player: 'tuesday', for: 'attack' });
  t.at(3_000);
  expect(t.audience.sees().asking).toBeNull();
  expect(t.audience.sees().cities.rome.agents.tuesday ?? 0).toBe(left);
  expect(t.audience.sees().players.tuesday?.discard.includes('sherlock-holmes')).toBe(played !== undefined);
});

test('[EM-PRESET-2] block without a Block allows, after the same pause', () => {
  const t = scene(emeraldKit, {
    ...attacked,
    hand: { monday: ['start-knife-in-the-dark'], tuesday: ['start-banker'] },
  });
  t.seat('tuesday').plays({ type: 'preset', answer: 'block' });
  t.seat('monday').plays(knife);
  t.at(2_999);
  expect(t.audience.sees().asking).not.toBeNull();
  t.at(3_000);
  expect(t.audience.sees().asking).toBeNull();
});

test('[EM-PRESET-2] until then, and without one, the player answers by hand', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('tuesday').plays({ type: 'preset', answer: 'allow' });
  t.seat('monday').plays(knife);
  t.at(1_000);
  t.seat('tuesday').plays({ type: 'block', card: 'sherlock-holmes' });
  expect(t.audience.sees().cities.rome.agents.tuesday).toBe(1);
  const other = scene(emeraldKit, attacked);
  other.seat('monday').plays(knife);
  other.at(1_000_000);
  expect(other.audience.sees().asking).toMatchObject({ player: 'tuesday' });
});
