/** What a board of the rules answers to a tap. */
import { type CellId, cellAt, centre, isObstacle, type Move, openSpots, type View } from '@lamplight/shadows/public';
import { type WhyNot, whyNot } from '../play/map/reach.ts';
import type { ShadowsExampleTap } from './examples.ts';

export const places = ['centre', 'canal', 'spot', 'district'] as const;
export type ExamplePlace = (typeof places)[number];

export type ShadowsRemark =
  | { readonly say: 'why not'; readonly not: WhyNot }
  | { readonly say: 'place'; readonly place: ExamplePlace }
  | { readonly say: 'thing'; readonly thing: 'evidence' | 'common' | 'client' | 'police' | 'nothing' }
  | { readonly say: 'hidden'; readonly from: 'detective' | 'rival' }
  | { readonly say: 'district' }
  | { readonly say: 'found'; readonly found: 'evidence' | 'police' | 'nothing' }
  | { readonly say: 'ended'; readonly how: 'won' | 'lost' }
  | { readonly say: 'looked' | 'open' }
  | { readonly say: 'swap'; readonly how: 'asked' | 'agreed' | 'alone' };

export function placeOf(cell: CellId): ExamplePlace {
  const at = cellAt(cell);
  if (isObstacle(at)) return 'canal';
  if (at === centre) return 'centre';
  return openSpots.includes(at) ? 'spot' : 'district';
}

/** A move to make, or something to say at once. */
export function answerTo(tap: ShadowsExampleTap, view: View, cell: CellId): { readonly move: Move } | ShadowsRemark {
  if (tap === 'place') return { say: 'place', place: placeOf(cell) };
  if (tap === 'district') {
    const place = placeOf(cell);
    return place === 'district' ? { say: 'district' } : { say: 'place', place };
  }
  if (tap === 'thing') return thingAt(view, cell);
  if (tap === 'known') return view.map === undefined ? hiddenFrom(view) : thingAt(view, cell);
  const not = whyNot(view, cell);
  if (not !== undefined) return { say: 'why not', not };
  return { move: { type: tap === 'look' ? 'look' : 'point', cell } };
}

const hiddenFrom = ({ me }: View): ShadowsRemark => ({
  say: 'hidden',
  from: me?.team === 'black' ? 'detective' : 'rival',
});

/** A lone team can find every evidence there is: nothing of it is common [SA-COOP-2]. */
function thingAt(view: View, cell: CellId): ShadowsRemark {
  if (placeOf(cell) === 'canal') return { say: 'place', place: 'canal' };
  const thing = view.map?.[cell] ?? 'nothing';
  if (thing !== 'common-evidence') return { say: 'thing', thing };
  return { say: 'thing', thing: view.teams.orange === undefined ? 'evidence' : 'common' };
}

/** What has come of a move. */
export function outcomeOf(tap: ShadowsExampleTap, { phase, rounds, me, teams }: View): ShadowsRemark {
  if (phase === 'round-over') return { say: 'ended', how: rounds.at(-1)?.winner === me?.team ? 'won' : 'lost' };
  const own = me === null ? undefined : teams[me.team];
  if (own?.step === 'gather') return { say: 'found', found: own.clues.at(-1)?.found ?? 'nothing' };
  return { say: tap === 'look' ? 'looked' : 'open' };
}

/** The five of a district belong to one side of one tile: their pictures say which. */
export function districtAt({ cells }: View, cell: CellId): readonly CellId[] {
  const side = cells[cell]?.picture?.slice(0, 3);
  if (placeOf(cell) !== 'district' || side === undefined) return [];
  return Object.keys(cells).filter(each => placeOf(each) === 'district' && cells[each]?.picture?.startsWith(side));
}
