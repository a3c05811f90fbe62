/** What an action costs the server, compared with `ws` alone sending as many messages of the same length. */
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { inFolder, type ListeningServer, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';
import { type BenchPlayer, PlainTable, playAll } from './players.ts';
import { RawTable } from './raw-table.ts';
import { type SownMatch, sow, type Template } from './template.ts';

const rawProgram = fileURLToPath(new URL('./raw.ts', import.meta.url));

export interface BenchCourse {
  readonly name: string;
  readonly template: Template;
  /** The first input that is played here. The clock rings no more from there on. */
  readonly from: number;
}

interface Effort {
  readonly tables: number;
  readonly rounds: number;
  /** Acts of each table in a round. */
  readonly acts: number;
  readonly warmUp: number;
  /** Tables that play beforehand and leave, so that the server is measured after it has been up for a while. */
  readonly warmers: number;
}

const usual: Effort = { tables: 150, rounds: 6, acts: 6, warmUp: 12, warmers: 300 };

export async function againstWs(course: BenchCourse, effort: Effort = usual): Promise<readonly Figure[]> {
  return inFolder(async folder => {
    const { template, from } = course;
    const store = await openSqlite({ folder });
    const all = await sow(store, template, Array(effort.tables + effort.warmers).fill(from));
    const [sown, warmers] = [all.slice(0, effort.tables), all.slice(effort.tables)];
    await store.close();
    const server = await startServer(serverProgram, { ...roomy, DATA: folder });
    const raw = await startServer(rawProgram);
    try {
      raw.put({ script: template.acts });
      const seated = {
        server: (some: readonly SownMatch[]) =>
          Promise.all(some.map(one => PlainTable.sit(server.port, template, one))),
        raw: (some: readonly SownMatch[]) => Promise.all(some.map(one => RawTable.sit(raw.port, template, one))),
      };
      for (const seat of [seated.server, seated.raw]) {
        const warm: readonly BenchPlayer[] = await seat(warmers);
        await playAll(warm, effort.warmUp + effort.rounds * effort.acts);
        for (const table of warm) table.leave();
      }
      const sides = { server: await seated.server(sown), raw: await seated.raw(sown) };
      for (const side of [sides.server, sides.raw]) await playAll(side, effort.warmUp);
      const rounds: { readonly server: Cost; readonly raw: Cost }[] = [];
      for (let round = 0; round < effort.rounds; round++)
        rounds.push({
          server: await costOf(server, sides.server, effort),
          raw: await costOf(raw, sides.raw, effort),
        });
      for (const table of [...sides.server, ...sides.raw]) table.leave();
      return figuresOf(course, rounds, effort);
    } finally {
      await server.stop();
      await raw.stop();
    }
  });
}

interface Cost {
  /** Milliseconds of processor time for one act. */
  readonly cpu: number;
  readonly perSecond: number;
}

export async function costOf(
  server: ListeningServer,
  tables: readonly BenchPlayer[],
  { acts }: Pick<Effort, 'acts'>,
): Promise<Cost> {
  const before = await server.usage('time');
  const began = performance.now();
  await playAll(tables, acts);
  const took = performance.now() - began;
  const after = await server.usage('time');
  const count = tables.length * acts;
  return { cpu: (after.cpu - before.cpu) / count, perSecond: (count / took) * 1_000 };
}

function figuresOf(
  { name, template }: BenchCourse,
  rounds: readonly { readonly server: Cost; readonly raw: Cost }[],
  { tables, acts }: Effort,
): readonly Figure[] {
  const ratios = rounds.map(({ server, raw }) => server.cpu / raw.cpu);
  const cpu = median(rounds.map(({ server }) => server.cpu));
  const bare = median(rounds.map(({ raw }) => raw.cpu));
  const wall = median(rounds.map(({ server }) => server.perSecond));
  const known = template.acts.filter(act => act !== undefined);
  const frames = known.reduce((sum, { sent }) => sum + sent.length, 0) / known.length;
  return [
    {
      subject: `${name}: processor time of a durable action, as a multiple of ws alone`,
      value: median(ratios),
      unit: 'times',
      aim: { most: 3 },
      detail: `${spoken(cpu * 1_000)} µs against ${spoken(bare * 1_000)} µs, ${spoken(frames)} messages sent for each; quartiles ${spoken(quantile(ratios, 0.25))}–${spoken(quantile(ratios, 0.75))}, ${rounds.length} rounds of ${tables * acts}`,
    },
    {
      subject: `${name}: durable actions in a second of one core, all threads of the server counted`,
      value: 1_000 / cpu,
      unit: 'actions',
      aim: { least: 5_000 },
      detail: `${spoken(wall)}/s by the clock, with the load on the same machine`,
    },
  ];
}
