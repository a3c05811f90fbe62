import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, connect } from '@lamplight/client';
import { type GameTypes, must, type Player, type Random, randomAt, seedOf } from '@lamplight/contract';
import { kitOf } from '../games.ts';
import { openTable, worldAt } from './address.ts';
import { mustBeDone } from './asking.ts';

type TableSeen = { readonly match: { readonly id: string; readonly over: unknown } | null };
type Seated = { readonly client: Client<GameTypes, TableSeen>; player: Player<GameTypes>; match: string | undefined };

/** From one action to the next: as quick as people can be. */
const pause = 40;

/** Who has a seat. */
export type Company = { readonly people: number; readonly bots: number };
const twoPeople: Company = { people: 2, bots: 0 };

/** People who play Emerald over real connections, one match after the other, and how long each answer took. */
export class CalmTable {
  readonly #seated: readonly Seated[];
  readonly #random: Random;
  #times: number[] = [];
  readonly #underWay = new Set<number>();
  #isOpen = true;
  /** While they rest, nobody moves, and bots at their table have nothing to think about. */
  isResting = false;
  #playing: Promise<void> = Promise.resolve();

  private constructor(clients: readonly Client<GameTypes, TableSeen>[], number: number) {
    this.#random = randomAt(seedOf(number), 0);
    this.#seated = clients.map(client => ({ client, player: greedy(), match: undefined }));
  }

  static async open(
    port: number,
    address: string,
    number: number,
    { people, bots }: Company = twoPeople,
  ): Promise<CalmTable> {
    const table = kitOf('emerald').seat(people + bots)?.table;
    if (table === undefined) throw new Error(`Emerald has no table for ${people + bots}.`);
    const code = await openTable(port, address, { game: 'emerald', ...table });
    const world = worldAt(address, port);
    const clients = Array.from({ length: people }, () =>
      connect<GameTypes, TableSeen>({ url: '', table: code, token: randomBytes(16).toString('base64url'), world }),
    );
    for (const [seat, client] of clients.entries()) {
      await mustBeDone(client.ask({ type: 'join', name: `Player ${seat}` }));
      await mustBeDone(client.ask({ type: 'sit', seat }));
      await mustBeDone(client.ask({ type: 'ready', is: true }));
    }
    const host = must(clients, 0);
    for (let n = 0; n < bots; n++)
      await mustBeDone(host.ask({ type: 'seat bot', seat: people + n, is: true, bot: { level: 'mastermind' } }));
    await mustBeDone(host.ask({ type: 'start' }));
    const calm = new CalmTable(clients, number);
    calm.#playing = calm.#play();
    return calm;
  }

  /** Milliseconds of every answer since the last call. */
  takeTimes(): readonly number[] {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  /** How long open commands have waited so far. */
  waits(): readonly number[] {
    const now = performance.now();
    return [...this.#underWay].map(began => now - began);
  }

  /** Does not wait for answers: the server may be gone. */
  abandon(): void {
    this.#isOpen = false;
    this.#playing.catch(() => {});
    for (const { client } of this.#seated) client.close();
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#playing;
    for (const { client } of this.#seated) client.close();
  }

  async #play(): Promise<void> {
    while (this.#isOpen) {
      await sleep(pause);
      if (this.isResting) continue;
      const isOver = this.#seated.every(({ client }) => (client.table?.view.match?.over ?? null) !== null);
      if (isOver) await Promise.all(this.#seated.map(({ client }) => client.ask({ type: 'rematch', is: true })));
      else for (const seated of this.#seated) await this.#move(seated);
    }
  }

  async #move(seated: Seated): Promise<void> {
    const { match } = seated.client;
    if (match === undefined) return;
    if (seated.match !== match.id) Object.assign(seated, { player: greedy(), match: match.id });
    const intent = seated.player({ view: match.view, told: [], at: match.at, random: this.#random });
    if (intent === undefined) return;
    const began = performance.now();
    this.#underWay.add(began);
    await seated.client.move(intent.move);
    this.#underWay.delete(began);
    this.#times.push(performance.now() - began);
  }
}

function greedy(): Player<GameTypes> {
  const seating = kitOf('emerald').players.greedy;
  if (seating === undefined) throw new Error('Emerald has lost its greedy player.');
  return seating();
}
