/** Hundreds of thousands of inputs, wrong in every place of their structure, sent to one real server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../bench/figure.ts';
import { CalmTable } from '../flood/calm-table.ts';
import {
  inFolder,
  type ListeningServer,
  type ProcessUsage,
  roomy,
  serverProgram,
  startServer,
} from '../listening/listening-server.ts';
import { nothingShot, type Shooter, type ShootReport, shotTogether, startShooter } from './fuzz/shooter.ts';
import { kinds, type VolleyKind } from './fuzz/volley.ts';

export interface FuzzReport {
  readonly inputs: number;
  readonly shot: ShootReport;
  readonly seconds: number;
  readonly perSecond: number;
  readonly before: ProcessUsage;
  readonly after: ProcessUsage;
  /** The honest table: how many of its moves were answered meanwhile, and afterwards. */
  readonly honest: { readonly meanwhile: number; readonly p99: number; readonly afterwards: number };
  readonly errors: readonly string[];
  readonly faults: readonly string[];
}

export interface FuzzWishes {
  readonly inputs: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** One in this many goes to a server with the default limits. Most are turned away there, and that must work too. */
const usualShare = 20;
const shooters = 2;
const volleysAtOnce = 500;
/** How many inputs there are for each warm-up volley of a shooter: a warm-up is some 20,000 inputs of a million. */
const warmUpShare = 1_000;
/** Larger than any volley number of a run: the warm-up volleys of each shooter are numbered from here. */
const farOff = 1_000_000_000;
/** A closed socket has some seconds to read the goodbye, and an unfinished request ten. */
const settling = 15_000;
const heapLeft = 40_000_000;
const rssLeft = 80_000_000;
/** An address may connect a hundred times at once, so this many take turns. */
const addresses = Array.from({ length: 240 }, (_, n) => `127.0.2.${n + 1}`);

export async function proveFuzz({ inputs, seed, say }: FuzzWishes): Promise<FuzzReport> {
  const usual = Math.ceil(inputs / usualShare);
  const open = await inFolder(folder => underFuzz({ DATA: folder, ...roomy }, { inputs: inputs - usual, seed, say }));
  say(`with the usual limits, ${usual} more`);
  const narrow = await inFolder(folder => underFuzz({ DATA: folder }, { inputs: usual, seed: seed + 1, say }));
  return {
    ...open,
    inputs: open.inputs + narrow.inputs,
    shot: shotTogether(open.shot, prefixed(narrow.shot)),
    errors: [...open.errors, ...narrow.errors],
    faults: [...open.faults, ...narrow.faults.map(fault => `With the usual limits: ${fault}`)],
  };
}

/** Counts apart what the default limits let through. */
const prefixed = ({ answers, ends, ...shot }: ShootReport): ShootReport => {
  const named = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).map(([name, n]) => [`limited ${name}`, n]));
  return { ...shot, answers: named(answers), ends: named(ends) };
};

async function underFuzz(
  env: Readonly<Record<string, string>>,
  { inputs, seed, say }: FuzzWishes,
): Promise<FuzzReport> {
  const server = await startServer(serverProgram, env);
  const crew = Array.from({ length: shooters }, startShooter);
  let calm: CalmTable | undefined;
  try {
    calm = await CalmTable.open(server.port, '127.0.1.1', seed);
    // A warm-up: compiled code, buffers, and a heap as large as this load needs. Faults count all the same.
    const warmUp = Math.max(200, Math.round(inputs / warmUpShare));
    const first = await Promise.all(
      crew.map((one, n) => volleys(one, server, { seed, from: (n + 1) * farOff, to: (n + 1) * farOff + warmUp })),
    );
    calm.takeTimes();
    const before = await server.usage('memory');
    const began = performance.now();
    const shot = first.reduce(shotTogether, await all(crew, server, { inputs, seed, say }));
    const seconds = (performance.now() - began) / 1_000;
    const meanwhile = [...calm.takeTimes(), ...calm.waits()];
    await sleep(settling);
    const after = server.left() === undefined ? await server.usage('memory') : before;
    calm.takeTimes();
    await sleep(2_000);
    const afterwards = calm.takeTimes().length;
    const total = countOf(shot);
    const report = {
      ...{ inputs: total, shot, before, after, errors: [...server.errors()] },
      ...{
        seconds: Math.round(seconds),
        perSecond: Math.round((total - first.reduce((sum, one) => sum + countOf(one), 0)) / seconds),
      },
      honest: { meanwhile: meanwhile.length, p99: quantile(meanwhile, 0.99), afterwards },
    };
    return { ...report, faults: faultsIn(report, server) };
  } finally {
    calm?.abandon();
    await Promise.all(crew.map(one => one.stop()));
    await server.stop();
  }
}

