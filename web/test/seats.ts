import { type Client, connect } from '@lamplight/client';
import { freshSeed, type GameTypes, type Player, type Random, randomAt, type Seating } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import { type Shadows, shadowsKit } from '@lamplight/shadows/kit';
import type { TestServer } from './test-server.ts';

export type Headless<T extends GameTypes = Shadows> = Client<T, TableView>;

/** A player without a screen. In Shadows it takes the shortest path, by a code that all walkers share. */
export interface HeadlessPlayer<T extends GameTypes = Shadows> {
  readonly client: Headless<T>;
  readonly token: string;
  /** Plays by itself from now on, and answers `pace` milliseconds after it could. */
  play(pace?: number): void;
  rest(): void;
  /** The move it would make now. */
  wish(): T['Move'] | undefined;
  close(): void;
}

export interface Arrival {
  readonly server: TestServer;
  readonly code: string;
  /** The token of somebody who is there already: then this is a second device of theirs. */
  readonly token?: string;
}

export const arrive = (arrival: Arrival): Promise<HeadlessPlayer> => arriveAs(arrival, walker());

/** Joins, and plays as this player would. */
export async function arriveAs<T extends GameTypes>(
  { server, code, token = freshToken() }: Arrival,
  seating: Seating<T>,
): Promise<HeadlessPlayer<T>> {
  const url = `${server.url.replace('http', 'ws')}/ws`;
  const client: Headless<T> = connect({ url, table: code, token });
  await until(client, () => client.table !== undefined);
  const random = randomAt(freshSeed(), 0);
  let mind: { readonly match: string; readonly player: Player<T> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let off: () => void = () => undefined;

  const wish = (): T['Move'] | undefined => {
    const { match, table } = client;
    if (match === undefined || table?.view.match?.id !== match.id || table.view.match.over !== null) return undefined;
    if (mind?.match !== match.id) mind = { match: match.id, player: seating() };
    return mind.player({
      view: match.view as T['View'],
      told: [],
      at: client.now() ?? match.at,
      random: random as Random,
    })?.move;
  };
  const rest = () => {
    off();
    clearTimeout(timer);
    timer = undefined;
  };
  const play = (pace = 30) => {
    rest();
    const act = async () => {
      const move = wish();
      // Refused when somebody was faster: the next change brings another wish.
      if (move !== undefined) await client.move(move).catch(() => undefined);
      timer = undefined;
      if (wish() !== undefined) think();
    };
    const think = () => {
      timer ??= setTimeout(() => void act(), pace);
    };
    off = client.onChange(think);
    think();
  };
  return {
    client,
    token,
    play,
    rest,
    wish,
    close: () => {
      rest();
      client.close();
    },
  };
}

function walker(): Seating<Shadows> {
  const seating = shadowsKit.players.walker;
  if (seating === undefined) throw new Error('The kit of Shadows has no walker any more: take another player here.');
  return seating;
}

/** A player without a screen, seated and ready. */
export async function seat(
  server: TestServer,
  code: string,
  place: number,
  name = `Walker ${place}`,
): Promise<HeadlessPlayer> {
  return sitDown(await arrive({ server, code }), place, name);
}

export async function sitDown<T extends GameTypes>(
  walker: HeadlessPlayer<T>,
  place: number,
  name: string,
): Promise<HeadlessPlayer<T>> {
  await asked(walker, { type: 'join', name });
  await asked(walker, { type: 'sit', seat: place });
  await asked(walker, { type: 'ready', is: true });
  return walker;
}

export async function asked<T extends GameTypes>(
  { client }: HeadlessPlayer<T>,
  command: Parameters<Headless['ask']>[0],
): Promise<void> {
  const answer = await client.ask(command);
  if (!answer.done) throw new Error(`The table refused ${JSON.stringify(command)}: ${answer.refused}`);
}

/** Resolves when the client's state fulfils this. */
export async function until<T extends GameTypes>(
  client: Headless<T>,
  isSo: () => boolean,
  within = 30_000,
): Promise<void> {
  if (isSo()) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`It did not come about within ${within} ms: ${isSo}`)), within);
  const off = client.onChange(() => {
    if (isSo()) resolve();
  });
  await promise.finally(() => {
    clearTimeout(late);
    off();
  });
}

const freshToken = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');
