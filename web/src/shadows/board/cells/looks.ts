import type { CellId, MapThing, Team } from '@lamplight/shadows/public';

/** Somebody who looks or points at a cell. */
export type NameTag = {
  readonly label: string;
  /** A CSS colour: the person's pastel. */
  readonly colour: string;
  /** Shown on small boards. Defaults to the first letter. */
  readonly initial?: string | undefined;
  readonly isMe?: boolean | undefined;
};

/** How a cell is shown. The board knows no rules: the caller says what is lit. */
export type CellLook = {
  /** `lit`: full light and a lamp rim. `dim`: out of reach. `half`: paler, its picture readable. */
  readonly light?: 'lit' | 'dim' | 'half' | undefined;
  /** What the map shows there. */
  readonly thing?: MapThing | undefined;
  /** The same for both teams: its mark is half filled. `common-evidence` is always common. */
  readonly isCommon?: boolean | undefined;
  /** The team stands here: dotted rim. */
  readonly isHere?: boolean | undefined;
  /** The Officer's own mark, in secret ink. */
  readonly isTarget?: boolean | undefined;
  /** How many votes are in: `done` of `of` parts of the ring. It closes when all are. */
  readonly ring?: { readonly done: number; readonly of: number } | undefined;
  readonly names?: readonly NameTag[] | undefined;
  /** This cell lights up so many waves of light after the first. */
  readonly wave?: number | undefined;
};

export type CellLooks = Readonly<Record<CellId, CellLook>>;
export type FigurePlace = { readonly team: Team; readonly at: CellId };
/** Where teams have been and are not now. */
export type Visit = { readonly cell: CellId; readonly teams: readonly Team[] };
export type TokenPlace = { readonly team: Team; readonly cell: CellId };
export type TeamPath = { readonly team: Team; readonly path: readonly CellId[] };

/** Reuses the old objects where nothing changed, so that a cell can compare by identity. */
export function keptLooks(before: CellLooks | undefined, after: CellLooks): CellLooks {
  if (before === undefined) return after;
  let isSame = true;
  const kept = Object.fromEntries(
    Object.entries(after).map(([cell, look]) => {
      const old = before[cell];
      if (old !== undefined && sameLook(old, look)) return [cell, old];
      isSame = false;
      return [cell, look];
    }),
  );
  return isSame ? before : kept;
}

/**
 * Equal in what they show. Pages make new looks for every step, and a cell that looks the same must not be drawn again.
 */
export function sameLook(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every(key => sameLook(Reflect.get(one, key), Reflect.get(other, key)));
}
