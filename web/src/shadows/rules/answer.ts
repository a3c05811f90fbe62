/** How a board of the rules answers a tap. */
import { type CellId, cellAt, centre, isObstacle, type Move, openSpots, type View } from '@lamplight/shadows/public';
import { type WhyNot, whyNot } from '../play/map/reach.ts';
import type { ShadowsExampleTap } from './examples.ts';

export const places = ['centre', 'canal', 'spot', 'district'] as const;
export type ExamplePlace = (typeof places)[number];

export type ShadowsRemark =
  | { readonly type: 'why not'; readonly not: WhyNot }
  | { readonly type: 'place'; readonly place: ExamplePlace }
  | { readonly type: 'thing'; readonly thing: 'evidence' | 'common' | 'client' | 'police' | 'nothing' }
  | { readonly type: 'hidden'; readonly from: 'detective' | 'rival' }
  | { readonly type: 'district' }
  | { readonly type: 'found'; readonly found: 'evidence' | 'police' | 'nothing' }
  | { readonly type: 'ended'; readonly how: 'won' | 'lost' }
  | { readonly type: 'looked' | 'open' }
  | { readonly type: 'swap'; readonly how: 'asked' | 'agreed' | 'alone' };

export function placeOf(cell: CellId): ExamplePlace {
  const at = cellAt(cell);
  if (isObstacle(at)) return 'canal';
  if (at === centre) return 'centre';
  return openSpots.includes(at) ? 'spot' : 'district';
}

/** A move to make, or something to say at once. */
export function answerTo(tap: ShadowsExampleTap, view: View, cell: CellId): { readonly move: Move } | ShadowsRemark {
  if (tap === 'place') return { type: 'place', place: placeOf(cell) };
  if (tap === 'district') {
    const place = placeOf(cell);
    return place === 'district' ? { type: 'district' } : { type: 'place', place };
  }
  if (tap === 'thing') return thingAt(view, cell);
  if (tap === 'known') return view.map === undefined ? hiddenFrom(view) : thingAt(view, cell);
  const not = whyNot(view, cell);
  if (not !== undefined) return { type: 'why not', not };
  return { move: { type: tap === 'look' ? 'look' : 'point', cell } };
}

const hiddenFrom = ({ me }: View): ShadowsRemark => ({
  type: 'hidden',
  from: me?.team === 'black' ? 'detective' : 'rival',
});

/** A lone team can find all evidence: none of it is common [SA-COOP-2]. */
function thingAt(view: View, cell: CellId): ShadowsRemark {
  if (placeOf(cell) === 'canal') return { type: 'place', place: 'canal' };
  const thing = view.map?.[cell] ?? 'nothing';
  if (thing !== 'common-evidence') return { type: 'thing', thing };
  return { type: 'thing', thing: view.teams.orange === undefined ? 'evidence' : 'common' };
}

/** What came of a move. */
export function outcomeOf(tap: ShadowsExampleTap, { phase, rounds, me, teams }: View): ShadowsRemark {
  if (phase === 'round-over') return { type: 'ended', how: rounds.at(-1)?.winner === me?.team ? 'won' : 'lost' };
  const own = me === null ? undefined : teams[me.team];
  if (own?.step === 'gather') return { type: 'found', found: own.clues.at(-1)?.found ?? 'nothing' };
  return { type: tap === 'look' ? 'looked' : 'open' };
}

/** The five cells of a district belong to one side of one tile: their pictures say which. */
export function districtAt({ cells }: View, cell: CellId): readonly CellId[] {
  const side = cells[cell]?.picture?.slice(0, 3);
  if (placeOf(cell) !== 'district' || side === undefined) return [];
  return Object.keys(cells).filter(each => placeOf(each) === 'district' && cells[each]?.picture?.startsWith(side));
}
