/** Export and import of a finished match as one file. */
import {
  canonical,
  type GameTypes,
  type Json,
  type MatchRecord,
  type Opening,
  type Read,
  recordOf,
  type Step,
  verify,
} from '@lamplight/contract';
import { readJson } from '@lamplight/contract/wire';
import * as v from 'valibot';
import type { Store, StreamRow } from '../store/store.ts';
import { commandId } from '../stream/command-id.ts';
import type { StoredStep } from '../stream/deps.ts';
import {
  type AnyGame,
  bodyIn,
  dealtIn,
  type MatchHead,
  type MatchState,
  matchMachine,
  startOf,
  tableIn,
} from './machine.ts';

/** A stored match, step by step. */
export type MatchCourse = { readonly opening: Opening<GameTypes>; readonly steps: readonly Step<GameTypes>[] };

export function courseOf(game: AnyGame, head: MatchHead, rows: readonly StreamRow[]): MatchCourse {
  const machine = matchMachine(game, head);
  const opening = { match: startOf(game, head), dealt: dealtIn(head) };
  let before: MatchState = opening.match;
  const steps = rows.map(({ seq, body }) => {
    const { at, of } = body as StoredStep;
    const after = machine.fold(before, of, at);
    const step = { before, entry: { seq, ...bodyIn(of) }, after };
    before = after;
    return step;
  });
  return { opening, steps };
}

/** Undefined while the match runs: the seed is shown only at the end. */
export async function exported(
  game: AnyGame,
  head: MatchHead,
  rows: readonly StreamRow[],
): Promise<MatchRecord<GameTypes> | undefined> {
  const { opening, steps } = courseOf(game, head, rows);
  const last = steps.at(-1)?.after ?? opening.match;
  if (game.outcome(last.state) === undefined) return undefined;
  // The version it was played by, whatever the version now.
  return recordOf({ ...game, version: head.version }, tableIn(head), opening, steps);
}

const noMatch = 'This is not the file of a match.';
const Outline = v.looseObject({
  game: v.string(),
  table: v.looseObject({ seats: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  digest: v.string(),
  log: v.array(v.unknown()),
});

/** A file with the shape of a match. Nothing else about it is proven. */
export interface MatchFile {
  readonly game: AnyGame;
  readonly inputs: number;
  readonly seats: number;
  readonly record: MatchRecord<GameTypes>;
}

export function readFile(games: ReadonlyMap<string, AnyGame>, text: string): Read<MatchFile> {
  const read = readJson(text, noMatch);
  if ('wrong' in read) return read;
  const outline = v.safeParse(Outline, read.value);
  if (!outline.success) return { wrong: noMatch };
  const { game: id, table, log } = outline.output;
  const game = games.get(id);
  if (game === undefined) return { wrong: `There is no game ${JSON.stringify(id).slice(0, 40)} here.` };
  const record = read.value as MatchRecord<GameTypes>;
  return { value: { game, inputs: log.length, seats: table.seats, record } };
}

/** Stores a match from a file, if replaying it gives what the file says. The same file twice is the same match. */
export async function imported(
  store: Store,
  { game, record }: MatchFile,
  now: number,
): Promise<{ readonly match: string } | { readonly wrong: string }> {
  const verdict = await verify(game, record);
  if (!verdict.holds) return { wrong: verdict.because };
  const id = `file-${record.digest.slice(0, 32)}`;
  const { version, seed, table, dealt, log } = record;
  const body: MatchHead = {
    ...{ game: game.id, version, seed, table: null, play: { seats: table.seats, options: table.options } },
    ...{ dealt: dealt as unknown as Json, sitting: Array.from({ length: table.seats }, () => null) },
  };
  await store.begin({ id, kind: 'match', began: now, body });
  const stored = (await store.read(id, 0)).length;
  for (const { seq, input, events } of log.slice(stored)) {
    const of = JSON.parse(canonical({ input, events })) as Json;
    const kept: StoredStep = { at: input.at, noticed: [], of };
    await store.append({ stream: id, seq, command: commandId.file(seq), body: kept, due: null });
  }
  return { match: id };
}
