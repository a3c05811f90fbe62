/** How every cell looks to the viewer: what is lit, marked and pointed at; and what stands on the cells. */
import type { Seat } from '@lamplight/contract';
import {
  type CellId,
  type CellThings,
  cells,
  type MapThing,
  partsOf,
  type Team,
  teams,
  type View,
} from '@lamplight/shadows/public';
import type { CellLook, CellLooks, FigurePlace, NameTag, TokenPlace, Visit } from '../../board/cells/looks.ts';
import { standings } from '../view/agreement.ts';
import { type OurView, ownTeam, type SteadyTeam } from '../view/our-view.ts';
import { reachOf } from './reach.ts';

interface Lighting {
  /** How many cards the Officer has chosen. */
  readonly cards?: number;
  /** The name on a tag. */
  readonly tagOf: (seat: Seat) => NameTag;
}

export function looksOf(view: OurView, { cards = 0, tagOf }: Lighting): CellLooks {
  const reach = new Set(reachOf(view, cards));
  const own = ownTeam(view);
  const rings = own === undefined ? [] : standings(own, view);
  const looks: Record<CellId, CellLook> = {};
  for (const cell of cells) {
    const ring = rings.find(each => each.cell === cell);
    const thing = thingAt(view, cell);
    const names = own === undefined ? [] : namesAt(cell, own, tagOf);
    const light = lightOf(view, { isInReach: reach.has(cell), isAnyInReach: reach.size > 0 });
    looks[cell] = {
      ...(light !== undefined && { light }),
      ...(thing !== undefined && { thing }),
      ...(own?.at === cell && { isHere: true }),
      ...(view.intended === cell && { isTarget: true }),
      ...(ring !== undefined && { ring: { done: Math.min(ring.by.length, ring.of), of: ring.of } }),
      ...(names.length > 0 && { names }),
    };
  }
  return looks;
}

/**
 * On the Detective's board the reach is lit. On the Officer's the rest is only paler, since its marks matter as much.
 */
function lightOf(
  { me, phase }: OurView,
  { isInReach, isAnyInReach }: { readonly isInReach: boolean; readonly isAnyInReach: boolean },
): CellLook['light'] {
  if (me === null || phase !== 'playing' || !isAnyInReach) return undefined;
  if (me.role === 'officer') return isInReach ? undefined : 'half';
  return isInReach ? 'lit' : 'dim';
}

/** A lone team can find all evidence: none of it is common [SA-COOP-2]. */
function thingAt({ map, teams: { orange } }: OurView, cell: CellId): MapThing | undefined {
  const thing = (map as CellThings | undefined)?.[cell];
  return thing === 'common-evidence' && orange === undefined ? 'evidence' : thing;
}

/** Everybody who looks or points there. */
function namesAt(
  cell: CellId,
  { detectives, looking = {}, pointing = {} }: SteadyTeam,
  tagOf: (seat: Seat) => NameTag,
): readonly NameTag[] {
  return detectives.filter(seat => looking[seat] === cell || pointing[seat] === cell).map(tagOf);
}

/** Where a team has been and is no longer. */
export function visitsOf(view: View): readonly Visit[] {
  const found = new Map<CellId, Team[]>();
  for (const team of teams) {
    const side = view.teams[team];
    for (const { to } of side?.clues ?? []) {
      if (to === null || to === side?.at) continue;
      const visitors = found.get(to) ?? [];
      if (!visitors.includes(team)) visitors.push(team);
      found.set(to, visitors);
    }
  }
  return [...found].map(([cell, visitors]) => ({ cell, teams: visitors }));
}

export const figuresOf = (view: View): readonly FigurePlace[] =>
  partsOf(view.teams).map((side, n): FigurePlace => ({ team: n === 0 ? 'black' : 'orange', at: side.at }));

export const tokensOf = (view: OurView): readonly TokenPlace[] =>
  teams.flatMap(team => (view.teams[team]?.evidence ?? []).map(cell => ({ team, cell })));
