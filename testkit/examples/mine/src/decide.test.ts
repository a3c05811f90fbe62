import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { mineKit } from '../kit.ts';

const dig = { type: 'play', card: 'dig' } as const;
const caveIn = { type: 'play', card: 'cave-in' } as const;
const pass = { type: 'pass' } as const;
const digging = { ann: ['dig', 'dig'], bo: ['dig', 'dig'], cy: ['dig', 'dig'] };

test('[MI-TURN-1] seats take turns in order, and whoever is not on turn cannot move', () => {
  const t = scene(mineKit, { hands: digging });
  const [ann, bo, cy] = ['ann', 'bo', 'cy'].map(t.seat);
  expect(bo!.tries(dig)).toBe('MI-TURN-1');
  expect(bo!.isOffered()).toEqual([]);
  for (const seat of [ann, bo, cy, ann]) seat!.plays(dig);
  expect(t.audience.sees()).toMatchObject({ turn: 1, tunnel: 4 });
});

test('[MI-TURN-2] after 60 seconds the clock passes for the seat on turn', () => {
  const t = scene(mineKit, { hands: digging });
  t.at(59_999);
  expect(t.audience.sees()).toMatchObject({ turn: 0, passes: 0 });
  t.at(60_000);
  expect(t.audience.sees()).toMatchObject({ turn: 1, passes: 1, endsAt: 120_000 });
  expect(t.seat('bo').isTold()).toEqual([
    { type: 'passed', by: 0 },
    { type: 'turned', to: 1, endsAt: 120_000 },
  ]);
  expect(t.seat('ann').tries(dig)).toBe('MI-TURN-1');
});

test('[MI-TURN-2] a seat has 5 seconds while nobody is there, and a whole turn when somebody comes back', () => {
  const t = scene(mineKit, { hands: digging });
  t.at(1_000);
  t.seat('ann').leaves();
  expect(t.audience.sees()).toMatchObject({ endsAt: 6_000, present: [false, true, true] });
  t.at(4_000);
  t.seat('ann').returns();
  expect(t.audience.sees()).toMatchObject({ endsAt: 64_000, present: [true, true, true] });
});

test('[MI-TURN-2] leaving while another is on turn takes no time from anybody until the own turn comes', () => {
  const t = scene(mineKit, { hands: digging });
  t.seat('bo').leaves();
  expect(t.audience.sees()).toMatchObject({ turn: 0, endsAt: 60_000 });
  t.at(2_000);
  t.seat('ann').plays(dig);
  expect(t.audience.sees()).toMatchObject({ turn: 1, endsAt: 7_000 });
});

test('[MI-PLAY-1] a seat plays one card of its hand and draws the top card of the deck', () => {
  const t = scene(mineKit, { hands: { ann: ['dig', 'cave-in'] }, deck: ['lantern', 'dig'] });
  expect(t.seat('ann').tries({ type: 'play', card: 'lantern', goal: 0 })).toBe('MI-PLAY-1');
  t.seat('ann').plays(dig);
  expect(t.seat('ann').sees()).toMatchObject({ hand: ['cave-in', 'lantern'], deckSize: 1 });
  expect(t.seat('ann').isTold()).toContainEqual({ type: 'drew', by: 0, card: 'lantern' });
  expect(t.seat('bo').isTold()).toContainEqual({ type: 'drew', by: 0, card: null });
});

test('[MI-PLAY-1] nothing is drawn when the deck is empty', () => {
  const t = scene(mineKit, { hands: { ann: ['dig', 'cave-in'] }, deck: [] });
  t.seat('ann').plays(dig);
  expect(t.seat('ann').sees().hand).toEqual(['cave-in']);
  expect(t.audience.isTold().map(({ type }) => type)).not.toContain('drew');
});

test('[MI-PLAY-2] a seat passes only if it can play no card', () => {
  const t = scene(mineKit, { hands: { ann: ['dig'], bo: [] } });
  expect(t.seat('ann').tries(pass)).toBe('MI-PLAY-2');
  t.seat('ann').plays(dig);
  expect(t.seat('bo').isOffered()).toEqual([pass]);
  t.seat('bo').plays(pass);
  expect(t.audience.sees().passes).toBe(1);
});

test('[MI-PLAY-2] with every goal looked at a lantern is no card to play', () => {
  const t = scene(mineKit, { hands: { ann: ['lantern'] }, looked: { ann: [0, 1, 2] } });
  expect(t.seat('ann').isOffered()).toEqual([pass]);
  t.seat('ann').plays(pass);
});

test('[MI-CARD-TUNNEL-1] dig makes the tunnel longer by one, a cave-in shorter by one, never below nothing', () => {
  const t = scene(mineKit, { hands: { ann: ['cave-in'], bo: ['dig'], cy: ['cave-in'] } });
  const lengths = [['ann', caveIn] as const, ['bo', dig] as const, ['cy', caveIn] as const].map(([name, card]) => {
    t.seat(name).plays(card);
    return t.audience.sees().tunnel;
  });
  expect(lengths).toEqual([0, 1, 0]);
});

test('[MI-END-1] a tunnel of five ends the match, and the diggers win', () => {
  const t = scene(mineKit, { tunnel: 4, turn: 'bo', roles: { cy: 'mole' }, hands: digging });
  expect(t.outcome()).toBeUndefined();
  t.seat('bo').plays(dig);
  expect(t.outcome()).toEqual({ winners: [0, 1], because: 'MI-END-1' });
  expect(t.seat('cy').tries(dig)).toBe('MI-END-1');
});

test('[MI-END-2] three passes in a row end the match, and the mole wins', () => {
  const t = scene(mineKit, { roles: { bo: 'mole' }, hands: { ann: [], bo: [], cy: [] } });
  for (const name of ['ann', 'bo']) t.seat(name).plays(pass);
  expect(t.outcome()).toBeUndefined();
  t.seat('cy').plays(pass);
  expect(t.outcome()).toEqual({ winners: [1], because: 'MI-END-2' });
});

test('[MI-END-2] a card played between passes begins the count anew', () => {
  const t = scene(mineKit, { passes: 2, hands: { ann: ['cave-in'], bo: [] } });
  t.seat('ann').plays(caveIn);
  t.seat('bo').plays(pass);
  expect(t.audience.sees().passes).toBe(1);
  expect(t.outcome()).toBeUndefined();
});
