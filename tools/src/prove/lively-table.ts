import { setTimeout as sleep } from 'node:timers/promises';
import type { GameTypes, Player, Random, Seating } from '@lamplight/contract';
import { quickWords } from '@lamplight/contract/wire';
import type { AnyKit } from '@lamplight/testkit';
import { openTable } from '../flood/address.ts';
import { ProvePerson, type ProvePersonOptions } from './person.ts';

export interface LivelyGame {
  readonly kit: AnyKit;
  readonly seating: Seating<GameTypes>;
  readonly bots: number;
}

export interface LivelyTableOptions {
  readonly kind: LivelyGame;
  readonly random: Random;
  /** The server that opens the table. */
  readonly api: string;
  readonly dial: ProvePersonOptions['dial'];
  /** People who only watch, and a second device of the first player. */
  readonly onlookers: number;
  readonly isWitnessed: boolean;
  /** The local address from which everybody at the table connects. */
  readonly address?: string | undefined;
}

/** From one action at a table to the next, in milliseconds. */
const shortest = 100;
const longest = 300;
/** One of this many actions is a chat line and not a move. */
const talkative = 12;

/** A table of people who play, chat and want a rematch, as fast as quick people do. */
export class LivelyTable {
  readonly kit: AnyKit;
  readonly players: readonly ProvePerson[];
  /** Players, those who only watch, and the second device. */
  readonly people: readonly ProvePerson[];
  /** Matches that were seen to end. */
  readonly over = new Set<string>();
  readonly #random: Random;
  readonly #minds = new Map<ProvePerson, { readonly match: string; readonly player: Player<GameTypes> }>();
  readonly #seating: Seating<GameTypes>;

  private constructor(
    { kind, random }: LivelyTableOptions,
    players: readonly ProvePerson[],
    others: readonly ProvePerson[],
  ) {
    this.kit = kind.kit;
    this.#seating = kind.seating;
    this.#random = random;
    this.players = players;
    this.people = [...players, ...others];
  }

  /** Opens a table and starts the first match at it. */
  static async open(options: LivelyTableOptions): Promise<LivelyTable> {
    const { kind, api, dial, onlookers, address, isWitnessed: isWitness } = options;
    const table = kind.kit.seat(kind.bots)?.table;
    if (table === undefined) throw new Error(`${kind.kit.game.id} has no table for ${kind.bots} bots.`);
    const order = { game: kind.kit.game.id, seats: table.seats, options: table.options };
    const code = await openTable(Number(new URL(api).port), address ?? '127.0.0.1', order);
    // With several nodes, neighbours at a table connect to different ones.
    const arrive = (n: number, more: Partial<ProvePersonOptions>) =>
      new ProvePerson({ code, dial: tries => dial(tries + n), address, isWitness, ...more });
    const players = Array.from({ length: table.seats }, (_, seat) => arrive(seat, { seat }));
    const watchers = Array.from({ length: onlookers }, (_, n) => arrive(n, {}));
    for (const [n, person] of [...players, ...watchers].entries()) await join(person, n);
    const [host] = players;
    await host?.ask({ type: 'start' });
    const twin = onlookers === 0 || host === undefined ? [] : [arrive(1, { token: host.token, seat: 0 })];
    return new LivelyTable(options, players, [...watchers, ...twin]);
  }

  /** Acts until `goOn` says no, and then until everybody has an answer. */
  async live(goOn: () => boolean): Promise<void> {
    const underWay = new Set<Promise<unknown>>();
    while (goOn()) {
      await sleep(shortest + this.#random.below(longest - shortest));
      const act = this.#act();
      if (act === undefined) continue;
      underWay.add(act);
      void act.finally(() => underWay.delete(act));
    }
    await Promise.all(underWay);
  }

  close(): void {
    for (const { client } of this.people) client.close();
  }

  #act(): Promise<unknown> | undefined {
    const idle = this.#random.shuffle(this.players.filter(({ isBusy }) => !isBusy));
    const again = idle.find(person => wantsNoRematchYet(person));
    if (again !== undefined) {
      const match = again.client.table?.view.match;
      if (match !== null && match !== undefined) this.over.add(match.id);
      return again.ask({ type: 'rematch', is: true });
    }
    if (this.#random.below(talkative) > 0) {
      for (const person of idle) {
        const move = this.#moveOf(person);
        if (move !== undefined) return person.move(move);
      }
    }
    const [speaker] = idle;
    return speaker?.ask({ type: 'say quickly', word: this.#random.pick(quickWords) });
  }

  #moveOf(person: ProvePerson): GameTypes['Move'] | undefined {
    const { match, table } = person.client;
    if (match === undefined || table?.view.match?.id !== match.id || table.view.match.over !== null) return undefined;
    const mind = this.#minds.get(person);
    const player = mind?.match === match.id ? mind.player : this.#seating();
    this.#minds.set(person, { match: match.id, player });
    const told = person.told.splice(0) as unknown as readonly GameTypes['Told'][];
    const at = person.client.now() ?? match.at;
    return player({ view: match.view, told, at, random: this.#random })?.move;
  }
}

async function join(person: ProvePerson, n: number): Promise<void> {
  await person.arrived();
  await person.ask({ type: 'join', name: `Person ${n + 1}` });
  if (person.seat === undefined) return;
  await person.ask({ type: 'sit', seat: person.seat });
  await person.ask({ type: 'ready', is: true });
}

function wantsNoRematchYet({ client: { table } }: ProvePerson): boolean {
  if (table === undefined || table.view.match === null || table.view.match.over === null) return false;
  const { me, members } = table.view;
  return members.some(({ id, wantsRematch }) => id === me && !wantsRematch);
}
