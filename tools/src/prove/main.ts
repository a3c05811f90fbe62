import { main } from '../cli/command.ts';
import { type Arguments, type Flags, Misuse } from '../cli/flags.ts';
import { linesOfAbuse, proveAbuse } from './abuse.ts';
import { attackHolds, linesOfAttack, proveAttack } from './attack.ts';
import { faultsIn, holds, type LatencySpread, type Report } from './conclude.ts';
import { linesOfFlood, proveFlood } from './flood.ts';
import { linesOfFuzz, proveFuzz } from './fuzz.ts';
import { killPostgres, killSqlite } from './kill.ts';
import { killNodes } from './nodes.ts';
import { linesOfWorlds, proveWorlds } from './worlds.ts';

const flags = {
  tables: {
    kind: 'whole',
    value: 'N',
    about: 'kill, nodes, abuse: tables under load, of both games (default: 100, 24, 50)',
  },
  kills: { kind: 'whole', value: 'N', about: 'kill, nodes: how often (default: 200, with --postgres 100; 60)' },
  postgres: {
    kind: 'switch',
    about: 'kill: rows in PostgreSQL, which is killed itself every second time; abuse: two nodes with it',
  },
  matches: { kind: 'whole', value: 'N', about: 'worlds: of each game (default 200)' },
  messages: { kind: 'whole', value: 'N', about: 'flood: bad ones (default 100000)' },
  windows: {
    kind: 'whole',
    value: 'N',
    about: 'flood: poured in so many parts, each with a quiet time beside it (default 8)',
  },
  inputs: { kind: 'whole', value: 'N', about: 'fuzz: how many (default 1000000)' },
  minutes: { kind: 'whole', value: 'N', about: 'abuse: for how long (default 30)' },
  only: { kind: 'list', value: 'NAME,…', about: 'attack: these alone (default: all)' },
  seed: { kind: 'whole', value: 'S', about: 'of all that is by lot (default 1)' },
} as const satisfies Flags;

type Given = Arguments<typeof flags>['values'];
type Say = (line: string) => void;

/** What a proof found, in lines for people, and whether it holds. */
interface ProofResult {
  readonly lines: readonly string[];
  readonly passed: boolean;
  readonly json: unknown;
}

/** How long Redis is away while nodes are killed. */
const silence = 10_000;
const faultsShown = 20;

const ofKills = (report: Report): ProofResult => ({ lines: linesOf(report), passed: holds(report), json: report });

const proofs: Readonly<Record<string, (given: Given, say: Say) => Promise<ProofResult>>> = {
  kill: async ({ tables = 100, postgres, kills = postgres ? 100 : 200, seed = 1 }, say) =>
    ofKills(await (postgres ? killPostgres : killSqlite)({ tables, kills, seed, say })),
  nodes: async ({ tables = 24, kills = 60, seed = 1 }, say) =>
    ofKills(await killNodes({ tables, kills, silence, seed, say })),
  worlds: async ({ matches = 200, seed = 1 }, say) => {
    const report = await proveWorlds({ matches, seed, say });
    return { lines: linesOfWorlds(report), passed: report.faults.length === 0, json: report };
  },
  flood: async ({ messages = 100_000, windows = 8, seed = 1 }, say) => {
    const report = await proveFlood({ messages, windows, seed, say });
    return { lines: linesOfFlood(report), passed: report.faults.length === 0, json: report };
  },
  attack: async ({ only, seed = 1 }, say) => {
    const report = await proveAttack({ only, seed, say });
    return { lines: linesOfAttack(report), passed: attackHolds(report), json: report };
  },
  fuzz: async ({ inputs = 1_000_000, seed = 1 }, say) => {
    const report = await proveFuzz({ inputs, seed, say });
    return { lines: linesOfFuzz(report), passed: report.faults.length === 0, json: report };
  },
  abuse: async ({ minutes = 30, tables = 50, postgres: isPostgres, seed = 1 }, say) => {
    const report = await proveAbuse({ minutes, tables, isPostgres, seed, say });
    return { lines: linesOfAbuse(report), passed: report.faults.length === 0, json: report };
  },
};
const names = Object.keys(proofs);

await main({
  name: 'prove',
  about: [
    'Proves of the real server, and fails where it does not hold:',
    '  kill    killed with -9 under load by real clients, it loses nothing that it acknowledged and does nothing twice',
    '  nodes   the same of three nodes on one PostgreSQL and Redis',
    '  worlds  the same course with other secrets is the same bytes to who may not know, and five leaks are caught',
    '  flood   bad messages harm neither the server nor its memory, nor make other tables twice as slow',
    '  attack  what is known to have brought such servers down does it no harm, nor makes others wait',
    '  fuzz    inputs wrong in any place of their structure, over HTTP and sockets, leave no error and no trace',
    '  abuse   attacks of all kinds mixed for long beside people who play: nobody waits twice as long, nothing is lost',
  ].join('\n'),
  takes: names.join('|'),
  flags,
  run: async ({ values, rest }, say) => {
    const [name, ...more] = rest;
    if (name === undefined || more.length > 0) throw new Misuse(`Name one proof: ${names.join(', ')}.`);
    const prove = proofs[name];
    if (prove === undefined) throw new Misuse(`There is no proof '${name}': there are ${names.join(', ')}.`);
    const { lines, passed, json } = await prove(values, say);
    for (const line of lines) say(line);
    return { passed, json };
  },
});

function linesOf(report: Report): readonly string[] {
  const { audit, pauses, absences, records, witnesses, refused, troubles } = report;
  const faults = faultsIn(report);
  const counts = (found: Readonly<Record<string, number>>) =>
    Object.entries(found)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ') || 'none';
  return [
    `${report.kills} kills in ${report.seconds} s, ${report.clients} clients at ${report.tables} tables`,
    `  commands acknowledged: ${audit.acknowledged}, in logs of ${audit.rows} rows`,
    `  lost: ${audit.lost.length}, doubled: ${audit.doubled.length}, at another step: ${audit.misplaced.length}, done but refused: ${audit.denied.length}`,
    `  refused: ${counts(refused)}`,
    `  clients that did not go on: ${report.strayed.length}`,
    `  matches ended and verified: ${records.matches - records.flaws.length} of ${records.matches}`,
    ...(witnesses.compared > 0
      ? [`  steps seen by several of a kind: ${witnesses.compared}, seen differently: ${witnesses.disputed.length}`]
      : []),
    `  from the last kill to the first step or answer: ${spoken(pauses)}, ${pauses.count} times`,
    `  from the first, where others followed before it: ${spoken(absences)}`,
    `  errors logged by the server: ${counts(troubles)}`,
    ...faults.slice(0, faultsShown).map(fault => `  ! ${fault}`),
    ...(faults.length > faultsShown ? [`  ! and ${faults.length - faultsShown} more`] : []),
  ];
}

function spoken({ p50, p99, longest }: LatencySpread): string {
  return `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
}
