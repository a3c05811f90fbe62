/** Changes of the seats, as commands to the table. Members stay seated as far as the change allows. */
import type { Seat } from '@lamplight/contract';
import type { TableCommand, TableView } from '@lamplight/contract/wire';
import { days } from '@lamplight/emerald/public';
import { moveBot } from '../../table/bots/bots.ts';
import { clear, type Sitter, shift, sitterAt } from '../../table/lobby/sitters.ts';

const fewest = 2;

export const addSeat = ({ seats }: TableView): readonly TableCommand[] | undefined =>
  seats < days.length ? [{ type: 'set', seats: seats + 1 }] : undefined;

/**
 * Drops a free seat, else a bot's, else the last one. Weekdays have no gaps, so the player on the last seat moves to
 * the dropped one.
 */
export function removeSeat(table: TableView): readonly TableCommand[] | undefined {
  const { seats } = table;
  if (seats <= fewest) return undefined;
  const last = seats - 1;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const of = (sitter: Sitter): Seat | undefined => all.findLast(seat => sitterAt(table, seat) === sitter);
  const dropped = of(undefined) ?? of('bot') ?? last;
  const moved = dropped === last ? [] : [...clear(table, dropped), ...shift(table, last, dropped)];
  return [...moved, { type: 'set', seats: last }];
}

/**
 * The same people on other days: the seat decides whom one plays after. `random` gives 0 up to, but not including, 1.
 */
export function shuffleSeats(table: TableView, random: () => number): readonly TableCommand[] {
  const taken = Array.from({ length: table.seats }, (_, seat) => seat).map(seat => ({ seat, at: random() }));
  const targets = taken.toSorted((one, other) => one.at - other.at).map(({ seat }) => seat);
  const moves = taken.map(({ seat }, n) => ({ sitter: sitterAt(table, seat), from: seat, to: targets[n] ?? seat }));
  const changed = moves.filter(({ from, to }) => from !== to);
  return [
    ...changed.flatMap(({ from }) => clear(table, from)),
    ...changed.flatMap(({ sitter, from, to }): readonly TableCommand[] => {
      if (sitter === undefined) return [];
      return sitter === 'bot' ? [moveBot(table, from, to)] : [{ type: 'place', ...sitter, seat: to }];
    }),
  ];
}
