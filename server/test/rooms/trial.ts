/** A server on a real store, with a clock moved by hand and people at its tables. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, freshSeed, type Json, type Seed } from '@lamplight/contract';
import { createLog } from '../../src/log.ts';
import { type BotOffer, offers as ourOffers } from '../../src/players/seatings.ts';
import { openPost } from '../../src/push/post.ts';
import { vapidIn } from '../../src/push/vapid.ts';
import { type ServerPace, usualPace } from '../../src/rooms/deps.ts';
import { openRooms } from '../../src/rooms/open.ts';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { HandClock } from './hand-clock.ts';
import { type TrialDoor, TrialPerson } from './person.ts';
import { wire } from './wired.ts';

const start = Date.UTC(2026, 10, 1);

export interface ServerTrial {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly clock: HandClock;
  /** Everything that went wrong inside. */
  readonly troubles: unknown[];
  readonly quiet: () => Promise<void>;
  /** Hints that this node sent. */
  readonly hints: { readonly stream: string; readonly seq: number }[];
  /** Another node on the same store and clock. Hints reach it only through `hear`. */
  readonly anotherNode: (node: string) => Rooms;
  /** An orderly shutdown. */
  readonly close: () => Promise<void>;
  readonly person: (code: string, rooms?: Rooms) => TrialPerson;
  /** The address of its web, if it has one. */
  readonly url: string | undefined;
  /** All that the node logged, at the most verbose level. */
  readonly logged: readonly string[];
}

export interface ServerTrialOptions {
  readonly offers?: ReadonlyMap<string, BotOffer>;
  readonly pace?: Partial<ServerPace>;
  readonly seed?: () => Seed;
  /** A data folder that outlives this server. */
  readonly folder?: string;
  /** Wraps the store. */
  readonly through?: (store: Store) => Store;
  /** Allowed origins of push services. Only over the web can anybody name one. */
  readonly services?: readonly string[];
  /** People come over real sockets through the real web, not straight into the rooms. */
  readonly overWeb?: boolean;
}

/** Registers what must be cleaned up when the test is over. */
export type Finish = (cleanUp: () => Promise<void>) => void;

export const trialsIn =
  (finish: Finish) =>
  async ({
    offers = ourOffers,
    pace = {},
    seed = freshSeed,
    folder,
    through = store => store,
    services = [],
    overWeb = false,
  }: ServerTrialOptions = {}): Promise<ServerTrial> => {
    const place = folder ?? (await mkdtemp(join(tmpdir(), 'lamplight-server-')));
    const { store, quiet: calm } = watched(through(await openSqlite({ folder: place })));
    const clock = new HandClock(start, calm);
    const troubles: unknown[] = [];
    const logged: string[] = [];
    const log = createLog('trace', { write: line => void logged.push(line) });
    const hints: { stream: string; seq: number }[] = [];
    const trouble = (error: unknown) => {
      troubles.push(error);
      log.error({ err: error }, 'something failed that should not');
    };
    const vapid = await vapidIn(store, 'mailto:trial@example.org');
    const post = openPost({ store, vapid, services, trouble, again: 50 });
    const nodes: Rooms[] = [];
    const anotherNode = (node: string): Rooms => {
      const rooms = openRooms({
        ...{ store, clock, node, offers, seed, pace: { ...usualPace, ...pace } },
        hint: (stream, seq) => void hints.push({ stream, seq }),
        call: post.call,
        trouble,
      });
      nodes.push(rooms);
      return rooms;
    };
    const rooms = anotherNode('node-a');
    const web = overWeb ? await wire(rooms, log, post) : undefined;
    const quiet = async () => {
      await web?.delivered();
      await calm();
      await web?.delivered();
    };
    const close = async () => {
      await web?.close();
      for (const each of nodes.splice(0)) await each.stop();
      await post.close();
      await store.close();
    };
    finish(async () => {
      await close();
      if (folder === undefined) await rm(place, { recursive: true });
    });
    const person = (code: string, at: TrialDoor = web?.door ?? rooms) => new TrialPerson(at, code, quiet);
    return { rooms, store, clock, troubles, hints, quiet, anotherNode, close, person, url: web?.url, logged };
  };

/** The store itself, and a way to wait until nothing waits for it any more. */
function watched(store: Store): { readonly store: Store; readonly quiet: () => Promise<void> } {
  let underWay = 0;
  const counting = new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]) => {
        underWay += 1;
        const done = (member.apply(target, args) as Promise<unknown>).finally(() => {
          underWay -= 1;
        });
        return done;
      };
    },
  });
  /** How many idle turns of the event loop count as quiet. Each waits for a hash: hashing has its own thread. */
  const calm = 6;
  const quiet = async (): Promise<void> => {
    for (let turns = 0; turns < calm; turns++) {
      await digestOf('');
      await new Promise(resolve => setImmediate(resolve));
      if (underWay > 0) turns = 0;
    }
  };
  return { store: counting, quiet };
}

export const emeraldOrder = (seats: number) => ({ game: 'emerald', seats, options: {} });
export const shadowsOrder = {
  game: 'shadows',
  seats: 4,
  options: { teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
};

export async function newTable(
  trial: ServerTrial,
  order: { game: string; seats: number; options: Json },
): Promise<string> {
  const made = await trial.rooms.create(order);
  if ('wrong' in made) throw new Error(made.wrong);
  return made.code;
}

/** A table with these people, in the order they came: the first is the host. */
export async function tableOf<Name extends string>(
  trial: ServerTrial,
  order: { game: string; seats: number; options: Json },
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, TrialPerson>>> {
  const code = await newTable(trial, order);
  const people: [Name, TrialPerson][] = [];
  for (const name of names) {
    const person = await trial.person(code).enters();
    await person.does({ type: 'join', name });
    people.push([name, person]);
    await trial.clock.pass(10);
  }
  return Object.fromEntries(people) as Record<Name, TrialPerson>;
}

/** Everybody sits down in this order, is ready, and the first one starts. */
export async function startMatch(...people: readonly [TrialPerson, ...TrialPerson[]]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    await person.does({ type: 'sit', seat });
    await person.does({ type: 'ready', is: true });
  }
  const answer = await people[0].does({ type: 'start' });
  if ('refused' in answer) throw new Error(`The match does not start: ${answer.refused} ${answer.says ?? ''}`);
}
