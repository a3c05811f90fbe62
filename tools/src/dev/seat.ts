import { type Client, connect } from '@lamplight/client';
import {
  canonical,
  freshSeed,
  type GameTypes,
  type Intent,
  type Json,
  type Player,
  randomAt,
  type Seat,
} from '@lamplight/contract';
import type { TableCommand, TableView } from '@lamplight/contract/wire';
import { offers } from '@lamplight/server/players/seatings';

/** The fastest to think: these bots share a process with the server. */
const kind = { level: 'newcomer', temper: 'bold' } as const;

export interface SeatDeps {
  readonly url: string;
  readonly code: string;
  readonly game: string;
  readonly token: string;
  readonly seat: Seat;
  /** Asked at every change: whether a bot plays this seat by itself. */
  readonly isBot: () => boolean;
  readonly trouble: (error: unknown) => void;
}

/** One seat of a development table: a member with a client of its own, for whom a bot can move. */
export class DevSeat {
  readonly #deps: SeatDeps;
  readonly #seed = freshSeed();
  #client: Client<GameTypes, TableView>;
  #thoughts = 0;
  #told: GameTypes['Told'][] = [];
  #player: { readonly match: string; readonly play: Player<GameTypes> } | undefined;
  #meant: { readonly move: string; readonly timer: NodeJS.Timeout } | undefined;
  #again = '';

  constructor(deps: SeatDeps) {
    this.#deps = deps;
    this.#client = this.#connect();
  }

  get table(): TableView | undefined {
    return this.#client.table?.view;
  }

  /** Makes the client measure the server's clock anew. It caches its best guess, and somebody has moved that clock. */
  reconnect(): void {
    this.#client.close();
    this.#client = this.#connect();
  }

  /** Resolves when the table, as this seat sees it, satisfies the condition. */
  async until(isSo: (table: TableView) => boolean): Promise<TableView> {
    const { promise, resolve } = Promise.withResolvers<TableView>();
    const look = () => {
      const table = this.table;
      if (table !== undefined && isSo(table)) resolve(table);
    };
    const off = this.#client.onChange(look);
    look();
    return promise.finally(off);
  }

  async ask(command: TableCommand): Promise<void> {
    const answer = await this.#client.ask(command);
    if (!answer.done) throw new Error(`The table refused to ${command.type} by ${answer.refused}.`);
  }

  /** Joins the table and sits down, unless that is done already. */
  async arrive(): Promise<void> {
    const { seat } = this.#deps;
    const { me } = await this.until(() => true);
    if (me === null) await this.ask({ type: 'join', name: `Dev ${seat + 1}` });
    const { members, match } = await this.until(table => table.me !== null);
    if (match !== null) return;
    if (!members.some(member => member.seat === seat)) await this.ask({ type: 'sit', seat });
    await this.ask({ type: 'ready', is: true });
  }

  /** One move of a bot, now; null if it has nothing to do. */
  async step(): Promise<Json> {
    const intent = this.#think();
    this.#forget();
    if (intent === undefined) return null;
    const answer = await this.#client.move(intent.move);
    if (!answer.done) throw new Error(`The match refused ${canonical(intent.move)} by ${answer.refused}.`);
    return intent.move;
  }

  /** Looks at the match again, because the match or the player of this seat has changed. */
  look(): void {
    if (!this.#deps.isBot()) {
      this.#forget();
      return;
    }
    this.#maybePlayAgain();
    const intent = this.#think();
    const move = intent === undefined ? undefined : canonical(intent.move);
    if (move !== undefined && this.#meant?.move === move) return;
    this.#forget();
    if (intent === undefined || move === undefined) return;
    const timer = setTimeout(() => {
      this.#meant = undefined;
      // Refused: somebody was faster. The next change makes it think again.
      this.#client.move(intent.move).catch(this.#deps.trouble);
    }, intent.wait);
    this.#meant = { move, timer };
  }

  #connect(): Client<GameTypes, TableView> {
    const { url, code, token, trouble } = this.#deps;
    const client = connect<GameTypes, TableView>({ url, table: code, token });
    client.onNews(({ of, told }) => {
      if (of === 'match') this.#told.push(...(told as unknown as readonly GameTypes['Told'][]));
    });
    client.onChange(() => {
      try {
        this.look();
      } catch (error) {
        trouble(error);
      }
    });
    return client;
  }

  #think(): Intent<GameTypes['Move']> | undefined {
    const { match, table } = this.#client;
    if (match === undefined || table?.view.match?.id !== match.id || table.view.match.over !== null) return undefined;
    const seating = offers.get(this.#deps.game)?.player(kind);
    if (seating === undefined) throw new Error(`No bot plays ${this.#deps.game}.`);
    if (this.#player?.match !== match.id) this.#player = { match: match.id, play: seating() };
    this.#thoughts += 1;
    const at = this.#client.now() ?? match.at;
    return this.#player.play({
      view: match.view,
      told: this.#told.splice(0),
      at,
      random: randomAt(this.#seed, this.#thoughts),
    });
  }

  #maybePlayAgain(): void {
    const last = this.table?.match;
    if (last == null || last.over === null || last.id === this.#again) return;
    this.#again = last.id;
    this.ask({ type: 'rematch', is: true }).catch(this.#deps.trouble);
  }

  #forget(): void {
    clearTimeout(this.#meant?.timer);
    this.#meant = undefined;
  }
}
