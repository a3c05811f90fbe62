/** A finished match as one file, and the proof that it was played as it says. */
import type { Game, GameTypes, Outcome, Table } from './game.ts';
import { canonical } from './json.ts';
import { apply, type Entry, type Match, type Opening, open, type Step } from './loop.ts';
import { commitmentTo, digestOf, readSeed, type Seed } from './seed.ts';

export type MatchRecord<T extends GameTypes> = {
  readonly game: string;
  readonly version: number;
  readonly table: Table<T['Options']>;
  /** The hash of the seed, shown to everybody when the match started. */
  readonly commitment: string;
  readonly seed: Seed;
  readonly dealt: readonly T['Event'][];
  readonly log: readonly Entry<T>[];
  readonly outcome: Outcome;
  /** The hash of all the rest. Somebody who noted it at the end can recognise the true file by it. */
  readonly digest: string;
};

export async function recordOf<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  opening: Opening<T>,
  steps: readonly Step<T>[],
): Promise<MatchRecord<T>> {
  const last = steps.at(-1)?.after ?? opening.match;
  const outcome = game.outcome(last.state);
  if (outcome === undefined)
    throw new Error(`This match of ${game.id} is not over: only a finished one shows its seed.`);
  const { seed } = opening.match;
  const rest = {
    game: game.id,
    version: game.version,
    table,
    commitment: await commitmentTo(seed),
    seed,
    dealt: opening.dealt,
    log: steps.map(step => step.entry),
    outcome,
  };
  return { ...rest, digest: await digestOf(canonical(rest)) };
}

export type Verification = { readonly holds: true } | { readonly holds: false; readonly because: string };

/** Plays the match again from its seed. If it does not hold, a sentence names the first difference. */
export async function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Promise<Verification> {
  try {
    const because = (await flawInHashes(game, record)) ?? flawInPlay(game, record);
    return because === undefined ? { holds: true } : { holds: false, because };
  } catch (error) {
    // A file from outside may hold anything. If the rules throw on it, it was not played by them.
    return { holds: false, because: `The match cannot be played again: ${(error as Error).message}` };
  }
}

async function flawInHashes<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Promise<string | undefined> {
  const { digest, ...rest } = record;
  if (record.game !== game.id) return `This is a match of ${record.game}, not of ${game.id}.`;
  if (record.version !== game.version) {
    return `The match was played by version ${record.version} of the rules; this is version ${game.version}.`;
  }
  if (readSeed(record.seed) === undefined) return 'The seed is not 64 hex digits.';
  if ((await commitmentTo(record.seed)) !== record.commitment) {
    return 'The seed is not the one whose hash was shown at the start.';
  }
  if ((await digestOf(canonical(rest))) !== digest) return 'The file was changed after the match: its digest differs.';
  return undefined;
}

function flawInPlay<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): string | undefined {
  const table = game.read.table(record.table);
  if ('wrong' in table) return `The table is not one of ${game.id}: ${table.wrong}`;
  if (canonical(table.value) !== canonical(record.table)) return 'The table is not written as the rules read it.';
  const opening = open(game, table.value, record.seed);
  if (canonical(opening.dealt) !== canonical(record.dealt)) return 'The deal is not the one that this seed gives.';
  let match = opening.match;
  for (const entry of record.log) {
    const flaw = flawInEntry(game, match, entry);
    if (typeof flaw === 'string') return `Input ${entry.seq}: ${flaw}`;
    match = flaw;
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return `The match is not over after its last input, number ${match.seq}.`;
  if (canonical(outcome) !== canonical(record.outcome)) {
    return `The outcome is ${canonical(outcome)}, not ${canonical(record.outcome)}.`;
  }
  return undefined;
}

function flawInEntry<T extends GameTypes>(game: Game<T>, match: Match<T>, entry: Entry<T>): Match<T> | string {
  const { seq, input, events } = entry;
  if (seq !== match.seq + 1) return `it comes after input ${match.seq}.`;
  if (game.outcome(match.state) !== undefined) return 'the match was over before it.';
  if (!Number.isSafeInteger(input.at) || input.at < match.now)
    return `its time, ${input.at}, is no whole number from ${match.now} up.`;
  const due = game.alarm(match.state);
  if (
    input.by === 'clock'
      ? due === undefined || Math.max(due, match.now) !== input.at
      : due !== undefined && due <= input.at
  ) {
    return `the clock was to ring at ${due ?? 'no time'}, and this came at ${input.at}.`;
  }
  if ('move' in input) {
    const move = game.read.move(input.move);
    if ('wrong' in move) return move.wrong;
    if (canonical(move.value) !== canonical(input.move)) return 'its move is not written as the rules read it.';
  }
  const again = apply(game, match, input);
  if (again.refused !== undefined) return `the rules refuse it by ${again.refused}.`;
  const [step] = again.steps;
  if (step === undefined) return 'nothing comes of it, so it has no place in the log.';
  if (canonical(step.entry.events) !== canonical(events)) return 'the rules decide it otherwise.';
  return again.match;
}
