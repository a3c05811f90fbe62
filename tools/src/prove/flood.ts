/** Floods of bad input at one table of the real server, while people play at others. */
import { setTimeout as sleep } from 'node:timers/promises';
import { median, quantile } from '../bench/figure.ts';
import { believed } from '../flood/address.ts';
import { CalmTable } from '../flood/calm-table.ts';
import { FloodedTable } from '../flood/flooded-table.ts';
import { kinds } from '../flood/messages.ts';
import { nothingPoured, type PourReport, together } from '../flood/pour.ts';
import { pourersPriority, startPourer } from '../flood/pourer.ts';
import {
  inFolder,
  type ListeningServer,
  type ProcessUsage,
  serverProgram,
  startServer,
} from '../listening/listening-server.ts';

export interface FloodReport {
  readonly poured: PourReport;
  /** By the server's own count. */
  readonly counted: { readonly malformed: number; readonly tooFrequent: number };
  /**
   * Milliseconds until a move at another table was answered: the 99th percentile of each window, then the median of
   * those.
   */
  readonly quiet: number;
  readonly flooded: number;
  /** The same over all answers at once. */
  readonly overall: { readonly quiet: number; readonly flooded: number };
  readonly answers: { readonly quiet: number; readonly flooded: number };
  readonly windows: number;
  /** Bad messages a second during the flood. */
  readonly rate: number;
  readonly before: ProcessUsage;
  readonly after: ProcessUsage;
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
}

export interface FloodWishes {
  readonly messages: number;
  readonly windows: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

const calmTables = 6;
const perSecond = 2_000;
const warmUp = 6_000;
/** Others may wait at most this many times as long. */
const slower = 2;
/** No more than this may stay on the heap after the flood. */
const heapLeft = 4_000_000;
/** Larger than the heap's: the others have played on, and pages that are only partly free are not given back. */
const rssLeft = 16_000_000;

export async function proveFlood(wishes: FloodWishes): Promise<FloodReport> {
  return inFolder(async folder => {
    const server = await startServer(serverProgram, { DATA: folder, ...believed });
    const tables: CalmTable[] = [];
    try {
      for (let n = 0; n < calmTables; n++) tables.push(await CalmTable.open(server.port, `198.51.100.${n}`, n));
      return await underFlood(server, tables, wishes);
    } finally {
      await Promise.all(tables.map(table => table.close()));
      await server.stop();
    }
  });
}

async function underFlood(
  server: ListeningServer,
  tables: readonly CalmTable[],
  wishes: FloodWishes,
): Promise<FloodReport> {
  const { messages, windows, seed, say } = wishes;
  const { port } = server;
  const flooded = await FloodedTable.open(port, '192.0.2.1');
  const pourer = startPourer();
  const pour = (count: number, seed: number): Promise<PourReport> =>
    pourer.pour({ count, seed, port, target: flooded.target, connections: 24, perSecond });
  const each = Math.ceil(messages / windows);
  // One-time allocations are made now, on both sides of the wire.
  await pour(Math.min(messages, warmUp), seed);
  await sleep(settling);
  const before = await server.usage('memory');
  const counts = await countsOf(port);
  let poured = nothingPoured();
  let pouring = 0;
  const times: { quiet: (readonly number[])[]; flooded: (readonly number[])[] } = { quiet: [], flooded: [] };
  const take = () => tables.flatMap(table => table.takeTimes());
  for (let window = 1; window <= windows; window++) {
    // Measuring memory collects garbage, which holds everybody up. That must not count against the flood.
    await sleep(resting);
    take();
    const began = performance.now();
    const { cpu } = await server.usage('time');
    poured = together(poured, await pour(each, seed + window));
    times.flooded.push(take());
    const took = performance.now() - began;
    pouring += took;
    const busy = ((await server.usage('time')).cpu - cpu) / took;
    // The last bad messages are answered before the quiet is measured.
    await sleep(resting);
    take();
    await sleep(took);
    times.quiet.push(take());
    const { rss } = await server.usage('memory');
    say(`  window ${window}: ${lineOf(times, window - 1)}; rss ${mb(rss)}, ${Math.round(busy * 100)} % of a core`);
  }
  const now = await countsOf(port);
  const harm = await flooded.harm();
  await flooded.close();
  await pourer.stop();
  await sleep(settling);
  const after = await server.usage('memory');
  const report = {
    poured,
    counted: { malformed: now.malformed - counts.malformed, tooFrequent: now.tooFrequent - counts.tooFrequent },
    quiet: median(times.quiet.map(p99)),
    flooded: median(times.flooded.map(p99)),
    overall: { quiet: p99(times.quiet.flat()), flooded: p99(times.flooded.flat()) },
    answers: { quiet: times.quiet.flat().length, flooded: times.flooded.flat().length },
    windows,
    rate: Math.round((each * windows * 1_000) / pouring),
    before,
    after,
  };
  return { ...report, faults: [...harm, ...faultsIn(report, server)] };
}

/** A socket that is closed has a few seconds to read the goodbye; then nothing of it is left. */
const settling = 6_000;
const resting = 500;

const p99 = (times: readonly number[]): number => quantile(times, 0.99);
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

function lineOf({ quiet, flooded }: Readonly<Record<'quiet' | 'flooded', (readonly number[])[]>>, n: number): string {
  const [calm = [], wet = []] = [quiet[n], flooded[n]];
  return `99 % of ${wet.length} answers within ${ms(p99(wet))} in the flood, of ${calm.length} within ${ms(p99(calm))} without`;
}

function faultsIn(report: Omit<FloodReport, 'faults'>, server: ListeningServer): readonly string[] {
  const { poured, quiet, flooded, before, after, counted } = report;
  const left = server.left();
  const unsent = kinds.filter(kind => poured.sent[kind] === 0);
  return [
    ...(left === undefined ? [] : [`The server left with ${left}: ${server.wrote().slice(-500)}`]),
    ...(/"level":"(?:error|fatal)"/.test(server.wrote()) ? [`The server logged an error: ${server.wrote()}`] : []),
    ...unsent.map(kind => `Nothing ${kind} was sent: the proof has proved nothing.`),
    ...(poured.heard.done === undefined ? [] : [`${poured.heard.done} forged commands were done.`]),
    ...(counted.malformed > 0 && counted.tooFrequent > 0 ? [] : ['The server has counted nothing as bad.']),
    ...(flooded <= quiet * slower ? [] : [`Others waited ${(flooded / quiet).toFixed(2)} times as long.`]),
    ...(after.heap - before.heap <= heapLeft ? [] : [`${after.heap - before.heap} bytes of heap are not given back.`]),
    ...(after.rss - before.rss <= rssLeft ? [] : [`Of memory ${mb(after.rss - before.rss)} are not given back.`]),
  ];
}

async function countsOf(port: number): Promise<FloodReport['counted']> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (name: string) => Number(new RegExp(`^lamplight_${name} (\\d+)`, 'm').exec(text)?.[1]);
  return { malformed: count('malformed_total'), tooFrequent: count('too_frequent_total') };
}

