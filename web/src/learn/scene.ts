/** Positions that `npm run lessons` has recorded. The pages know no rules, and need no server to show these. */
import type { Json } from '@lamplight/contract';
import { type Patch, patched } from '@lamplight/contract/wire';

/** How a move ends: as intended, or astray. */
export type LessonEnd = 'done' | 'astray';

export type LessonFrame = {
  readonly told: readonly Json[];
  /** Changes the view of the frame before. */
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
  /** Who sits there, the first on seat 0. The viewer is `me`. */
  readonly seats: readonly string[];
  readonly start: View;
  readonly opening: readonly LessonFrame[];
  /** The view after the opening: every recorded way starts from it. */
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

/** For examples of the rules, which have no time for an opening: it counts as done. */
export const atRest = <View>(scene: LessonScene<View>): LessonScene<View> => ({
  ...scene,
  start: scene.rest,
  opening: [],
});
