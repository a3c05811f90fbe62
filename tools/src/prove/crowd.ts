import { setTimeout as sleep } from 'node:timers/promises';
import { randomAt, seedOf } from '@lamplight/contract';
import { kitOf } from '../games.ts';
import { type LivelyGame, LivelyTable, type LivelyTableOptions } from './lively-table.ts';
import type { ProvePerson } from './person.ts';

/** Both games, at small and larger tables, played by the quick players of the arena. */
function kinds(): readonly LivelyGame[] {
  const shadows = kitOf('shadows');
  const emerald = kitOf('emerald');
  const { walker } = shadows.players;
  const { greedy } = emerald.players;
  if (walker === undefined || greedy === undefined) throw new Error('The players walker and greedy are gone.');
  return [
    { kit: shadows, seating: walker, bots: 2 },
    { kit: emerald, seating: greedy, bots: 3 },
    { kit: shadows, seating: walker, bots: 1 },
    { kit: emerald, seating: greedy, bots: 2 },
  ];
}

export type CrowdOptions = Pick<LivelyTableOptions, 'api' | 'dial' | 'onlookers' | 'isWitnessed'> & {
  readonly tables: number;
  readonly seed: number;
  /** The address from which each table's people connect; the same for all, if absent. */
  readonly addressOf?: (table: number) => string;
};

/** Everybody at all tables. */
export class Crowd {
  readonly tables: readonly LivelyTable[];
  #isOver = false;
  readonly #living: Promise<unknown>;

  private constructor(tables: readonly LivelyTable[]) {
    this.tables = tables;
    this.#living = Promise.all(tables.map(table => table.live(() => !this.#isOver)));
  }

  static async gather({ tables, seed, addressOf, ...rest }: CrowdOptions): Promise<Crowd> {
    const all = kinds();
    const opened = Array.from({ length: tables }, (_, n) => {
      const kind = all[n % all.length] as LivelyGame;
      return LivelyTable.open({ ...rest, kind, address: addressOf?.(n), random: randomAt(seedOf(seed), n) });
    });
    return new Crowd(await Promise.all(opened));
  }

  get people(): readonly ProvePerson[] {
    return this.tables.flatMap(({ people }) => people);
  }

  get acknowledged(): number {
    return this.people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Resolves when this share of those who were cut off have heard something again, or the time is up. */
  async back({ share, within }: { readonly share: number; readonly within: number }): Promise<void> {
    const { people } = this;
    const until = performance.now() + within;
    while (people.filter(({ isAway }) => isAway).length > people.length * (1 - share) && performance.now() < until)
      await sleep(20);
  }

  /** Nobody starts anything new. True if everything that was started has its answer in time. */
  async rest(within: number): Promise<boolean> {
    this.#isOver = true;
    const { promise: late, resolve } = Promise.withResolvers<false>();
    const timer = setTimeout(() => resolve(false), within);
    const rested = await Promise.race([this.#living.then(() => true), late]);
    clearTimeout(timer);
    return rested;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
