/** Silent connections and bodies that never end: each takes a place from somebody else. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { askFrom, openTable } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { rawSocket } from '../raw/raw-socket.ts';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';
import { come, outcomeOf } from './people.ts';

/** Fewer than the server could hold, so that the machine has file descriptors for all of them. */
const sockets = 1_000;
const silent = 3_000;
const slow = 50;
/** How long the server waits for a body. */
const bodyWithin = 15_000;

export const connections: AttackPlan = {
  name: 'connections',
  kind: 'loud',
  env: { SOCKETS: String(sockets) },
  strike: async target => {
    const sockets = await open(target, silent);
    await sleep(500);
    const left = sockets.filter(({ destroyed }) => !destroyed).length;
    const marks = await honestComes(target, `${left} of ${silent} silent lines are open`);
    for (const socket of sockets) socket.destroy();
    return [...marks, await slowBodies(target)];
  },
  annoy: async target => {
    const sockets = await open(target, 300);
    await sleep(3_000);
    for (const socket of sockets) socket.destroy();
  },
};

async function open({ port, address }: AttackTarget, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 50) {
    const some = await Promise.allSettled(Array.from({ length: 50 }, () => rawSocket(address, port)));
    for (const one of some) if (one.status === 'fulfilled') sockets.push(one.value.resume());
  }
  return sockets;
}

async function honestComes({ port, honest }: AttackTarget, meanwhile: string): Promise<readonly Mark[]> {
  const health = await askFrom(honest, port, { path: '/healthz', within: 5_000 }).then(
    ({ status }) => String(status),
    (error: Error) => error.message,
  );
  const marks = [
    mark(health === '200', 'Another address is answered beside them.', `/healthz: ${health}; ${meanwhile}`),
  ];
  if (health !== '200') return marks;
  const code = await openTable(port, honest, { game: 'emerald', ...kitOf('emerald').seat(2)?.table });
  const friend = come(port, honest, code);
  const joined = await outcomeOf(friend.ask({ type: 'join', name: 'Friend' }));
  friend.close();
  return [
    ...marks,
    mark(joined === 'done', 'Another address opens a socket and joins beside them.', `join: ${joined}`),
  ];
}

/** Sends one byte a second. The server must end it. */
async function slowBodies({ port, address }: AttackTarget): Promise<Mark> {
  const sockets = await open({ port, address } as AttackTarget, slow);
  const began = performance.now();
  const ended: number[] = [];
  for (const socket of sockets) {
    socket.on('close', () => ended.push(performance.now() - began));
    socket.write(
      `POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n`,
    );
  }
  const still = () => sockets.filter(({ destroyed }) => !destroyed);
  while (still().length > 0 && performance.now() - began < bodyWithin + 5_000) {
    for (const socket of still()) socket.write(' ');
    await sleep(1_000);
  }
  const left = still().length;
  for (const socket of still()) socket.destroy();
  const last = Math.round(Math.max(0, ...ended));
  const isHeld = left === 0 && last <= bodyWithin + 3_000;
  return mark(
    isHeld,
    `Bodies of a byte a second are ended within ${bodyWithin / 1_000} s.`,
    `${left} of ${sockets.length} left after ${bodyWithin / 1_000 + 5} s, the last ended after ${last} ms`,
  );
}