const countOf = ({ inputs }: ShootReport): number => Object.values(inputs).reduce((sum, n) => sum + n, 0);

const volleys = (
  one: Shooter,
  { port }: ListeningServer,
  part: { seed: number; from: number; to: number },
): Promise<ShootReport> => one.shoot({ port, addresses, ...part });

/** Each shooter takes the next part when it is done with its last, until all are done. */
async function all(
  crew: readonly Shooter[],
  server: ListeningServer,
  { inputs, seed, say }: FuzzWishes,
): Promise<ShootReport> {
  let total = nothingShot();
  let next = 0;
  let said = 0;
  const count = () => countOf(total);
  const began = performance.now();
  await Promise.all(
    crew.map(async one => {
      while (count() < inputs && server.left() === undefined) {
        const from = next;
        next += volleysAtOnce;
        total = shotTogether(total, await volleys(one, server, { seed, from, to: from + volleysAtOnce }));
        if (count() < said + 25_000) continue;
        said = count();
        say(`  ${said} inputs, ${Math.round(said / ((performance.now() - began) / 1_000))} a second`);
      }
    }),
  );
  return total;
}

function faultsIn(report: Omit<FuzzReport, 'faults'>, server: ListeningServer): readonly string[] {
  const { shot, before, after, honest, errors } = report;
  const left = server.left();
  const got = (name: string) => shot.answers[name] ?? 0;
  const suspects = shot.suspects.filter(({ end }) => end !== 'silent').slice(0, 3);
  return [
    ...(left === undefined ? [] : [`The server left with ${left}: ${server.wrote().slice(-400)}`]),
    ...errors.slice(0, 5).map(error => `It logged: ${error.slice(0, 400)}`),
    ...(errors.length > 5 ? [`and ${errors.length - 5} errors more`] : []),
    ...suspects.map(
      ({ volley, end, inputs }) => `Suspect: volley ${volley}, ${end}: ${JSON.stringify(inputs).slice(0, 600)}`,
    ),
    ...(honest.afterwards > 0 ? [] : ['The honest table plays no more.']),
    ...(got('frames wrong') > 0 && got('frames refused') > 0 && got('frames done') > 0
      ? []
      : ['No frame got to a table: the proof has proved nothing.']),
    ...(got('requests 200') > 0 && got('requests 400') > 0
      ? []
      : ['No request was answered: the proof has proved nothing.']),
    ...(after.heap - before.heap <= heapLeft ? [] : [`${mb(after.heap - before.heap)} of heap are not given back.`]),
    ...(after.rss - before.rss <= rssLeft ? [] : [`${mb(after.rss - before.rss)} of memory are not given back.`]),
  ];
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * The share of inputs that got an answer of their own. Frames that come unasked do not count, nor does a connection's
 * last.
 */
function answered({ inputs, answers, ends }: ShootReport, kind: VolleyKind): string {
  const own = (name: string) => name.startsWith(`${kind} `) || name.startsWith(`limited ${kind} `);
  const total = Object.entries(answers).reduce(
    (sum, [name, n]) => sum + (own(name) && !/welcome|step|bye/.test(name) ? n : 0),
    0,
  );
  const lasts = Object.entries(ends).reduce((sum, [name, n]) => sum + (own(name) && name.endsWith('heard') ? n : 0), 0);
  return `${Math.min(100, Math.round(((total - lasts) * 100) / Math.max(1, inputs[kind])))} %`;
}

export function linesOfFuzz(report: FuzzReport): readonly string[] {
  const { inputs, shot, seconds, perSecond, honest, before, after, errors, faults } = report;
  const counts = (found: Readonly<Record<string, number>>) =>
    Object.entries(found)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  return [
    `${inputs} inputs, ${perSecond} a second in ${seconds} s without limits: ${counts(shot.inputs)}`,
    `  answered: ${kinds.map(kind => `${kind} ${answered(shot, kind)}`).join(', ')}`,
    `  answers: ${counts(shot.answers)}`,
    `  lines: ${counts(shot.ends)}`,
    `  the honest table: ${honest.meanwhile} answers meanwhile, 99 % within ${honest.p99.toFixed(1)} ms; ${honest.afterwards} afterwards`,
    `  memory before and after, garbage collected: heap ${mb(before.heap)}, ${mb(after.heap)}; rss ${mb(before.rss)}, ${mb(after.rss)}`,
    `  errors logged: ${errors.length}`,
    ...faults.map(fault => `  ! ${fault}`),
  ];
}
