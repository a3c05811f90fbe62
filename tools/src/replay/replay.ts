/** Reads a stored match and shows it as one viewer saw it. */
import {
  type Entry,
  fold,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Seat,
  type Step,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';

type Stored = MatchRecord<GameTypes>;

/** The least a file must hold to be looked at. Whether it is true is for `verify` to say. */
export function readRecord(text: string): Stored | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `it is not JSON: ${(error as Error).message}.`;
  }
  if (typeof value !== 'object' || value === null) return 'it is not a match: a match is an object.';
  const kinds = {
    game: 'string',
    version: 'number',
    table: 'object',
    dealt: 'list',
    log: 'list',
    seed: 'string',
    outcome: 'object',
  } as const;
  const found = value as Readonly<Record<string, unknown>>;
  for (const [key, kind] of Object.entries(kinds)) {
    const part = found[key];
    const right = kind === 'list' ? Array.isArray(part) : typeof part === kind && part !== null;
    if (!right) return `it is not a match: '${key}' should be a ${kind}.`;
  }
  return value as Stored;
}

/** The steps of the match, by folding its stored events: so a match of older rules can still be watched. */
export function stepsOf({ game }: AnyKit, record: Stored): readonly Step<GameTypes>[] {
  const { seed, table, dealt, log } = record;
  let match: Match<GameTypes> = { seed, seq: 0, now: 0, state: fold(game, game.blank(table), dealt) };
  return log.map(entry => {
    const before = match;
    match = { seed, seq: entry.seq, now: entry.input.at, state: fold(game, before.state, entry.events) };
    return { before, entry, after: match };
  });
}

export function viewAt(kit: AnyKit, record: Stored, until: number, viewer: Viewer): GameTypes['View'] {
  const start = kit.game.blank(record.table);
  const state = stepsOf(kit, record)[until - 1]?.after.state ?? fold(kit.game, start, record.dealt);
  return kit.game.view(state, viewer);
}

export function lineOf({ game }: AnyKit, step: Step<GameTypes>, viewer: Viewer | undefined): string {
  const { seq, input, events } = step.entry;
  const happened = viewer === undefined ? events : toldOf(game, step, viewer);
  const head = `${String(seq).padStart(4)}  ${(input.at / 1000).toFixed(2).padStart(8)} s  ${who(input, viewer)}`;
  return [head, ...happened.map(each => `${' '.repeat(19)}${JSON.stringify(each)}`)].join('\n');
}

/** Another player's move is hidden from a viewer, because it may name secrets. The viewer's tellings are shown. */
function who(input: Entry<GameTypes>['input'], viewer: Viewer | undefined): string {
  if (input.by === 'clock') return 'the clock rings';
  if (input.by === 'table') return `seat ${input.seat} ${input.present ? 'is back' : 'is away'}`;
  return viewer === undefined || viewer === input.by
    ? `seat ${input.by}: ${JSON.stringify(input.move)}`
    : `seat ${input.by} moves`;
}

export function readViewer(text: string, seats: number): Viewer | undefined {
  if (text === 'audience') return 'audience';
  const seat: Seat = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return seat < seats ? seat : undefined;
}
