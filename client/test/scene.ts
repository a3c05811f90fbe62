import type { GameTypes } from '@lamplight/contract';
import { type Client, connect, type News, usualPace } from '../src/index.ts';
import { HandWorld, until } from './hand-world.ts';
import { ScriptedServer } from './scripted-server.ts';

export type SayingView = { readonly count: number; readonly log: readonly string[] };
export interface Saying extends GameTypes {
  View: SayingView;
  Move: { readonly type: 'say'; readonly text: string };
}
export type SayingClient = Client<Saying, SayingView>;

export const token = 'a-token-of-enough-random-bits';
export const say = (text: string) => ({ type: 'say', text }) as const;

/** A fresh server and world for every test: `beforeEach(scene.open)` and `afterEach(scene.close)`. */
export class ClientScene {
  server!: ScriptedServer;
  world!: HandWorld;
  guests: SayingClient[] = [];
  /** What the first guest was told. */
  news: News[] = [];

  open = async (): Promise<void> => {
    this.server = await ScriptedServer.open();
    this.world = new HandWorld();
    this.guests = [];
    this.news = [];
  };

  close = async (): Promise<void> => {
    for (const guest of this.guests) guest.close();
    await this.server.close();
  };

  enter(): SayingClient {
    const { server, world } = this;
    const guest = connect<Saying, SayingView>({ url: server.url, table: 'ABCDEF', token, world });
    this.guests.push(guest);
    if (this.guests.length === 1) guest.onNews(news => this.news.push(news));
    return guest;
  }

  async entered(): Promise<SayingClient> {
    const guest = this.enter();
    await until('the match is there', () => guest.match !== undefined);
    await this.#settled(guest);
    return guest;
  }

  async back(guest: SayingClient): Promise<void> {
    await until('the loss is noticed', () => guest.connection.type === 'stale');
    this.world.pass(usualPace.shortest);
    await this.#settled(guest);
  }

  /** Open, with its first pings answered: every open connection waits for its next beat. */
  #settled(guest: SayingClient): Promise<void> {
    const settled = () => {
      const open = this.guests.filter(({ connection }) => connection.type === 'open').length;
      return (
        guest.connection.type === 'open' && this.world.waits.filter(wait => wait === usualPace.beat).length === open
      );
    };
    return until('the line is open', settled);
  }

  sees(guest: SayingClient, count: number): Promise<void> {
    return until(`${count} are seen`, () => guest.match?.view.count === count);
  }

  get texts(): readonly string[] {
    return this.news.filter(({ of }) => of === 'match').map(({ told }) => (told[0] as { text: string }).text);
  }
}
