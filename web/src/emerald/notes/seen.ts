/** What the table has seen of a player, and what I alone know: facts in order, without conclusions. */
import type { CardId, Day, Faction, View } from '@lamplight/emerald/public';
import type { EmeraldLogEntry } from '../log/entries.ts';

export type SeenFact =
  | { readonly type: 'points'; readonly card: CardId; readonly points: number; readonly faction: Faction | 'neutral' }
  | { readonly type: 'box'; readonly other: Day; readonly card: CardId; readonly points: number }
  | { readonly type: 'track'; readonly faction: Faction; readonly by: number }
  | { readonly type: 'heart' }
  | { readonly type: 'revealed'; readonly faction: Faction }
  /** Mine alone. */
  | { readonly type: 'looked'; readonly faction: Faction }
  | { readonly type: 'watched'; readonly who: Day };

export function seenOf(view: View, entries: readonly EmeraldLogEntry[], day: Day): readonly SeenFact[] {
  const player = view.players[day];
  if (player === undefined) return [];
  const { sources, changed, revealed, identity } = player;
  const mine = view.me === null ? undefined : view.players[view.me];
  const hasLooked = mine?.looked.includes(day) === true;
  const watchers = (Object.keys(view.players) as Day[]).filter(
    other => other !== day && other !== view.me && view.players[other]?.looked.includes(day),
  );
  return [
    ...(revealed && identity !== null ? [{ type: 'revealed', faction: identity } as const] : []),
    ...(hasLooked && !revealed && identity !== null ? [{ type: 'looked', faction: identity } as const] : []),
    ...(changed ? [{ type: 'heart' } as const] : []),
    ...sources.map(
      ({ card, points, faction, victim }): SeenFact =>
        victim === null ? { type: 'points', card, points, faction } : { type: 'box', other: victim, card, points },
    ),
    ...tracksOf(entries, day),
    ...watchers.map(who => ({ type: 'watched', who }) as const),
  ];
}

/** How far this player has moved each marker in all, by icons and by texts. */
function tracksOf(entries: readonly EmeraldLogEntry[], day: Day): readonly SeenFact[] {
  const rises = entries
    .filter(({ head, isUndone }) => head.who === day && !isUndone)
    .flatMap(({ head, follows }) => [head, ...follows].flatMap(sentence => sentence.rises ?? []));
  return (['loyalist', 'restorationist'] as const).flatMap(faction => {
    const by = rises.reduce((sum, rise) => (rise.faction === faction ? sum + rise.by : sum), 0);
    return by === 0 ? [] : { type: 'track', faction, by };
  });
}
