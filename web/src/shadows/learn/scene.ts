/** Positions that `npm run lessons` has played ahead: the pages know no rules, and need no server to show these. */
import type { Json } from '@lamplight/contract';
import { type Patch, patched } from '@lamplight/contract/wire';
import type { Move, Told, View } from '@lamplight/shadows/public';

/** What comes of a move: what should have, or the team went astray. */
export const ends = ['done', 'astray'] as const;
export type End = (typeof ends)[number];

export type Frame = {
  readonly told: readonly Told[];
  /** Against the frame before. */
  readonly patch: Patch;
  /** Milliseconds before it happens by itself. */
  readonly wait?: number;
};

export type Way = Frame & { readonly follows?: readonly Frame[]; readonly comes?: End };

type StoredScene = {
  readonly seats: readonly string[];
  readonly start: Patch;
  readonly opening?: readonly Frame[];
  readonly ways: Readonly<Record<string, Way>>;
};

export type StoredFile = { readonly first: View; readonly scenes: Readonly<Record<string, StoredScene>> };

export type Scene = {
  /** The names of those who sit there, the first on seat 0; whoever looks is `me`. */
  readonly seats: readonly string[];
  readonly start: View;
  readonly opening: readonly Frame[];
  /** After the opening: what every way starts from. */
  readonly rest: View;
  readonly ways: Readonly<Record<string, Way>>;
};

export const after = (view: View, { patch }: Pick<Frame, 'patch'>): View => patched(view as Json, patch) as View;

export function sceneIn({ first, scenes }: StoredFile, name: string): Scene {
  const stored = scenes[name];
  if (stored === undefined) throw new Error(`There is no scene '${name}': run npm run lessons -- --write.`);
  const { seats, opening = [], ways } = stored;
  const start = after(first, { patch: stored.start });
  return { seats, start, opening, rest: opening.reduce(after, start), ways };
}

/** As the ways of a scene are named. The order of two cards is no signal [SA-GATHER-6]. */
export function keyOf(move: Move): string {
  if (move.type === 'give') return `give ${move.cards.toSorted().join(' ')}`;
  if (move.type === 'swap') return `swap ${move.want ? 'yes' : 'no'}`;
  if (move.type === 'ready' || move.type === 'unpoint') return move.type;
  if (move.type === 'roles') return `roles ${move.officer}`;
  return `${move.type} ${move.cell ?? 'nowhere'}`;
}
