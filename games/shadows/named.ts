/** A view as scenarios write it: with the names of players instead of seats. */
import { type Json, must, type Outcome, type Seat } from '@lamplight/contract';
import type { CellId } from './src/board.ts';
import type { ByTeam, Crew, TeamView, View } from './src/words.ts';

export function named(view: View, names: readonly string[], outcome: Outcome | undefined): Json {
  const nameOf = (seat: Seat): string => must(names, seat);
  const crew = ({ officer, detectives }: Crew) => ({ officer: nameOf(officer), detectives: detectives.map(nameOf) });
  const byName = (cells: Readonly<Record<string, CellId>>) =>
    Object.fromEntries(Object.entries(cells).map(([seat, cell]) => [nameOf(Number(seat)), cell]));
  const side = ({ pointing, looking, ...team }: TeamView) => ({
    ...team,
    ...crew(team),
    ...(pointing === undefined ? {} : { pointing: byName(pointing) }),
    ...(looking === undefined ? {} : { looking: byName(looking) }),
  });
  return {
    ...view,
    me: view.me === null ? null : { ...view.me, seat: nameOf(view.me.seat) },
    options: { ...view.options, teams: each(view.options.teams, crew) },
    present: Object.fromEntries(view.present.map((there, seat) => [nameOf(seat), there])),
    ready: view.ready.map(nameOf),
    teams: each(view.teams, side),
    rounds: view.rounds.map(round => ({ ...round, officers: each(round.officers, nameOf) })),
    ...(outcome === undefined ? {} : { outcome: { ...outcome, winners: outcome.winners.map(nameOf) } }),
  };
}

const each = <From, To>({ black, orange }: ByTeam<From>, make: (part: From) => To): ByTeam<To> =>
  orange === undefined ? { black: make(black) } : { black: make(black), orange: make(orange) };
