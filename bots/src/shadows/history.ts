/** What everybody at the table has seen happen, and what it says about the cells ahead. */
import { type CellId, partsOf, type View } from '@lamplight/shadows/public';

/** Nobody is led to police twice. */
const policeAgain = 0.02;
/** Half of the rival's police cells are police for us too. */
const rivalsPolice = 0.5;
/** One seldom goes back. */
const beenThere = 0.4;

/** How likely a cell is to be meant, before looking at any picture. */
export function before(view: View): (cell: CellId) => number {
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const odds = new Map<CellId, number>();
  const note = (cell: CellId | null, odd: number) => {
    if (cell !== null) odds.set(cell, Math.min(odd, odds.get(cell) ?? 1));
  };
  for (const side of partsOf(view.teams)) {
    for (const { to, found } of side.clues) {
      if (found === 'police') note(to, side === own ? policeAgain : rivalsPolice);
      else if (side === own) note(to, beenThere);
    }
  }
  return cell => odds.get(cell) ?? 1;
}

/** How short time is, from 0 to 1: by the rival's evidence, or by the clock. */
export function hurryIn(view: View, at: number): number {
  const rival = partsOf(view.teams).find(({ officer }) => officer !== (view.me && view.teams[view.me.team]?.officer));
  const byRival = rival === undefined ? 0 : rival.evidence.length / 3;
  const left = view.endsAt === null ? Number.POSITIVE_INFINITY : view.endsAt - at;
  const byClock = Math.min(1, Math.max(0, 1 - left / 180_000));
  return Math.max(byRival, byClock);
}
