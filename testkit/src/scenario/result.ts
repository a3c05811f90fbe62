import type { TextPosition } from './source.ts';

/** The result of one scenario. Plain data: `npm run scenario -- --json` prints it as it is. */
export type ScenarioResult = {
  readonly file: string;
  /** Absent, like `rules` and `game`, if the file could not be read so far. */
  readonly title?: string;
  readonly rules?: readonly string[];
  readonly game?: string;
} & ({ readonly passed: true } | { readonly passed: false; readonly failure: ScenarioFailure });

export type ScenarioFailure = {
  /**
   * `misread`: the file breaks the format or the game's own. `unmet`: the game did something else than the file says.
   * `crashed`: the game threw.
   */
  readonly kind: 'misread' | 'unmet' | 'crashed';
  /** The first step that failed, counted from 1. */
  readonly step?: number;
  readonly flaws: readonly Flaw[];
};

export type Flaw = TextPosition & {
  /** Complete by itself: it also names the step. */
  readonly sentence: string;
  /** For a view that differs: where in the view, and how. */
  readonly path?: string;
  readonly expected?: string;
  readonly found?: string;
};

/** `[SA-MOVE-1, SA-MOVE-2] a pair leads two steps`, or the file if the title could not be read. */
export function nameOf({ file, title, rules }: ScenarioResult): string {
  return title === undefined || rules === undefined ? file : `[${rules.join(', ')}] ${title}`;
}

/** One line per flaw, each with a position that an editor can jump to. */
export function linesOf({ file, failure }: Extract<ScenarioResult, { passed: false }>): readonly string[] {
  return failure.flaws.map(({ line, column, sentence }) => `${file}:${line}:${column}: ${sentence}`);
}
