/** One server under one attack. If the attack is loud, people play beside it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../bench/figure.ts';
import { CalmTable } from '../../flood/calm-table.ts';
import { inFolder, type ListeningServer, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type AttackPlan, type Mark, mark } from './attack.ts';
import { startStriker } from './striker.ts';

const tables = 4;
const warmUp = 3_000;
const quietFor = 4_000;
/** An attack that is refused at once ends at once, and a handful of answers has no 99th percentile. */
const leastWatched = 4_000;
const slower = 2;
/** The smallest difference that can be measured on a busy machine, in milliseconds. */
const floor = 50;
const usualRss = 150e6;
const sampleEvery = 250;

export async function struck(attack: AttackPlan, seed: number): Promise<readonly Mark[]> {
  return inFolder(async folder => {
    const sown = (await attack.sow?.(folder)) ?? null;
    const server = await startServer(serverProgram, { DATA: folder, ...attack.env }, attack);
    try {
      const target = { port: server.port, pid: server.pid, address: '127.0.0.2', honest: '127.0.0.3', seed, sown };
      const striker = startStriker();
      try {
        await striker.ready;
        const strike = () => striker.strike({ name: attack.name, how: 'strike', target });
        const marks = attack.kind === 'loud' ? await beside(attack, server, strike) : await strike();
        return [...marks, ...lived(attack, server)];
      } finally {
        await striker.stop();
      }
    } finally {
      await server.stop();
    }
  });
}

async function beside(
  attack: AttackPlan,
  server: ListeningServer,
  strike: () => Promise<readonly Mark[]>,
): Promise<readonly Mark[]> {
  const people: CalmTable[] = [];
  try {
    for (let n = 0; n < tables; n++) people.push(await CalmTable.open(server.port, `127.0.1.${n + 1}`, n));
    const take = () => people.flatMap(table => [...table.takeTimes(), ...table.waits()]);
    await sleep(warmUp);
    take();
    await sleep(quietFor);
    const before = take();
    const memory = await watchMemory(server);
    // Memory is measured after a garbage collection. By now everybody who was held up by it has an answer.
    await sleep(1_000);
    take();
    const [marks] = await Promise.all([strike(), sleep(leastWatched)]);
    const wet = take();
    const grown = await memory();
    const { mostRss = usualRss } = attack;
    // Leftover work of the attack must not count against the quiet window.
    await sleep(2_000);
    take();
    await sleep(quietFor);
    return [
      ...marks,
      others([before, take()], wet),
      mark(grown <= mostRss, 'The memory stays within bounds.', `rss grew by ${mb(grown)} (at most ${mb(mostRss)})`),
    ];
  } finally {
    for (const table of people) table.abandon();
  }
}

/** The quieter of the windows before and after counts: the machine may have been busy in the other. */
function others(quiet: readonly (readonly number[])[], wet: readonly number[]): Mark {
  const calm = Math.min(...quiet.filter(({ length }) => length > 0).map(times => quantile(times, 0.99)));
  const under = quantile(wet, 0.99);
  const most = calm * slower + floor;
  return mark(
    wet.length > 0 && under <= most,
    `Others wait at most ${slower} times as long and ${floor} ms.`,
    `99 % of ${wet.length} answers within ${under.toFixed(1)} ms, without it within ${calm.toFixed(1)} ms`,
  );
}

/** The returned function stops watching and gives the largest growth of memory seen. */
async function watchMemory(server: ListeningServer): Promise<() => Promise<number>> {
  let isOver = false;
  const first = (await server.usage('memory')).rss;
  const watching = (async () => {
    let most = first;
    while (!isOver && server.left() === undefined) {
      await sleep(sampleEvery);
      // A server that has exited does not answer.
      const usage = await Promise.race([server.usage('time'), sleep(5_000, undefined)]).catch(() => undefined);
      most = Math.max(most, usage?.rss ?? 0);
    }
    return most - first;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

function lived({ mayLog = false }: AttackPlan, server: ListeningServer): readonly Mark[] {
  const left = server.left();
  const logged = server.errors();
  return [
    mark(
      left === undefined,
      'The server does not leave.',
      left === undefined ? 'it lives' : `left with ${left}: ${server.wrote().slice(-300)}`,
    ),
    ...(mayLog
      ? []
      : [mark(logged.length === 0, 'It logs no error.', `${logged.length} errors ${logged[0]?.slice(0, 200) ?? ''}`)]),
  ];
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
