/** What a Detective may do in a round: look, point, and move by agreeing with the others. */
import { must, type Seat, seal, unseal, type Verdict } from '@lamplight/contract';
import { agreed } from '../agreement.ts';
import { type Cell, cellOf, distance } from '../board.ts';
import type { Event } from '../events.ts';
import type { Rule } from '../rules.ts';
import type { State } from '../state.ts';
import type { Link } from '../words.ts';
import { resolve } from './resolve.ts';

type Ruling = Verdict<Event, Rule>;

/** A repeated look is refused: random play would repeat it forever. */
export function look(state: State, by: Seat, id: string | null, link: Link | undefined): Ruling {
  const team = must(state.sides, by);
  if (must(state.holding, team).length === 0) return { refused: 'SA-ROUND-2' };
  const cell = id === null ? null : target(state, team, id);
  if (typeof cell === 'string') return { refused: cell };
  if (unseal(must(state.looking, by)) === cell) return { refused: 'SA-LOOK-1' };
  if (cell === null ? link !== undefined : isNotHeld(state, team, link)) return { refused: 'SA-LOOK-4' };
  return { events: [{ type: 'looked', by, cell: seal(cell), ...sealed(link) }] };
}

export function point(state: State, by: Seat, id: string, link: Link | undefined, at: number): Ruling {
  const team = must(state.sides, by);
  const cell = target(state, team, id);
  if (typeof cell === 'string') return { refused: cell };
  if (unseal(must(state.pointing, by)) === cell) return { refused: 'SA-MOVE-2' };
  if (isNotHeld(state, team, link)) return { refused: 'SA-LOOK-4' };
  const pointed: Event = { type: 'pointed', by, cell: seal(cell), ...sealed(link) };
  return { events: [pointed, ...settle(state, team, { seat: by, cell }, at)] };
}

export function unpoint(state: State, by: Seat): Ruling {
  if (must(state.holding, must(state.sides, by)).length === 0) return { refused: 'SA-ROUND-2' };
  if (unseal(must(state.pointing, by)) === null) return { refused: 'SA-MOVE-2' };
  return { events: [{ type: 'pointed', by, cell: seal(null) }] };
}

/** A link must name a card that the team holds. */
const isNotHeld = (state: State, team: number, link: Link | undefined): boolean =>
  link !== undefined && !must(state.holding, team).includes(link.card);

const sealed = (link: Link | undefined) => (link === undefined ? {} : { link: seal(link) });

/** The cell, if the team can move there; else the rule that forbids it. */
function target(state: State, team: number, id: string): Cell | Rule {
  const holding = must(state.holding, team).length;
  if (holding === 0) return 'SA-ROUND-2';
  const cell = cellOf(id);
  return cell === undefined || distance(must(state.at, team), cell) !== holding ? 'SA-MOVE-1' : cell;
}

/** If the Detectives present agree, now that one has pointed or left, the team moves and the cell takes effect. */
export function settle(
  state: State,
  team: number,
  news: { readonly seat: Seat; readonly cell: Cell | 'left' },
  at: number,
): readonly Event[] {
  const officer = must(state.officers, team);
  const votes: (Cell | null)[] = [];
  for (let seat = 0; seat < state.sides.length; seat++) {
    if (state.sides[seat] !== team || seat === officer) continue;
    if (seat !== news.seat) {
      if (state.present[seat]) votes.push(unseal(must(state.pointing, seat)));
    } else if (news.cell !== 'left') votes.push(news.cell);
  }
  const to = agreed(votes, state.options.agreement);
  return to === undefined ? [] : resolve(state, team, to, at);
}
