/** Long matches are uploaded and all asked for at once. Somebody who asks for a short one must not wait for them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameTypes, must, recordOf, type Seating, seedOf } from '@lamplight/contract';
import { recorded } from '@lamplight/server/test/rooms/recorded';
import { play } from '../../arena/play.ts';
import { quantile } from '../../bench/figure.ts';
import { askFrom } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';

/**
 * How often somebody marks a place before the match goes on. This gives a record just below 512 kB, the largest body …
 */
const tooMany = 3_700;
/** … and one of just below 2,000 inputs, the most of a match of 14 seats. */
const many = 1_800;
const asked = 24;
const soon = 3_000;

export const replays: AttackPlan = {
  name: 'replays',
  kind: 'loud',
  // The thread that reads matches has a bound of its own, of 512 MB.
  mostRss: 600e6,
  strike: async target => {
    const { port, address, honest, seed } = target;
    const short = await handIn(honest, port, JSON.stringify(recorded('emerald', 'two-track')));
    const given: string[] = [];
    const ids: string[] = [];
    for (const [n, from] of [address, neighbour(address), address, neighbour(address)].entries()) {
      const long = await longRecord(seed + n, n < 2 ? tooMany : many);
      const answer = await handIn(from, port, long);
      given.push(`${long.length} bytes ${answer.said}`);
      if (answer.match !== undefined) ids.push(answer.match);
    }
    const found = [mark(short.match !== undefined, 'An honest match is taken.', short.said), await tooLong(target)];
    const isBounded = ids.length > 0 || given.every(said => / 4\d\d /.test(said));
    found.push(mark(isBounded, 'Long matches are taken, or refused with a reason.', given.join('; ')));
    if (short.match === undefined || ids.length === 0) return found;
    const shorts = await besideLong(target, ids, short.match);
    const slowest = quantile(shorts, 0.95);
    found.push(
      mark(
        slowest <= soon,
        `While long replays are asked for, a short one is answered within ${soon} ms.`,
        `95 % of ${shorts.length} within ${Math.round(slowest)} ms; ${ids.length} long ones`,
      ),
    );
    return found;
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

async function tooLong({ port, address }: AttackTarget): Promise<Mark> {
  const record = JSON.stringify({ ...recorded('emerald', 'two-track'), more: 'x'.repeat(600_000) });
  const { status } = await askFrom(address, port, { path: '/api/matches', body: record }).catch(() => ({
    status: 413,
  }));
  return mark(status === 413 || status === 429, 'A record of 600 kB is refused.', String(status));
}

/**
 * Replays as everybody knew it are the longest answers. Meanwhile somebody else asks for the short match now and then.
 */
async function besideLong({ port, address, honest }: AttackTarget, ids: readonly string[], short: string) {
  const views = ['open', 'audience', '0', '1'];
  const all = views.flatMap(view => ids.map(id => `/api/matches/${id}/replay?as=${view}`));
  const long = Array.from({ length: asked }, (_, n) =>
    askFrom(n % 2 === 0 ? address : neighbour(address), port, { path: must(all, n % all.length) }).catch(
      () => undefined,
    ),
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
    // Stays within the rate of one address: one in two seconds.
    await sleep(700);
  } while (isUnderWay && times.length < 25 && performance.now() < end);
  await Promise.all(long);
  return times;
}

const black = { officer: 0, detectives: [1, 2, 3, 4, 5, 6] };
const orange = { officer: 7, detectives: [8, 9, 10, 11, 12, 13] };

/**
 * A real match of Shadows with as many players as possible. An Officer marks a place and takes it back, again and
 * again.
 */
async function longRecord(seed: number, marks: number): Promise<string> {
  const { game, players } = kitOf('shadows');
  const read = game.read.table({ seats: 14, options: { teams: { black, orange }, agreement: 'any' } });
  const { walker } = players;
  if ('wrong' in read || walker === undefined) throw new Error('Shadows has lost its walker or its largest table.');
  const seatings = Array.from({ length: 14 }, (_, seat) => (seat === black.officer ? wavering(walker, marks) : walker));
  const { opening, steps } = play(game, read.value, seedOf(seed), seatings);
  return JSON.stringify(await recordOf(game, read.value, opening, steps));
}

const wavering =
  (seating: Seating<GameTypes>, marks: number): Seating<GameTypes> =>
  () => {
    const player = seating();
    let marked = 0;
    return moment => {
      const { phase } = moment.view as { readonly phase: string };
      if (marked === marks || phase !== 'playing') return player(moment);
      marked += 1;
      return { move: { type: 'intend', cell: marked % 2 === 0 ? null : '0,1' } as GameTypes['Move'], wait: 0 };
    };
  };
