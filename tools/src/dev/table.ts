import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '@lamplight/contract';
import type { DebugTable } from '@lamplight/web/debug/asks';
import { kitOf } from '../games.ts';
import { DevSeat } from './seat.ts';

const day = 86_400_000;

/** Options that differ from the kit's. A turn lasts a day, so that moving the clock by a day makes it run out. */
const also: Readonly<Record<string, object>> = {
  emerald: { clock: { kind: 'turn', time: day, increment: 0 } },
};

interface DevTableDeps {
  readonly port: number;
  readonly trouble: (error: unknown) => void;
}

/** A running table whose seats all belong to the developer. Bots play the seats that the developer does not take. */
export class DevTable {
  readonly #seats: readonly DevSeat[];
  #facts: DebugTable;

  private constructor(facts: DebugTable, { port, trouble }: DevTableDeps) {
    this.#facts = facts;
    const { code, game } = facts;
    const url = `ws://127.0.0.1:${port}/ws`;
    const isBot = (seat: Seat) => this.#facts.isRunning && this.#facts.mine !== seat;
    this.#seats = facts.tokens.map(
      (token, seat) => new DevSeat({ url, code, game, token, seat, isBot: () => isBot(seat), trouble }),
    );
  }

  /** The stored table, or a new one of the same game if the server has forgotten it. */
  static async open(game: string, kept: DebugTable | undefined, deps: DevTableDeps): Promise<DevTable> {
    const api = `http://127.0.0.1:${deps.port}/api/tables`;
    const isKnown = kept !== undefined && (await fetch(`${api}/${kept.code}`)).ok;
    const table = new DevTable(isKnown ? kept : await newTable(game, api), deps);
    await table.#begin();
    return table;
  }

  get facts(): DebugTable {
    return this.#facts;
  }

  sit(seat: Seat): void {
    this.#change({ mine: seat });
  }

  run(isRunning: boolean): void {
    this.#change({ isRunning });
  }

  has(seat: Seat): boolean {
    return this.#seats[seat] !== undefined;
  }

  async step(seat: Seat): Promise<Json> {
    return (await this.#seats[seat]?.step()) ?? null;
  }

  reconnect(): void {
    for (const seat of this.#seats) seat.reconnect();
  }

  #change(change: Partial<DebugTable>): void {
    this.#facts = { ...this.#facts, ...change };
    for (const seat of this.#seats) seat.look();
  }

  /** One after the other: the first to come is the host. */
  async #begin(): Promise<void> {
    for (const seat of this.#seats) await seat.arrive();
    const [host] = this.#seats;
    if (host?.table?.match === null) await host.ask({ type: 'start' });
  }
}

async function newTable(game: string, api: string): Promise<DebugTable> {
  const kit = kitOf(game);
  const table = (kit.seat(3) ?? kit.seat(2))?.table;
  if (table === undefined) throw new Error(`The kit of ${game} has no table for two or three bots.`);
  const options = { ...(table.options as object), ...also[game] };
  const answer = await fetch(api, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: table.seats, options }),
  });
  if (!answer.ok) throw new Error(`No table of ${game} was opened: ${await answer.text()}`);
  const { code } = (await answer.json()) as { readonly code: string };
  const tokens = Array.from({ length: table.seats }, () => randomBytes(16).toString('base64url'));
  return { code, game, tokens, mine: 0, isRunning: true };
}
