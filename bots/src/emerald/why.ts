/** What a bot believed of the others during a match, shown to people when it is over. */
import { must } from '@lamplight/contract';
import type { Told, View } from '@lamplight/emerald/public';
import { nothingSeen, remember, suspicionIn } from './belief.ts';

type SeatSight = { readonly view: View; readonly told: readonly Told[] };

/** A third of the way in, two thirds in, and at the end, before all identities were shown. */
const moments = [1 / 3, 2 / 3, 1];

/** By moment and seat, how likely a Restorationist seemed to sit there. Empty for a match that ended at once. */
export function beliefsOnTheWay(seen: Iterable<SeatSight>): readonly (readonly number[])[] {
  let memory = nothingSeen;
  const believed: (readonly number[])[] = [];
  for (const moment of seen) {
    memory = remember(memory, moment);
    if (moment.view.phase !== 'over') believed.push(suspicionIn(memory, moment.view));
  }
  if (believed.length === 0) return [];
  return moments.map(share => must(believed, Math.ceil(believed.length * share) - 1));
}
