/** Long matches handed in, and asked for all at once: whoever asks something short does not wait for them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameTypes, item, recordOf, type Seating, seedOf } from '@lamplight/contract';
import { recorded } from '@lamplight/server/house/trial/recorded';
import { play } from '../../arena/play.ts';
import { quantile } from '../../bench/figure.ts';
import { askFrom } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { type Attack, type Mark, mark, type Target } from './attack.ts';

/** So often somebody says how to answer before the match goes on: the record has just below 512 kB, the most of a body. */
const said = 3_400;
const asked = 24;
const soon = 3_000;

export const replays: Attack = {
  name: 'replays',
  kind: 'loud',
  strike: async target => {
    const { port, address, honest } = target;
    const short = await handIn(honest, port, JSON.stringify(recorded('emerald', 'two-track')));
    const long = await longRecord();
    const given: string[] = [];
    const ids: string[] = [];
    for (const from of [address, neighbour(address)]) {
      const answer = await handIn(from, port, long);
      given.push(answer.said);
      if (answer.match !== undefined) ids.push(answer.match);
    }
    const marks = [mark(short.match !== undefined, 'An honest match is taken.', short.said), await tooLong(target)];
    if (short.match === undefined) return marks;
    const shorts = await besideLong(target, ids, short.match);
    const slowest = quantile(shorts, 0.95);
    marks.push(
      mark(
        slowest <= soon,
        `While long replays are asked for, a short one is answered within ${soon} ms.`,
        `95 % of ${shorts.length} within ${Math.round(slowest)} ms; long ones of ${long.length} bytes: ${given.join('; ')}`,
      ),
    );
    return marks;
  },
  annoy: async ({ port, address }) => {
    const { match = 'no-match' } = await handIn(address, port, JSON.stringify(recorded('emerald', 'two-track')));
    const path = `/api/matches/${match}/replay?as=open`;
    await Promise.allSettled(Array.from({ length: 6 }, () => askFrom(address, port, { path, within: 10_000 })));
  },
};

const neighbour = (address: string): string => address.replace(/\d+$/, last => String(Number(last) + 100));

async function handIn(address: string, port: number, record: string) {
  const { status, text } = await askFrom(address, port, { path: '/api/matches', body: record });
  const { match } = JSON.parse(text) as { readonly match?: string };
  return { match, said: `${status} ${text.slice(0, 80)}` };
}

async function tooLong({ port, address }: Target): Promise<Mark> {
  const record = JSON.stringify({ ...recorded('emerald', 'two-track'), more: 'x'.repeat(600_000) });
  const { status } = await askFrom(address, port, { path: '/api/matches', body: record }).catch(() => ({
    status: 413,
  }));
  return mark(status === 413 || status === 429, 'A record of 600 kB is refused.', String(status));
}

/** Replays as everybody knew it are the longest answers. Somebody else asks for the short match meanwhile, by turns. */
async function besideLong({ port, address, honest }: Target, ids: readonly string[], short: string) {
  const views = ['open', 'audience', '0', '1'];
  const long = Array.from({ length: asked }, (_, n) =>
    askFrom(n % 2 === 0 ? address : neighbour(address), port, {
      path: `/api/matches/${ids[n % Math.max(1, ids.length)] ?? short}/replay?as=${item(views, n % views.length)}`,
    }).catch(() => undefined),
  );
  let isUnderWay = true;
  void Promise.all(long).then(() => {
    isUnderWay = false;
  });
  const times: number[] = [];
  const end = performance.now() + 20_000;
  do {
    const began = performance.now();
    const { status } = await askFrom(honest, port, { path: `/api/matches/${short}/record` });
    times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
    // Within the rate of one address: one in two seconds.
    await sleep(700);
  } while (isUnderWay && times.length < 25 && performance.now() < end);
  await Promise.all(long);
  return times;
}

/** A true match of Emerald, in which somebody first says this and that of how to answer. */
async function longRecord(): Promise<string> {
  const { game, players, seat } = kitOf('emerald');
  const table = seat(2)?.table;
  const { greedy } = players;
  if (table === undefined || greedy === undefined) throw new Error('Emerald has lost its greedy player.');
  const { opening, steps } = play(game, table, seedOf(1), [wavering(greedy, said), greedy]);
  return JSON.stringify(await recordOf(game, table, opening, steps));
}

const wavering =
  (seating: Seating<GameTypes>, times: number): Seating<GameTypes> =>
  () => {
    const player = seating();
    let said = 0;
    return moment => {
      if (said === times) return player(moment);
      said += 1;
      return { move: { type: 'preset', answer: said % 2 === 0 ? 'ask' : 'allow' } as GameTypes['Move'], wait: 0 };
    };
  };
