import { must, type TellTable, toAll, unseal, type Viewer } from '@lamplight/contract';
import { type Cell, nameOf } from './board.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { type Team, type Told, teams } from './words.ts';

const side = (team: number): Team => must(teams, team);
const idOrNull = (cell: Cell | null) => (cell === null ? null : nameOf(cell));
const plays = (state: State, viewer: Viewer, team: number): boolean =>
  viewer !== 'audience' && state.sides[viewer] === team;

/** Where somebody looks or points, and what they go by if they show it. */
type LookEvent<Type> = Omit<Extract<Event, { type: 'looked' }>, 'type'> & { readonly type: Type };

function shownOf<Type extends 'looked' | 'pointed'>({ type, by, cell, link }: LookEvent<Type>) {
  const shown = { type, by, cell: idOrNull(unseal(cell)) };
  return link === undefined ? shown : { ...shown, link: unseal(link) };
}

export const tell: TellTable<Event, Told, State> = {
  built: () => undefined,
  laid: ({ type, round }) => ({ type, round }),
  readied: toAll,
  'changed-roles': event => ({ ...event, team: side(event.team) }),
  'counted-down': toAll,
  began: toAll,
  gave: event => ({ ...event, team: side(event.team) }),
  reshuffled: ({ type }) => ({ type }),
  'wanted-swap': event => ({ ...event, team: side(event.team) }),
  swapped: ({ type, drawn }) => ({ type, drawn }),
  intended: ({ type, team, cell }, viewer, state) =>
    viewer === must(state.officers, team) ? { type, team: side(team), cell: idOrNull(unseal(cell)) } : undefined,
  looked: (event, viewer, state) => (plays(state, viewer, must(state.sides, event.by)) ? shownOf(event) : undefined),
  pointed: (event, viewer, state) => (plays(state, viewer, must(state.sides, event.by)) ? shownOf(event) : undefined),
  moved: event => ({ ...event, team: side(event.team), to: nameOf(event.to) }),
  attended: toAll,
  'ended-round': toAll,
  'ended-match': toAll,
};
