/** Bots at a table, as commands. */
import type { BotKind, Seat } from '@lamplight/contract';
import type { BotView, TableCommand, TableView } from '@lamplight/contract/wire';

type SeatBot = Extract<TableCommand, { type: 'seat bot' }>;

/** Undefined if the server is too old to say. */
export const botAt = ({ kinds }: TableView, seat: Seat): BotView | undefined => kinds?.find(each => each.seat === seat);

/** A server that says no kinds would not understand a command with one. */
export const seatBot = (table: TableView, seat: Seat, bot: Partial<BotKind>): SeatBot => ({
  ...({ type: 'seat bot', seat, is: true } as const),
  ...(table.kinds === undefined ? {} : { bot }),
});

/** The bot of one seat on another, by its name. */
export function moveBot(table: TableView, from: Seat, to: Seat): SeatBot {
  const bot = botAt(table, from);
  const known = bot && { level: bot.level, temper: bot.temper, name: bot.name };
  return { type: 'seat bot', seat: to, is: true, ...(known === undefined ? {} : { bot: known }) };
}
