import { type Dash, dashKit } from '@lamplight/testkit/examples/dash';
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import type { GameTypes } from './game.ts';
import { canonical } from './json.ts';
import { advance, attend, type Entry, open, type Progress, type Step, submit } from './loop.ts';
import { randomAt } from './random.ts';
import { type MatchRecord, recordOf, verify } from './record.ts';
import { commitmentTo, digestOf, seedOf } from './seed.ts';

const mine = mineKit.game;
const table = { seats: 3, options: {} };

/** A match of `mine` to its end: somebody leaves and comes back, the clock rings once, the rest are moves. */
async function played(): Promise<MatchRecord<Mine>> {
  const opening = open(mine, table, seedOf(1));
  const steps: Step<Mine>[] = [];
  let match = opening.match;
  const take = (progress: Progress<Mine>) => {
    steps.push(...progress.steps);
    match = progress.match;
  };
  take(attend(mine, match, { seat: 2, present: false, at: 1_000 }));
  take(attend(mine, match, { seat: 2, present: true, at: 2_000 }));
  take(advance(mine, match, 60_000));
  const random = randomAt(seedOf(2), 0);
  while (mine.outcome(match.state) === undefined) {
    const by = match.state.turn;
    const at = match.now + 1_000;
    take(submit(mine, match, { by, at, move: random.pick([...mine.moves(mine.view(match.state, by), at)]) }));
  }
  return recordOf(mine, table, opening, steps);
}

const record = await played();
const { log } = record;
/** Index in the log of the first move, and of the one after it. */
const first = log.findIndex(({ input }) => 'move' in input);
const [one, two] = [log[first]!, log[first + 1]!];

/** The record with some parts changed and, as a forger would do, with a matching digest. */
async function forged<T extends GameTypes>(true_: MatchRecord<T>, changes: object): Promise<MatchRecord<T>> {
  const { digest, ...rest } = { ...true_, ...changes };
  return { ...rest, digest: await digestOf(canonical(rest)) };
}

const renumbered = (entries: readonly object[]) => ({ log: entries.map((entry, n) => ({ ...entry, seq: n + 1 })) });
const withInput = (place: number, input: object) => ({
  log: log.with(place, { ...log[place]!, input: { ...log[place]!.input, ...input } as Entry<Mine>['input'] }),
});

async function verdictOn(changed: MatchRecord<Mine>): Promise<string> {
  const verification = await verify(mine, changed);
  return verification.holds ? 'it holds' : verification.because;
}

test('a true match holds, also after a store has put its keys in another order', async () => {
  expect(await verify(mine, record)).toEqual({ holds: true });
  const stored = JSON.parse(canonical(record)) as MatchRecord<Mine>;
  expect(await verify(mine, stored)).toEqual({ holds: true });
});

test('it has all that can happen: an absence, the clock, moves', () => {
  expect(log.map(({ input }) => (typeof input.by === 'number' ? 'seat' : input.by)).slice(0, 4)).toEqual([
    'table',
    'table',
    'clock',
    'seat',
  ]);
  expect(record.outcome.because).toMatch(/^MI-END/);
});

test('a match that is not over shows no seed', async () => {
  await expect(recordOf(mine, table, open(mine, table, seedOf(1)), [])).rejects.toThrow(
    'This match of mine is not over: only a finished one shows its seed.',
  );
});

const other = seedOf(2);

