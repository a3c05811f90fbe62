import { keepTable, myTables } from '../session/my-tables.ts';
import type { DebugTable } from './asks.ts';

/** From now on this browser has the developer's seat. */
export function sitDown({ code, game, tokens, mine }: DebugTable): void {
  const token = tokens[mine];
  const isSeated = myTables().some(table => table.code === code && table.token === token);
  if (token !== undefined && !isSeated) keepTable({ code, game, token, seen: Date.now() });
}
