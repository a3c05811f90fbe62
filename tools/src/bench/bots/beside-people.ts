/** Whether people wait longer for an answer while bots think at other tables of the same server. */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { believed } from '../../flood/address.ts';
import { CalmTable } from '../../flood/calm-table.ts';
import { inFolder, type ListeningServer, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';

export interface BesidePeopleEffort {
  readonly people: number;
  readonly bots: number;
  readonly windows: number;
  /** Milliseconds of one window. */
  readonly time: number;
}

/** By then a bot that had started to think is done, and so is the pause before its move. */
const settling = 4_000;

export async function besidePeople(effort: BesidePeopleEffort): Promise<Figure> {
  return inFolder(async folder => {
    const server = await startServer(serverProgram, { DATA: folder, ...roomy, ...believed });
    const tables: CalmTable[] = [];
    const seat = async (address: string, n: number, bots: number) => {
      const table = await CalmTable.open(server.port, address, n, bots === 0 ? undefined : { people: 1, bots });
      tables.push(table);
      return table;
    };
    try {
      const calm: CalmTable[] = [];
      const busy: CalmTable[] = [];
      for (let n = 0; n < effort.people; n++) calm.push(await seat(`198.51.100.${n}`, n, 0));
      for (let n = 0; n < effort.bots; n++) busy.push(await seat(`203.0.113.${n}`, 100 + n, 1));
      return await inTurn(server, calm, busy, effort);
    } finally {
      await Promise.all(tables.map(table => table.close()));
      await server.stop();
    }
  });
}

async function inTurn(
  server: ListeningServer,
  calm: readonly CalmTable[],
  busy: readonly CalmTable[],
  effort: BesidePeopleEffort,
) {
  const times: { with: (readonly number[])[]; without: (readonly number[])[] } = { with: [], without: [] };
  const take = () => calm.flatMap(table => table.takeTimes());
  let thinking = 0;
  for (let window = 0; window < effort.windows; window++) {
    for (const isResting of [false, true]) {
      for (const table of busy) table.isResting = isResting;
      await sleep(settling);
      take();
      const before = await server.usage('time');
      await sleep(effort.time);
      const used = (await server.usage('time')).cpu - before.cpu;
      times[isResting ? 'without' : 'with'].push(take());
      thinking += isResting ? -used : used;
    }
  }
  const p99 = (windows: readonly (readonly number[])[]) => median(windows.map(window => quantile(window, 0.99)));
  const [together, alone] = [p99(times.with), p99(times.without)];
  const answers = times.with.flat().length;
  const share = Math.round((100 * thinking) / (effort.windows * effort.time));
  return {
    subject: `people’s answers while ${busy.length} bots of Emerald play at other tables, as a multiple of those without: 99 %`,
    value: together / alone,
    unit: 'times',
    aim: { most: 2 },
    detail: `${spoken(together)} ms and ${spoken(alone)} ms, medians of ${effort.windows} windows in turn, ${answers} answers of ${calm.length} tables; the bots took ${share} % of a core; load ${spoken(loadavg()[0] ?? 0)}`,
  } satisfies Figure;
}
