/** Plays the matches of a trial and tries the laws on each. */
import type { Game, GameTypes, Viewer } from '@lamplight/contract';
import type { Kit } from '../kit.ts';
import { alive } from './alive.ts';
import { blind } from './blind.ts';
import { hear } from './course/hearing.ts';
import { ends } from './ends.ts';
import { hidden } from './hidden.ts';
import { BrokenLaw, type Case, type Law, type LawPlace, type MakeLaw } from './law.ts';
import { complete, legal } from './legal.ts';
import { type LawName, lawNames } from './names.ts';
import { noninterference } from './noninterference.ts';
import { redecide, replay } from './replay.ts';
import { sound } from './sound.ts';
import { told } from './told.ts';
import type { GameTrial } from './trial.ts';
import { twin } from './twin.ts';
import { type Secrets, secretsOf } from './values/secrets.ts';
import { wire } from './wire.ts';

const codex: Readonly<Record<LawName, MakeLaw>> = {
  replay,
  redecide,
  legal,
  complete,
  alive,
  ends,
  wire,
  sound,
  blind,
  told,
  hidden,
  noninterference,
  twin,
};

export type LawFault = LawPlace & {
  /** Undefined if only all matches together break the law. */
  readonly seed?: number;
  readonly what: string;
};

export type LawRuling = {
  readonly law: LawName;
  readonly says: string;
  readonly checks: number;
  /** Why there was nothing to check, if that is right. */
  readonly moot?: string;
  readonly broken?: LawFault;
};

export type Judgement = {
  readonly game: string;
  readonly kind: string;
  readonly matches: number;
  readonly steps: number;
  readonly rulings: readonly LawRuling[];
};

/**
 * By default all laws and all seeds of the trial. With fewer matches than the trial wants, laws that only all of them
 * can show are not asked: that every way to end was reached, and that everything hidden varied.
 */
export type LawChoice = {
  readonly seed?: number | undefined;
  readonly seeds?: number | undefined;
  readonly laws?: readonly LawName[];
};

export type Subject<T extends GameTypes> = Pick<Kit<T>, 'game' | 'trials'>;

/** A broken law is not tried on further matches. */
export function judge<T extends GameTypes>(
  { game, trials }: Subject<T>,
  kind: string,
  choice: LawChoice = {},
): Judgement {
  const trial = trials[kind];
  if (trial === undefined) {
    throw new Error(`There is no trial '${kind}' of ${game.id}: there are ${Object.keys(trials).join(', ')}.`);
  }
  const { seed, seeds = trial.seeds, laws = lawNames } = choice;
  const brought = caseOf(game, trial);
  const dockets = laws.map(name => docketOf(name, codex[name](brought)));
  const numbers = seed === undefined ? Array.from({ length: seeds }, (_, n) => n + 1) : [seed];
  let steps = 0;
  for (const number of numbers) {
    const open = dockets.filter(docket => docket.broken === undefined);
    try {
      const hearing = hear(brought, number);
      steps += hearing.walk.steps.length;
      for (const docket of open) attempt(docket, number, law => law.hear(hearing));
    } catch (error) {
      for (const docket of open) docket.broken = { seed: number, what: `No match can begin: ${messageOf(error)}` };
    }
  }
  for (const docket of dockets) {
    if (seed === undefined && seeds >= trial.seeds) attempt(docket, undefined, law => law.close?.() ?? 0);
    if (docket.checks === 0 && docket.law.moot === undefined) docket.broken ??= { what: 'There was nothing to check.' };
  }
  return { game: game.id, kind, matches: numbers.length, steps, rulings: dockets.map(rulingOf) };
}

function caseOf<T extends GameTypes>(game: Game<T>, trial: GameTrial<T>): Case<T> {
  const seats = [...Array(trial.table.seats).keys()];
  const viewers: readonly Viewer[] = [...seats, 'audience'];
  const standings = trial.standing === undefined ? viewers.map(String) : Object.keys(trial.hidden);
  const secrets = new Map<string, Secrets>(standings.map(standing => [standing, secretsOf(trial, standing)]));
  const strangers = Object.keys(trial.hidden).filter(viewer => !standings.includes(viewer));
  if (strangers.length > 0) throw new Error(`The snapshot speaks of ${strangers.join(', ')}, who is not at the table.`);
  return {
    ...{ game, trial, seats, viewers, standings },
    fieldsOf: trial.lens?.read ?? (state => state),
    stateOf: trial.lens?.write ?? (fields => fields as T['State']),
    secrets: standing => secrets.get(standing) ?? secretsOf(trial, standing),
  };
}

type Docket<T extends GameTypes> = {
  readonly name: LawName;
  readonly law: Law<T>;
  checks: number;
  broken: LawFault | undefined;
};

const docketOf = <T extends GameTypes>(name: LawName, law: Law<T>): Docket<T> => ({
  ...{ name, law },
  checks: 0,
  broken: undefined,
});

function attempt<T extends GameTypes>(docket: Docket<T>, seed: number | undefined, run: (law: Law<T>) => number): void {
  if (docket.broken !== undefined) return;
  try {
    docket.checks += run(docket.law);
  } catch (error) {
    const what = error instanceof BrokenLaw ? error.message : `The rules threw an error: ${messageOf(error)}`;
    docket.broken = {
      ...(error instanceof BrokenLaw ? error.where : {}),
      ...(seed === undefined ? {} : { seed }),
      what,
    };
  }
}

const rulingOf = <T extends GameTypes>({ name, law, checks, broken }: Docket<T>): LawRuling => ({
  law: name,
  says: law.says,
  checks,
  ...(law.moot === undefined ? {} : { moot: law.moot }),
  ...(broken === undefined ? {} : { broken }),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
