/** Whose turn a waiter belongs to. Addresses take turns, and the tables of one address share its turns. */
export interface BotTurn {
  readonly address: string;
  readonly table: string;
}

interface Tables<Waiter> {
  readonly waiting: Map<string, Waiter[]>;
  last: string | undefined;
}

/**
 * Takes turns instead of first come, first served. However many waiters one address has, at however many tables,
 * everyone else waits for only one of them.
 */
export class Turns<Waiter> {
  readonly #addresses = new Map<string, Tables<Waiter>>();
  #last: string | undefined;

  add({ address, table }: BotTurn, waiter: Waiter): void {
    const tables = this.#addresses.get(address) ?? { waiting: new Map(), last: undefined };
    this.#addresses.set(address, tables);
    const waiting = tables.waiting.get(table) ?? [];
    tables.waiting.set(table, waiting);
    waiting.push(waiter);
  }

  /** Removes and returns the next one. */
  next(): Waiter | undefined {
    const [address, tables] = firstOf(this.#addresses, this.#last) ?? [];
    const [table, waiting] = tables === undefined ? [] : (firstOf(tables.waiting, tables.last) ?? []);
    if (address === undefined || tables === undefined || table === undefined) return undefined;
    this.#last = address;
    tables.last = table;
    const waiter = waiting?.shift();
    this.#tidy(address, tables, table);
    return waiter;
  }

  remove(waiter: Waiter): void {
    for (const [address, tables] of this.#addresses) {
      for (const [table, waiting] of tables.waiting) {
        const place = waiting.indexOf(waiter);
        if (place < 0) continue;
        waiting.splice(place, 1);
        this.#tidy(address, tables, table);
        return;
      }
    }
  }

  #tidy(address: string, tables: Tables<Waiter>, table: string): void {
    if (tables.waiting.get(table)?.length === 0) tables.waiting.delete(table);
    if (tables.waiting.size === 0) this.#addresses.delete(address);
  }
}

/** The one that had the last turn goes behind all others, even those that came since. */
function firstOf<Value>(all: Map<string, Value>, last: string | undefined): [string, Value] | undefined {
  const had = last === undefined ? undefined : all.get(last);
  if (last !== undefined && had !== undefined) {
    all.delete(last);
    all.set(last, had);
  }
  return all.entries().next().value;
}
