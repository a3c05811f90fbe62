import { dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { advance, apply, attend, open, ringing, submit, suppose, toldOf, toldOfDeal } from './loop.ts';
import { randomAt } from './random.ts';
import { readSeed, seedOf } from './seed.ts';

const dash = dashKit.game;
const mine = mineKit.game;
const four = { seats: 4, options: {} };
const three = { seats: 3, options: {} };
const step = { type: 'step' } as const;

const race = () => open(dash, four, seedOf(1)).match;
const deal = () => open(mine, three, seedOf(1));

const inputs = ({ steps }: { readonly steps: readonly { readonly entry: { readonly input: unknown } }[] }) =>
  steps.map(({ entry }) => entry.input);

test('a match opens with its deal folded, at time 0, with no input yet', () => {
  const { match, dealt } = deal();
  expect(match).toMatchObject({ seed: seedOf(1), seq: 0, now: 0 });
  expect(dealt.reduce(mine.evolve, mine.blank(three))).toEqual(match.state);
  expect(deal()).toEqual({ match, dealt });
});

test('the seed is in no state and no event', () => {
  const { match, dealt } = deal();
  expect(JSON.stringify([match.state, dealt])).not.toContain(seedOf(1));
});

test('an accepted move is one step, with its number and its time', () => {
  const { match, steps, refused } = submit(dash, race(), { by: 2, move: step, at: 40 });
  expect(refused).toBeUndefined();
  expect(match).toMatchObject({ seq: 1, now: 40 });
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    before: race(),
    entry: {
      seq: 1,
      input: { by: 2, at: 40, move: step },
      events: [{ type: 'stepped', by: 2, to: 1, restsUntil: 340 }],
    },
    after: match,
  });
});

test('a refused move changes nothing', () => {
  const { match } = submit(dash, race(), { by: 2, move: step, at: 40 });
  expect(submit(dash, match, { by: 2, move: step, at: 41 })).toEqual({ match, steps: [], refused: 'DA-MOVE-2' });
});

test('alarms that are due ring first, each at its own time, in order', () => {
  const { match, steps } = advance(mine, deal().match, 200_000);
  expect(inputs({ steps })).toEqual([60_000, 120_000, 180_000].map(at => ({ by: 'clock', at })));
  expect(steps.map(({ entry }) => entry.seq)).toEqual([1, 2, 3]);
  expect(mine.outcome(match.state)?.because).toBe('MI-END-2');
});

test.each([
  ['just in time', 4_999, undefined, [{ by: 0, at: 4_999, move: step }]],
  ['on the stroke', 5_000, 'DA-END-2', [{ by: 'clock', at: 5_000 }]],
  ['too late', 9_000, 'DA-END-2', [{ by: 'clock', at: 5_000 }]],
])('a late message cannot jump over a deadline: %s', (_name, at, refused, happened) => {
  const progress = submit(dash, race(), { by: 0, move: step, at });
  expect(progress.refused).toBe(refused);
  expect(inputs(progress)).toEqual(happened);
});

test('news of the table waits for due alarms too', () => {
  const progress = attend(mine, deal().match, { seat: 0, present: false, at: 60_000 });
  expect(inputs(progress)).toEqual([
    { by: 'clock', at: 60_000 },
    { by: 'table', at: 60_000, seat: 0, present: false },
  ]);
});

test('an alarm that lies in the past rings now: time never runs backwards', () => {
  const late = { ...race(), now: 7_000 };
  expect(inputs(advance(dash, late, 8_000))).toEqual([{ by: 'clock', at: 7_000 }]);
});

test('one alarm rings at a time, when it is asked for, and all of them are what `advance` makes', () => {
  const { match } = deal();
  const asked: number[] = [];
  const watched: typeof mine = {
    ...mine,
    decide: (state, input, random) => {
      asked.push(input.at);
      return mine.decide(state, input, random);
    },
  };
  const alarms = ringing(watched, match, 200_000);
  const first = alarms.next().value;
  expect(asked).toEqual([60_000]);
  expect([first, ...alarms]).toEqual(advance(mine, match, 200_000).steps);
});

test('letting time pass without an alarm is no step and no progress', () => {
  expect(advance(dash, race(), 4_000)).toEqual({ match: race(), steps: [] });
});

