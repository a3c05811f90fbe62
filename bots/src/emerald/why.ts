/** What a bot took the others for on its way through a match, for people to see when it is over. */
import { must } from '@lamplight/contract';
import type { Told, View } from '@lamplight/emerald/public';
import { nothingSeen, remember, suspicionIn } from './belief.ts';

type Seen = { readonly view: View; readonly told: readonly Told[] };

/** A third of the way in, two thirds in, and at the end, before all identities were shown. */
const moments = [1 / 3, 2 / 3, 1];

/** By moment and seat, how likely a Restorationist seemed to sit there. Nothing of a match that was over at once. */
export function beliefsOnTheWay(seen: Iterable<Seen>): readonly (readonly number[])[] {
  let memory = nothingSeen;
  const believed: (readonly number[])[] = [];
  for (const moment of seen) {
    memory = remember(memory, moment);
    if (moment.view.phase !== 'over') believed.push(suspicionIn(memory, moment.view));
  }
  if (believed.length === 0) return [];
  return moments.map(share => must(believed, Math.ceil(believed.length * share) - 1));
}
