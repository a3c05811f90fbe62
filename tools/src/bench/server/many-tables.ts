/** Whether an action costs more with more tables. Servers with few and with many are measured in turn. */
import { must } from '@lamplight/contract';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { inFolder, type ListeningServer, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, spoken } from '../figure.ts';
import { PlainTable, playAll } from './players.ts';
import { type SownMatch, sow, type Template } from './template.ts';

interface Effort {
  readonly counts: readonly number[];
  readonly rounds: number;
  /** How many tables act at a time, however many there are, so that both servers batch alike in one commit. */
  readonly together: number;
  /** Acts of each of them in a round. */
  readonly acts: number;
  /** Tables that play beforehand and leave. */
  readonly warmers: number;
}

const usual: Effort = { counts: [10, 100, 1_000, 5_000], rounds: 7, together: 10, acts: 28, warmers: 20 };
/** The accept queue of a listening socket is only this long. */
const dialledTogether = 50;

interface Side {
  readonly count: number;
  readonly server: ListeningServer;
  readonly tables: readonly PlainTable[];
  readonly costs: number[];
}

export async function manyTables(name: string, template: Template, effort: Effort = usual): Promise<Figure> {
  return inFolder(async folder => {
    const sides: Side[] = [];
    try {
      for (const count of effort.counts) sides.push(await sideOf(`${folder}/${count}`, template, count, effort));
      for (let round = 0; round < effort.rounds; round++) for (const side of sides) await measure(side, round, effort);
      return figureOf(name, sides, effort);
    } finally {
      for (const { server, tables } of sides) {
        for (const table of tables) table.leave();
        await server.stop();
      }
    }
  });
}

async function sideOf(folder: string, template: Template, count: number, effort: Effort): Promise<Side> {
  const { rounds, together, acts, warmers } = effort;
  // Every round plays the same part of the course on both servers. With many tables, each round uses those sown at that
  // part.
  const roundOf = (n: number) => (count < together * rounds ? 0 : Math.floor(n / together) % rounds);
  const progress = Array.from({ length: count }, (_, n) => roundOf(n) * acts);
  const store = await openSqlite({ folder });
  const sown = await sow(store, template, [...progress, ...Array(warmers).fill(0)]);
  await store.close();
  const server = await startServer(serverProgram, { ...roomy, DATA: folder });
  const warming = await seated(server, template, sown.slice(count));
  await playAll(warming, template.acts.length);
  for (const table of warming) table.leave();
  return { count, server, tables: await seated(server, template, sown.slice(0, count)), costs: [] };
}

async function seated(
  { port }: ListeningServer,
  template: Template,
  sown: readonly SownMatch[],
): Promise<readonly PlainTable[]> {
  const tables: PlainTable[] = [];
  for (let from = 0; from < sown.length; from += dialledTogether) {
    const some = sown.slice(from, from + dialledTogether);
    tables.push(...(await Promise.all(some.map(one => PlainTable.sit(port, template, one)))));
  }
  return tables;
}

async function measure({ server, tables, costs, count }: Side, round: number, effort: Effort): Promise<void> {
  const { together, acts, rounds } = effort;
  const from = count < together * rounds ? 0 : round * together;
  const acting = Array.from({ length: together }, (_, n) => must(tables, from + n));
  const before = await server.usage('time');
  await playAll(acting, acts);
  const after = await server.usage('time');
  costs.push((after.cpu - before.cpu) / (together * acts));
}

function figureOf(name: string, sides: readonly Side[], { together, rounds, acts }: Effort): Figure {
  const costs = sides.map(side => median(side.costs));
  const each = sides.map(({ count }, n) => `${spoken(must(costs, n) * 1_000)} µs at ${spoken(count)}`);
  return {
    subject: `${name}: processor time of an action at the number of tables where it is highest, as a multiple of the fewest`,
    value: Math.max(...costs) / must(costs, 0),
    unit: 'times',
    aim: { most: 1.5 },
    detail: `${each.join(', ')} tables, all connected; ${together} act at a time, medians of ${rounds} rounds of ${together * acts} in turn`,
  };
}
