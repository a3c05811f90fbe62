/** The person or bot on a seat, and the host's commands that move them before a match. */
import type { Seat } from '@lamplight/contract';
import type { TableCommand, TableView } from '@lamplight/contract/wire';
import { moveBot } from '../bots/bots.ts';

export type Sitter = { readonly member: number } | 'bot' | undefined;

export function sitterAt(table: TableView, seat: Seat): Sitter {
  const member = table.members.find(each => each.seat === seat);
  if (member !== undefined) return { member: member.id };
  return table.bots.includes(seat) ? 'bot' : undefined;
}

export function clear(table: TableView, seat: Seat): readonly TableCommand[] {
  const sitter = sitterAt(table, seat);
  if (sitter === undefined) return [];
  return sitter === 'bot' ? [{ type: 'seat bot', seat, is: false }] : [{ type: 'place', ...sitter, seat: null }];
}

export function shift(table: TableView, from: Seat, to: Seat): readonly TableCommand[] {
  const sitter = sitterAt(table, from);
  if (sitter === undefined) return [];
  if (sitter !== 'bot') return [{ type: 'place', ...sitter, seat: to }];
  // The old seat is cleared first, so that never two bots have the same name.
  return [...clear(table, from), moveBot(table, from, to)];
}
