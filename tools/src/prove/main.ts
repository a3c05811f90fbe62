import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { faultsIn, holds, type Report } from './conclude.ts';
import { killPostgres, killSqlite } from './kill.ts';
import { killNodes } from './nodes.ts';

const flags = {
  tables: { kind: 'whole', value: 'N', about: 'tables under load, of both games (default: kill 100, nodes 24)' },
  kills: { kind: 'whole', value: 'N', about: 'how often (default: kill 200, with --postgres 100, nodes 60)' },
  postgres: { kind: 'switch', about: 'kill: rows in PostgreSQL, which is killed itself every second time' },
  seed: { kind: 'whole', value: 'S', about: 'of what people do and when the kills come (default 1)' },
} as const satisfies Flags;

const proofs = ['kill', 'nodes'] as const;
/** How long Redis is away while nodes are killed. */
const silence = 10_000;
const faultsShown = 20;

await main({
  name: 'prove',
  about:
    'Kills the real server with -9 under load by real clients, and says what was lost. kill: one server; nodes: three, on one PostgreSQL and Redis.',
  takes: proofs.join('|'),
  flags,
  run: async ({ values, rest }, say) => {
    const [proof, ...more] = rest;
    if (proof === undefined || more.length > 0) throw new Misuse(`Name one proof: ${proofs.join(' or ')}.`);
    const { seed = 1, postgres } = values;
    let report: Report;
    if (proof === 'kill') {
      const options = { tables: values.tables ?? 100, kills: values.kills ?? (postgres ? 100 : 200), seed, say };
      report = await (postgres ? killPostgres(options) : killSqlite(options));
    } else if (proof === 'nodes') {
      report = await killNodes({ tables: values.tables ?? 24, kills: values.kills ?? 60, silence, seed, say });
    } else throw new Misuse(`There is no proof '${proof}': there are ${proofs.join(' and ')}.`);
    for (const line of linesOf(report)) say(line);
    return { passed: holds(report), json: report };
  },
});

function linesOf(report: Report): readonly string[] {
  const { audit, pauses, records, witnesses, refused, troubles } = report;
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
    `  from the kill to the first step or answer: p50 ${pauses.p50} ms, p99 ${pauses.p99} ms, longest ${pauses.longest} ms, ${pauses.count} times`,
    `  errors logged by the server: ${counts(troubles)}`,
    ...faults.slice(0, faultsShown).map(fault => `  ! ${fault}`),
    ...(faults.length > faultsShown ? [`  ! and ${faults.length - faultsShown} more`] : []),
  ];
}
