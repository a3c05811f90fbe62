/** A player's points at the end by kind, for a table that teaches: what becomes of each kind, not of each card. */
import type { Day, Faction, View } from '@lamplight/emerald/public';

export type CountKind = Faction | 'neutral' | 'box' | 'tracks' | 'lowest';
export interface CountRow {
  readonly kind: CountKind;
  readonly points: number;
  readonly isKept: boolean;
  readonly rule: string;
}

export function countOf({ players, outcome }: View, day: Day): readonly CountRow[] {
  const sources = players[day]?.sources ?? [];
  const rows = new Map<CountKind, CountRow>();
  for (const [n, { from, points, kept, rule }] of (outcome?.lines[day] ?? []).entries()) {
    const source = sources[n];
    const kind: CountKind =
      from === 'tracks' || from === 'lowest' ? from : source?.victim != null ? 'box' : (source?.faction ?? 'neutral');
    rows.set(kind, { kind, points: (rows.get(kind)?.points ?? 0) + points, isKept: kept, rule });
  }
  return [...rows.values()];
}
