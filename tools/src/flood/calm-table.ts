import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Client, connect } from '@lamplight/client';
import { type GameTypes, item, type Player, type Random, randomAt, seedOf } from '@lamplight/contract';
import { kitOf } from '../games.ts';
import { openTable, worldAt } from './address.ts';

type TableSeen = { readonly match: { readonly id: string; readonly over: unknown } | null };
type Seated = { readonly client: Client<GameTypes, TableSeen>; player: Player<GameTypes>; match: string | undefined };

/** From one action to the next: as quick as people can be. */
const pause = 40;

/** Two people who play Emerald over real lines, one match after the other, and how long each move took to be answered. */
export class CalmTable {
  readonly #seated: readonly Seated[];
  readonly #random: Random;
  #times: number[] = [];
  #isOpen = true;
  #playing: Promise<void> = Promise.resolve();

  private constructor(clients: readonly Client<GameTypes, TableSeen>[], number: number) {
    this.#random = randomAt(seedOf(number), 0);
    this.#seated = clients.map(client => ({ client, player: greedy(), match: undefined }));
  }

  static async open(port: number, address: string, number: number): Promise<CalmTable> {
    const table = kitOf('emerald').seat(2)?.table;
    if (table === undefined) throw new Error('Emerald has no table for two.');
    const code = await openTable(port, address, { game: 'emerald', ...table });
    const world = worldAt(address, port);
    const clients = ['Ada', 'Bo'].map(() =>
      connect<GameTypes, TableSeen>({ url: '', table: code, token: randomBytes(16).toString('base64url'), world }),
    );
    for (const [seat, client] of clients.entries()) {
      await must(client.ask({ type: 'join', name: seat === 0 ? 'Ada' : 'Bo' }));
      await must(client.ask({ type: 'sit', seat }));
      await must(client.ask({ type: 'ready', is: true }));
    }
    await must(item(clients, 0).ask({ type: 'start' }));
    const calm = new CalmTable(clients, number);
    calm.#playing = calm.#play();
    return calm;
  }

  /** Milliseconds of every answer since this was asked last. */
  takeTimes(): readonly number[] {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#playing;
    for (const { client } of this.#seated) client.close();
  }

  async #play(): Promise<void> {
    while (this.#isOpen) {
      await sleep(pause);
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
    await seated.client.move(intent.move);
    this.#times.push(performance.now() - began);
  }
}

function greedy(): Player<GameTypes> {
  const seating = kitOf('emerald').players.greedy;
  if (seating === undefined) throw new Error('Emerald has lost its greedy player.');
  return seating();
}

async function must(asked: Promise<Answer>): Promise<void> {
  const answer = await asked;
  if (!answer.done) throw new Error(`The table refuses by ${answer.refused}. ${answer.says ?? ''}`);
}
