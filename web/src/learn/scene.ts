/** Positions that `npm run lessons` has played ahead: the pages know no rules, and need no server to show these. */
import type { Json } from '@lamplight/contract';
import { type Patch, patched } from '@lamplight/contract/wire';

/** What comes of a move: what should have, or it went astray. */
export type LessonEnd = 'done' | 'astray';

export type LessonFrame = {
  readonly told: readonly Json[];
  /** Against the frame before. */
  readonly patch: Patch;
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
};

export type LessonWay = LessonFrame & { readonly follows?: readonly LessonFrame[]; readonly comes?: LessonEnd };

type StoredScene = {
  readonly seats: readonly string[];
  readonly start: Patch;
  readonly opening?: readonly LessonFrame[];
  readonly ways: Readonly<Record<string, LessonWay>>;
};

export type LessonFile<View> = { readonly first: View; readonly scenes: Readonly<Record<string, StoredScene>> };

export type LessonScene<View> = {
  /** The names of those who sit there, the first on seat 0; whoever looks is `me`. */
  readonly seats: readonly string[];
  readonly start: View;
  readonly opening: readonly LessonFrame[];
  /** After the opening: what every way starts from. */
  readonly rest: View;
  readonly ways: Readonly<Record<string, LessonWay>>;
};

export const after = <View extends Json>(view: View, { patch }: Pick<LessonFrame, 'patch'>): View =>
  patched(view, patch) as View;

export function sceneIn<View extends Json>({ first, scenes }: LessonFile<View>, name: string): LessonScene<View> {
  const stored = scenes[name];
  if (stored === undefined) throw new Error(`There is no scene '${name}': run npm run lessons -- --write.`);
  const { seats, opening = [], ways } = stored;
  const start = after(first, { patch: stored.start });
  return { seats, start, opening, rest: opening.reduce(after, start), ways };
}

/** Nobody waits for an example of the rules: what its opening tells has happened. */
export const atRest = <View>(scene: LessonScene<View>): LessonScene<View> => ({
  ...scene,
  start: scene.rest,
  opening: [],
});
