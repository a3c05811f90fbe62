import type { Game, GameTypes, Seat, Viewer } from '@lamplight/contract';
import type { Hearing } from './course/hearing.ts';
import type { GameTrial } from './trial.ts';
import { differences } from './values/paths.ts';
import type { Secrets } from './values/secrets.ts';

export interface Law<T extends GameTypes> {
  /** The law in one sentence. A failure quotes it. */
  readonly says: string;
  /** Why this game gives it nothing to check, if that is right. Any other law without checks counts as broken. */
  readonly moot?: string;
  /** Tries one match; returns how many checks that took. */
  hear(hearing: Hearing<T>): number;
  /** Runs after all matches of the trial, for what can only be said of them together. Returns the number of checks. */
  close?(): number;
}

export type Case<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly trial: GameTrial<T>;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** The state as named fields for the snapshot, and back. */
  readonly fieldsOf: (state: T['State']) => object;
  readonly stateOf: (fields: object) => T['State'];
  /** By the standing of a viewer, which is its name unless the trial says otherwise. */
  readonly secrets: (standing: string) => Secrets;
  readonly standings: readonly string[];
};

export type MakeLaw = <T extends GameTypes>(brought: Case<T>) => Law<T>;

export type LawPlace = { readonly step?: number; readonly viewer?: Viewer };

/** A law does not hold. */
export class BrokenLaw extends Error {
  readonly where: LawPlace;

  constructor(where: LawPlace, sentence: string) {
    super(sentence);
    this.where = where;
  }
}

const shown = 3;

/** What differs, in a few words: `tunnel is 3, not 2; hand.0 is missing, not "dig"`. */
export function difference(found: unknown, wanted: unknown): string {
  const paths = differences(found, wanted);
  const parts = paths
    .slice(0, shown)
    .map(path => `${path.join('.') || 'it'} is ${brief(partOf(found, path))}, not ${brief(partOf(wanted, path))}`);
  return [...parts, ...(paths.length > shown ? [`and ${paths.length - shown} more`] : [])].join('; ');
}

const partOf = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], value);

function brief(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) return 'missing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
