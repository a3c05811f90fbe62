/**
 * The law `late`: from the same inputs the server's stream makes byte for byte what the contract's own loop makes,
 * however long the store takes and whatever comes due meanwhile. It is here and not in testkit, which may import the
 * contract only. A failure names its seed: `npm test -- server/src/stream/late -t 'late: emerald three, seed 2'`.
 */
import { isDeepStrictEqual } from 'node:util';

import {
  advance,
  attend,
  type GameTypes,
  type Instant,
  type Json,
  type Match,
  type Opening,
  open,
  type Progress,
  type Random,
  randomAt,
  seedOf,
  submit,
  type TimeSpan,
} from '@lamplight/contract';
import { emeraldKit } from '@lamplight/emerald/kit';
import { shadowsKit } from '@lamplight/shadows/kit';
import { type AnyKit, anyKit, type GameTrial } from '@lamplight/testkit';
import { dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { describe, expect, test } from 'vitest';
import { HandClock } from '../../test/rooms/hand-clock.ts';
import { type MatchHead, type MatchInput, type MatchState, matchMachine, startOf } from '../match/machine.ts';
import type { Store, StreamRow } from '../store/store.ts';
import { commandId } from './command-id.ts';
import type { StoredStep } from './deps.ts';
import type { StreamAnswer } from './remembered.ts';
import { Stream } from './stream.ts';

const began = Date.UTC(2026, 10, 1);
const seeds = 6;
/** Inputs per course, unless it ends earlier. */
const most = 120;
/** How long a commit takes, in milliseconds. One in `slowly` takes until a moment after the next alarm is due. */
const commit = 20;
const slowly = 4;
/** How close to an alarm a move may come. */
const close = 30;

/** An input, with the time that the stream gave it, and its answer. */
interface Taken {
  readonly input: MatchInput;
  readonly at: Instant;
}

interface Course {
  readonly opening: Opening<GameTypes>;
  readonly rows: readonly StreamRow[];
  /** In the order in which they were decided. */
  readonly taken: readonly Taken[];
  readonly answers: readonly StreamAnswer[];
  /** The time when everything had settled. */
  readonly until: Instant;
  /** Rows during whose commit an alarm came due. */
  readonly overtaken: number;
}

/** Keeps rows in memory. Writing takes time, reading none. */
class SlowStore {
  readonly rows: StreamRow[] = [];
  overtaken = 0;
  readonly #clock: HandClock;
  readonly #dice: Random;

  constructor(clock: HandClock, dice: Random) {
    this.#clock = clock;
    this.#dice = dice;
  }

  async append(row: StreamRow): Promise<'stored' | 'beaten'> {
    const isSlow = row.due !== null && this.#dice.below(slowly) === 0;
    const ends = isSlow ? Math.max(row.due, this.#clock.now()) + this.#dice.below(close) : this.#clock.now() + commit;
    if (row.due !== null && row.due <= ends) this.overtaken += 1;
    await this.#wait(commit / 2);
    if (row.seq !== this.rows.length + 1 || (await this.done(row.stream, row.command)) !== undefined) return 'beaten';
    this.rows.push(JSON.parse(JSON.stringify(row)) as StreamRow);
    await this.#wait(ends - this.#clock.now());
    return 'stored';
  }

  async read(_stream: string, after: number, count = Number.POSITIVE_INFINITY): Promise<readonly StreamRow[]> {
    return this.rows.slice(after, after + count);
  }

  async done(_stream: string, command: string): Promise<StreamRow | undefined> {
    return this.rows.find(row => row.command === command);
  }

  #wait(time: number): Promise<void> {
    return new Promise(resolve => this.#clock.after(time, resolve));
  }
}

interface Way {
  /** One node for each number: how far its clock is off. */
  readonly apart?: readonly number[];
  /** A broken loop: most alarms that are due do not ring when they should, and the input is decided all the same. */
  readonly forgets?: boolean;
}

/** Random play. */
async function play(
  { game }: AnyKit,
  trial: GameTrial<GameTypes>,
  seed: number,
  { apart = [0], forgets = false }: Way = {},
): Promise<Course> {
  const dice = randomAt(seedOf(seed), 1_000_000);
  const clock = new HandClock(began, () => new Promise(resolve => setImmediate(resolve)));
  const store = new SlowStore(clock, randomAt(seedOf(seed), 1_000_001));
  const opening = open(game, trial.table, seedOf(seed));
  const { seats, options } = trial.table;
  const body: MatchHead = {
    ...{ game: game.id, version: game.version, play: { seats, options }, seed: opening.match.seed, table: null },
    ...{ dealt: opening.dealt as unknown as Json, sitting: Array.from({ length: seats }, () => null) },
  };
  const taken: Taken[] = [];
  const machine = matchMachine(game, body);
  const lots = randomAt(seedOf(seed), 1_000_002);
  const noting = {
    ...machine,
    advance: (match: MatchState, span: TimeSpan) => (forgets && lots.below(8) > 0 ? [] : machine.advance(match, span)),
    decide: (match: MatchState, input: MatchInput, at: Instant) => {
      taken.push({ input, at });
      return machine.decide(match, input, at);
    },
  };
  const trouble = (error: unknown) => {
    throw error;
  };
  const nodes = await Promise.all(
    apart.map(skew =>
      Stream.load(
        {
          store: store as unknown as Store,
          clock: { now: () => clock.now() + skew, after: (wait, call) => clock.after(wait, call) },
          hint: () => {},
          trouble,
        },
        { id: 'late', kind: 'match', began, body },
        noting,
        head => startOf(game, head as MatchHead),
      ),
    ),
  );
  const answers: StreamAnswer[] = [];
  const present = Array.from({ length: seats }, () => true);
  for (let n = 0; n < most; n++) {
    const node = dice.pick(nodes);
    const { state } = node.state;
    if (game.outcome(state) !== undefined) break;
    const seat = dice.below(seats);
    if (dice.below(trial.absence) === 0) present[seat] = !present[seat];
    const isMove = present[seat];
    const move = isMove ? moveOf(game, trial, node.state, seat, node.now(), dice) : undefined;
    const input: MatchInput = move === undefined ? { seat, present: present[seat] === true } : { by: seat, move };
    node.ask(commandId.client('late', `${n}`), input, answer => answers.push(answer));
    await clock.pass(pauseAfter(game.alarm(state), node.now(), trial.gap, dice));
  }
  // Everything that waits gets done, and nobody acts any more.
  await clock.pass(3_600_000);
  const until = clock.now() - began + Math.max(...apart);
  for (const node of nodes) {
    const settled = node.settle();
    await clock.pass(3_600_000);
    await settled;
  }
  return { opening, rows: store.rows, taken, answers, until, overtaken: store.overtaken };
}

/** No pause, so that inputs queue; or one that ends near the next alarm; or any. */
function pauseAfter(due: Instant | undefined, now: Instant, gap: number, dice: Random): number {
  const how = dice.below(3);
  if (how === 0) return 0;
  if (how === 1 && due !== undefined && due > now) return Math.max(0, due - now - close + dice.below(2 * close));
  return dice.below(gap + 1);
}

/** A move that was open when it was chosen. It may no longer be open when it is decided. */
function moveOf(
  game: AnyKit['game'],
  trial: GameTrial<GameTypes>,
  { state }: Match<GameTypes>,
  by: number,
  at: Instant,
  dice: Random,
): GameTypes['Move'] | undefined {
  const good = dice.below(2) === 0 ? trial.guide?.(state, by, dice) : undefined;
  if (good !== undefined) return good;
  const moves = [...Iterator.from(game.moves(game.view(state, by), at)).take(400)];
  if (moves.length === 0) return undefined;
  const kind = dice.pick([...new Set(moves.map(({ type }) => type))]);
  return dice.pick(moves.filter(({ type }) => type === kind));
}

const entered = (game: AnyKit['game'], match: Match<GameTypes>, input: MatchInput, at: Instant): Progress<GameTypes> =>
  'move' in input ? submit(game, match, { ...input, at }) : attend(game, match, { ...input, at });

/** The same inputs at the same stamps, played by the contract's loop alone. */
function byContract(game: AnyKit['game'], { opening, until }: Course, inputs: readonly Taken[]) {
  const log: string[] = [];
  const refused: string[] = [];
  let match = opening.match;
  const goOn = (progress: Progress<GameTypes>) => {
    match = progress.match;
    for (const { entry } of progress.steps) log.push(JSON.stringify(entry));
    if (progress.refused !== undefined) refused.push(progress.refused);
  };
  for (const { input, at } of inputs) goOn(entered(game, match, input, at));
  goOn(advance(game, match, until));
  return { log, refused };
}

const byStream = ({ rows, answers }: Course) => ({
  log: rows.map(({ seq, body }) => JSON.stringify({ seq, ...((body as StoredStep).of as object) })),
  refused: answers.flatMap(answer => ('refused' in answer ? answer.refused : [])),
});

/** The inputs in the log, without the alarms. */
const storedIn = ({ rows }: Course): readonly Taken[] =>
  rows.flatMap(({ body }) => {
    const { at, of } = body as StoredStep;
    const { by, ...input } = (of as unknown as { readonly input: { readonly by: number | 'clock' | 'table' } }).input;
    if (by === 'clock') return [];
    return [{ at, input: (by === 'table' ? input : { by, ...input }) as unknown as MatchInput }];
  });

const kits = [shadowsKit, emeraldKit, mineKit, dashKit].map(kit => anyKit(kit as unknown as AnyKit));
const cases = kits.flatMap(kit =>
  Object.entries(kit.trials).flatMap(([kind, trial]) =>
    Array.from({ length: seeds }, (_, n) => ({ game: kit.game.id, kind, seed: n + 1, kit, trial })),
  ),
);
/** Games in which a ringing alarm sets no other, so that none can come due while one is being stored. */
const withoutPairs: readonly string[] = ['dash'];

describe('late', () => {
  const overtaken = new Map<string, number>();

  test.for(cases)('late: $game $kind, seed $seed', async ({ kit, trial, game, seed }) => {
    const course = await play(kit, trial, seed);
    expect(byStream(course)).toEqual(byContract(kit.game, course, course.taken));
    expect(course.answers).toHaveLength(course.taken.length);
    overtaken.set(game, (overtaken.get(game) ?? 0) + course.overtaken);
  });

  test.for(cases)('late: $game $kind over two nodes, seed $seed', async ({ kit, trial, seed }) => {
    const course = await play(kit, trial, seed, { apart: [0, 45] });
    expect(byStream(course).log).toEqual(byContract(kit.game, course, storedIn(course)).log);
  });

  test.for(kits)('late: a stream of $game.id that forgets to ring before an input breaks the law', async kit => {
    let isBroken = false;
    for (const { game, trial, seed } of cases) {
      if (isBroken || game !== kit.game.id) continue;
      const course = await play(kit, trial, seed, { forgets: true });
      isBroken = !isDeepStrictEqual(byStream(course), byContract(kit.game, course, course.taken));
    }
    expect(isBroken).toBe(true);
  });

  test.for(kits)('late: alarms of $game.id came due while others were being stored', ({ game: { id } }) => {
    if (!withoutPairs.includes(id)) expect(overtaken.get(id)).toBeGreaterThan(0);
  });
});
