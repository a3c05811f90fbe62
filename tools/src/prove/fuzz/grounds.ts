/** Tables to shoot at: of both games, at which a match runs, and one at which none does. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTable } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { hail } from '../attack/hail.ts';
import type { Ground } from './frames.ts';

export async function openGrounds(port: number, address: string, number: number): Promise<readonly Ground[]> {
  return Promise.all([
    open(port, address, { game: 'emerald', number, isPlaying: true }),
    open(port, address, { game: 'shadows', number, isPlaying: true }),
    open(port, address, { game: 'emerald', number, isPlaying: false }),
  ]);
}

type Wish = { readonly game: Ground['game']; readonly number: number; readonly isPlaying: boolean };

async function open(port: number, address: string, { game, number, isPlaying }: Wish): Promise<Ground> {
  const table = kitOf(game).seat(game === 'emerald' ? 2 : 1)?.table;
  const code = await openTable(port, address, { game, ...table });
  // The same whenever the same seed is shot again.
  const tokens = [0, 1].map(seat => `fuzz-${game}-${number}-${isPlaying}-${seat}-0123456789`);
  let match = 'no-match-here';
  for (const [seat, token] of tokens.entries()) {
    const line = await hail({ port, address, code, token });
    line.on('message', data => {
      match = /"match":\{"id":"([\w-]+)"/.exec(String(data))?.[1] ?? match;
    });
    const wishes = [
      { type: 'join', name: `Person ${seat}` },
      { type: 'sit', seat },
      { type: 'ready', is: true },
    ];
    const isLast = isPlaying && seat === tokens.length - 1;
    for (const [n, what] of wishes.entries()) await ask(line, `ground-${n}-${seat}`, what);
    if (isLast) {
      const host = await hail({ port, address, code, token: tokens[0] ?? '' });
      await ask(host, 'ground-start', { type: 'start' });
      await sleep(50);
      host.terminate();
    }
    line.terminate();
  }
  return { game, code, tokens, match };
}

async function ask(line: Awaited<ReturnType<typeof hail>>, id: string, what: object): Promise<void> {
  line.send(JSON.stringify({ t: 'do', id, to: 'table', what }));
  for (;;) {
    const [data] = (await once(line, 'message')) as [unknown];
    if (String(data).includes(`"id":"${id}"`)) return;
  }
}
