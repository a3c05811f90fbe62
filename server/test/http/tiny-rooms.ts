import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConnection, ConnectionHandler, Rooms } from '../../src/rooms/rooms.ts';

/** Records what it was asked, so that a test can tell what came through. */
export interface TinyRooms extends Rooms {
  readonly taken: unknown[];
  readonly connections: Set<ClientConnection>;
  /** Milliseconds that a table takes to open. */
  opening: number;
}

/** The token of somebody who may see the running match. */
export const insider = 'somebody-at-this-table';

export const jsonOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/**
 * Fake rooms without tables, behind the real sockets. They answer every command, flood a client on request, and break
 * when told to. The real rooms have their own tests.
 */
export function tinyRooms(): TinyRooms {
  const rooms: TinyRooms = {
    taken: [],
    connections: new Set(),
    opening: 0,
    now: () => Date.now(),
    create: async ({ game }) => (game === 'shadows' ? { code: 'ABCDEF' } : { wrong: `There is no game '${game}'.` }),
    enter: async ({ table }, connection) => {
      if (table === 'BROKEN') throw new Error('A wall fell down.');
      if (rooms.opening > 0) await sleep(rooms.opening);
      rooms.connections.add(connection);
      connection.send({ t: 'welcome', protocol: 1, node: 'tiny', now: Date.now() });
      return handlerOf(rooms, connection);
    },
    memberAt: async () => undefined,
    awaitedAt: async () => [],
    record: async match => (match === 'finished-match' ? jsonOf({ game: 'shadows', log: [] }) : undefined),
    replay: async (match, viewer) => (match === 'finished-match' ? jsonOf({ as: viewer }) : undefined),
    why: async (match, token) =>
      match === 'finished-match' || (match === 'running-match' && token === insider)
        ? jsonOf({ game: 'shadows', why: [] })
        : undefined,
    keep: async () => ({ wrong: 'This house has no shelf.' }),
    hear: () => undefined,
    count: () => ({ tables: 0, connections: rooms.connections.size }),
    stop: async () => undefined,
  };
  return rooms;
}

function handlerOf(rooms: TinyRooms, connection: ClientConnection): ConnectionHandler {
  return {
    take: frame => {
      rooms.taken.push(frame);
      if (frame.t !== 'do') return;
      if (frame.what === 'break') throw new Error('A chair broke.');
      if (frame.what === 'flood') {
        for (let step = 1; step <= 400; step++) {
          const view = 'x'.repeat(10_000);
          connection.send({ t: 'view', of: 'table', id: 'tiny-table', step, began: 0, at: 0, view });
        }
      }
      connection.send({ t: 'done', id: frame.id, step: 0 });
    },
    left: () => {
      rooms.connections.delete(connection);
    },
  };
}