/** What is changed, and what gives it away when the digest matches. */
const forgeries: readonly (readonly [string, object, string])[] = [
  ['the seed', { seed: other }, 'The seed is not the one whose hash was shown at the start.'],
  [
    'the seed and its hash',
    { seed: other, commitment: await commitmentTo(other) },
    'The deal is not the one that this seed gives.',
  ],
  ['the seed to none', { seed: 'secret' }, 'The seed is not 64 hex digits.'],
  ['the deal', { dealt: record.dealt.toReversed() }, 'The deal is not the one that this seed gives.'],
  [
    'a move, to one not in hand',
    withInput(first, { move: { type: 'pass' } }),
    `Input ${one.seq}: the rules refuse it by MI-PLAY-2.`,
  ],
  [
    'a move, to no move',
    withInput(first, { move: { type: 'fly' } }),
    `Input ${one.seq}: A move of mine is play, with a card, or pass.`,
  ],
  [
    'the time of a move',
    withInput(first, { at: one.input.at + 1 }),
    `Input ${one.seq}: the rules decide it otherwise.`,
  ],
  [
    'a time, to one before',
    withInput(first, { at: 59_999 }),
    `Input ${one.seq}: its time, 59999, is no whole number from 60000 up.`,
  ],
  [
    'a time, to none',
    withInput(first, { at: null }),
    `Input ${one.seq}: its time, null, is no whole number from 60000 up.`,
  ],
  [
    'the time of the clock',
    withInput(2, { at: 59_000 }),
    'Input 3: the clock was to ring at 60000, and this came at 59000.',
  ],
  ['the seat of a move', withInput(first, { by: 0 }), `Input ${one.seq}: the rules refuse it by MI-TURN-1.`],
  ['the seat of a move, to none', withInput(first, { by: 7 }), `Input ${one.seq}: the rules refuse it by MI-TURN-1.`],
  ['who left', withInput(0, { seat: 1 }), 'Input 1: the rules decide it otherwise.'],
  [
    'who left, to nobody',
    withInput(0, { seat: 9 }),
    'The match cannot be played again: There is no place 9 in a list of 3.',
  ],
  [
    'what came of an input',
    { log: log.with(first, { ...one, events: one.events.slice(1) }) },
    `Input ${one.seq}: the rules decide it otherwise.`,
  ],
  [
    'the order',
    { log: log.with(first, two).with(first + 1, one) },
    `Input ${two.seq}: it comes after input ${one.seq - 1}.`,
  ],
  [
    'the order and the numbers',
    renumbered(log.with(first, two).with(first + 1, one)),
    `Input ${one.seq}: the rules refuse it by MI-TURN-1.`,
  ],
  ['by dropping an input', { log: log.toSpliced(first, 1) }, `Input ${two.seq}: it comes after input ${one.seq - 1}.`],
  [
    'by dropping an input, renumbered',
    renumbered(log.toSpliced(first, 1)),
    `Input ${one.seq}: the rules refuse it by MI-TURN-1.`,
  ],
  [
    'by dropping the clock',
    renumbered(log.toSpliced(2, 1)),
    'Input 3: the clock was to ring at 60000, and this came at 61000.',
  ],
  [
    'by dropping the end',
    { log: log.slice(0, -1) },
    `The match is not over after its last input, number ${log.length - 1}.`,
  ],
  ['by appending an input', renumbered([...log, two]), `Input ${log.length + 1}: the match was over before it.`],
  [
    'by putting in news that is none',
    renumbered(
      log.toSpliced(first, 0, { seq: 0, input: { by: 'table', at: 60_000, seat: 1, present: true }, events: [] }),
    ),
    `Input ${one.seq}: nothing comes of it, so it has no place in the log.`,
  ],
  [
    'the outcome',
    { outcome: { ...record.outcome, winners: [] } },
    `The outcome is ${canonical(record.outcome)}, not ${canonical({ ...record.outcome, winners: [] })}.`,
  ],
  ['the table', { table: { seats: 4, options: {} } }, 'The table is not one of mine: A table of mine has three seats.'],
  ['the version', { version: 2 }, 'The match was played by version 2 of the rules; this is version 1.'],
  ['the game', { game: 'dash' }, 'This is a match of dash, not of mine.'],
  ['the log, to none', { log: null }, 'The match cannot be played again: '],
];

test.each(forgeries)('a changed record is rejected: %s', async (_name, changes) => {
  expect(await verdictOn({ ...record, ...changes })).not.toBe('it holds');
});

test.each(forgeries)('also when the digest was made to fit: %s', async (_name, changes, sentence) => {
  expect(await verdictOn(await forged(record, changes))).toContain(sentence);
});

test('a changed digest is rejected', async () => {
  const digest = await digestOf('another');
  expect(await verdictOn({ ...record, digest })).toBe('The file was changed after the match: its digest differs.');
});

test('a time that changes nothing in the play is given away by the digest alone', async () => {
  // Seat 2 left while another was on turn: no event depends on when. Only somebody who noted the digest can tell.
  const changes = withInput(0, { at: 1_001 });
  expect(await verdictOn({ ...record, ...changes })).toBe('The file was changed after the match: its digest differs.');
  expect(await verdictOn(await forged(record, changes))).toBe('it holds');
});

test('what a reader would overlook in a table or a move is not let in by the back door', async () => {
  const dash = dashKit.game;
  const seats = { seats: 2, options: {} };
  const opening = open(dash, seats, seedOf(1));
  const race = await recordOf(dash, seats, opening, advance(dash, opening.match, 5_000).steps);
  expect(await verify(dash, race)).toEqual({ holds: true });
  const noted = await forged<Dash>(race, { table: { ...seats, note: 'x' } });
  expect(await verify(dash, noted)).toEqual({
    holds: false,
    because: 'The table is not written as the rules read it.',
  });

  const lax: typeof mine = { ...mine, read: { ...mine.read, move: () => ({ value: { type: 'pass' } }) } };
  expect(await verify(lax, record)).toEqual({
    holds: false,
    because: `Input ${one.seq}: its move is not written as the rules read it.`,
  });
});
