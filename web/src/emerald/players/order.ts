import { type Day, days, type View } from '@lamplight/emerald/public';

/** All others, from the player after me. The audience sees them from the first seat. */
export function othersIn(view: View): readonly Day[] {
  const all = days.filter(day => view.players[day] !== undefined);
  if (view.me === null) return all;
  const mine = all.indexOf(view.me);
  return [...all.slice(mine + 1), ...all.slice(0, mine)];
}
