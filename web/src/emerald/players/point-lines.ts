/** A player's points as everybody sees them: by source, and who will keep them. */
import type { CardId, Day, Faction, PlayerView, View } from '@lamplight/emerald/public';

export type PointsLine =
  | { readonly from: 'tracks'; readonly points: number; readonly keeps: Faction }
  | {
      readonly from: CardId;
      readonly points: number;
      readonly keeps: Faction | 'neutral' | 'box';
      readonly victim: Day | null;
    };

/** Points of the tracks belong to everybody now, and at the end to the side that is ahead [EM-END-4]. */
export function pointsOf(player: PlayerView, tracks: View['tracks']): readonly PointsLine[] {
  const gap = Math.abs(tracks.loyalist - tracks.restorationist);
  const ahead: Faction = tracks.loyalist > tracks.restorationist ? 'loyalist' : 'restorationist';
  return [
    ...player.sources.map(({ card, points, faction, victim }) => ({
      from: card,
      points,
      keeps: victim === null ? faction : ('box' as const),
      victim,
    })),
    ...(gap > 0 ? [{ from: 'tracks' as const, points: gap, keeps: ahead }] : []),
  ];
}