test.each([39, -1, Number.NaN])('an input stamped %s after one at 40 is an error that says what to do', at => {
  const { match } = submit(dash, race(), { by: 2, move: step, at: 40 });
  const sentence = `Time runs forward: stamp the input with 40 or later, not ${at}.`;
  expect(() => submit(dash, match, { by: 1, move: step, at })).toThrow(sentence);
  expect(() => attend(dash, match, { seat: 1, present: false, at })).toThrow(sentence);
});

test('an input from which nothing comes is no step', () => {
  const { match } = deal();
  expect(attend(mine, match, { seat: 1, present: true, at: 10 })).toEqual({ match, steps: [] });
});

test('each input has a chance of its own, that of its number', () => {
  const drawn: number[] = [];
  const gamble: typeof dash = {
    ...dash,
    decide: (state, input, random) => {
      drawn.push(random.below(1_000));
      return dash.decide(state, input, random);
    },
  };
  const first = submit(gamble, race(), { by: 0, move: step, at: 10 }).match;
  submit(gamble, first, { by: 0, move: step, at: 20 }); // refused: no number is used up
  submit(gamble, first, { by: 1, move: step, at: 20 });
  const [one, two] = [1, 2].map(seq => randomAt(seedOf(1), seq).below(1_000));
  expect(drawn).toEqual([one, two, two]);
});

test.each([
  ['refuses it', { refused: 'DA-END-2' as const }, 'dash refuses its own alarm at 5000: DA-END-2.'],
  [
    'makes nothing of it',
    { events: [] },
    'dash rings the same alarm for ever: when it has rung, set it later than 5000.',
  ],
  [
    'does not set it anew',
    { events: [{ type: 'attended' as const, seat: 0, present: true }] },
    'dash rings the same alarm for ever: when it has rung, set it later than 5000.',
  ],
])('a game that sets an alarm and %s is stopped with a sentence', (_name, verdict, sentence) => {
  expect(() => advance({ ...dash, decide: () => verdict }, race(), 5_000)).toThrow(sentence);
});

test('a supposed match looks the same to its viewer and has a chance of its own', () => {
  const { match } = deal();
  const view = mine.view(match.state, 1);
  const supposed = suppose(mine, view, 30, randomAt(seedOf(9), 0));
  expect(mine.view(supposed.state, 1)).toEqual(view);
  expect(supposed).toMatchObject({ seq: 0, now: 30 });
  expect(readSeed(supposed.seed)).toBe(supposed.seed);
  expect(supposed.seed).not.toBe(match.seed);
  expect(suppose(mine, view, 30, randomAt(seedOf(9), 1)).seed).not.toBe(supposed.seed);
});

test('what is told comes in the order of the events, to each viewer its own', () => {
  const [bet] = submit(dash, race(), { by: 1, move: { type: 'bet', on: 3 }, at: 0 }).steps;
  expect([1, 2, 'audience' as const].map(viewer => toldOf(dash, bet!, viewer))).toEqual([
    [{ type: 'betted', by: 1, on: 3 }],
    [{ type: 'betted', by: 1, on: null }],
    [{ type: 'betted', by: 1, on: null }],
  ]);
  const [end] = advance(dash, race(), 5_000).steps;
  expect(toldOf(dash, end!, 0)).toEqual([{ type: 'finished', because: 'DA-END-2' }]);
});

test('the deal is told too: everybody hears that cards are dealt, and sees the own', () => {
  const opening = deal();
  const [mineToo] = mine.view(opening.match.state, 1).hand;
  const told = toldOfDeal(mine, opening, 1);
  expect(told.map(({ type }) => type)).toEqual(opening.dealt.map(({ type }) => type));
  expect(told[0]).toEqual({ type: 'began' });
  expect(told.filter(event => event.type === 'drew' && event.by === 1)[0]).toMatchObject({ card: mineToo });
  expect(told.filter(event => event.type === 'drew' && event.by !== 1)).toMatchObject(Array(4).fill({ card: null }));
});

test('what a game does not tell is left out', () => {
  const quiet: typeof dash = { ...dash, tell: { ...dash.tell, stepped: () => undefined } };
  const [last] = apply(quiet, race(), { by: 0, at: 0, move: step }).steps;
  expect(toldOf(quiet, last!, 0)).toEqual([]);
});