export function linesOfFlood({ poured, counted, quiet, flooded, answers, overall, ...report }: FloodReport) {
  const counts = (found: Readonly<Record<string, number>>) =>
    Object.entries(found)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  const { before, after, faults, windows, rate } = report;
  const total = Object.values(poured.sent).reduce((sum, n) => sum + n, 0);
  return [
    `${total} bad messages over ${poured.connections} lines: ${counts(poured.sent)}`,
    `  ${rate} a second while they were poured, by a process of its own at priority ${pourersPriority} (0 is usual, 19 the least)`,
    `  lines closed by the server: ${poured.closed}, not opened: ${poured.turnedAway}; heard: ${counts(poured.heard)}`,
    `  counted by the server: malformed ${counted.malformed}, too frequent ${counted.tooFrequent}`,
    `  other tables: 99 % answered within ${ms(flooded)} in the flood, ${ms(quiet)} without: ${(flooded / quiet).toFixed(2)} times (at most ${slower}); medians of ${windows} windows each, ${answers.flooded} and ${answers.quiet} answers; of all together ${ms(overall.flooded)} and ${ms(overall.quiet)}`,
    `  memory before and after, garbage collected: heap ${mb(before.heap)}, ${mb(after.heap)} (at most ${mb(heapLeft)} more); rss ${mb(before.rss)}, ${mb(after.rss)} (at most ${mb(rssLeft)} more)`,
    ...faults.map(fault => `  ! ${fault}`),
  ];
}
