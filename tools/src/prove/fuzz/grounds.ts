/** Tables to shoot at: of both games with a running match, and one without. */
import type { WebSocket } from 'ws';
import { openTable } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { hail } from '../attack/hail.ts';
import type { FuzzTarget } from './frames.ts';

const patience = 15_000;

export async function openGrounds(port: number, address: string, number: number): Promise<readonly FuzzTarget[]> {
  return Promise.all([
    open(port, address, { game: 'emerald', number, isPlaying: true }),
    open(port, address, { game: 'shadows', number, isPlaying: true }),
    open(port, address, { game: 'emerald', number, isPlaying: false }),
  ]);
}

type Wish = { readonly game: FuzzTarget['game']; readonly number: number; readonly isPlaying: boolean };

async function open(port: number, address: string, { game, number, isPlaying }: Wish): Promise<FuzzTarget> {
  const table = kitOf(game).seat(game === 'emerald' ? 2 : 1)?.table;
  const code = await openTable(port, address, { game, ...table });
  // The same seed must give the same tokens.
  const tokens = [0, 1].map(seat => `fuzz-${game}-${number}-${isPlaying}-${seat}-0123456789`);
  const connections = await Promise.all(tokens.map(token => hail({ port, address, code, token })));
  for (const [seat, connection] of connections.entries()) {
    await ask(connection, { type: 'join', name: `Person ${seat}` });
    await ask(connection, { type: 'sit', seat });
    await ask(connection, { type: 'ready', is: true });
  }
  const [host] = connections;
  let match = 'no-match-here';
  if (host !== undefined && isPlaying) {
    const shown = heard(host, /^\{"t":"view","of":"match","id":"([\w-]+)"/);
    await ask(host, { type: 'start' });
    match = await shown;
  }
  for (const connection of connections) connection.terminate();
  return { game, code, tokens, match };
}

let asked = 0;

async function ask(connection: WebSocket, what: object): Promise<void> {
  const id = `ground-${asked++}`;
  const done = heard(connection, new RegExp(`^\\{"t":"(done)","id":"${id}"`));
  connection.send(JSON.stringify({ t: 'do', id, to: 'table', what }));
  await done;
}

/** What the expression's group matches in the first frame that fits it. */
function heard(connection: WebSocket, frame: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const late = setTimeout(() => reject(new Error(`Nothing like ${frame} came.`)), patience);
  const hear = (data: unknown) => {
    const found = frame.exec(String(data))?.[1];
    if (found !== undefined) resolve(found);
  };
  connection.on('message', hear);
  return promise.finally(() => {
    clearTimeout(late);
    connection.off('message', hear);
  });
}
