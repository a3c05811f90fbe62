/** Whoever is on a seat, person or bot, and the host's commands that move them about before a match. */
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
  // First it stands up: at no time do two bots have its name.
  return [...clear(table, from), moveBot(table, from, to)];
}
