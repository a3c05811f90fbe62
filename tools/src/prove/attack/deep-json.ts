/**
 * JSON so deep that a recursive reader overflows its stack. It must be refused, and still be harmless a minute later.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askFrom, openTable } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';
import { frameHeard, hail } from './hail.ts';
import { freshToken } from './people.ts';

const depth = 5_000;
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const deepObject = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** The archive gives up on a job after a minute. What it does then is part of the attack. */
const archivesPatience = 66_000;

const bodies = {
  '5,000 lists to /api/matches': { path: '/api/matches', body: deep(depth) },
  '2,500 objects to /api/matches': { path: '/api/matches', body: deepObject(depth / 2) },
  'a match whose table is deep': {
    path: '/api/matches',
    body: `{"game":"emerald","version":1,"table":${deep(depth)}}`,
  },
  'options of a table': {
    path: '/api/tables',
    body: `{"game":"emerald","seats":2,"options":{"clock":${deep(depth)}}}`,
  },
  'the order of a table': { path: '/api/tables', body: deep(depth) },
} as const;

/** Commands with the depth in a place that is read late. A frame has room for 2,000 levels. */
const commands = [
  { to: 'table', what: `{"type":"set","options":${deep(1_900)}}` },
  { to: 'table', what: `{"type":"say","text":${deep(1_900)}}` },
  { to: 'table', what: deep(1_900) },
];

export const deepJson: AttackPlan = {
  name: 'deep-json',
  kind: 'long',
  strike: async target => {
    const marks = [...(await overHttp(target)), ...(await overSocket(target))];
    await sleep(archivesPatience);
    const alive = await answer(target, { path: '/healthz' });
    marks.push(
      mark(alive === '200', 'After the patience of the archive the server still lives.', `/healthz: ${alive}`),
    );
    const archive = await answer(target, { path: '/api/matches', body: '{}' });
    marks.push(mark(/^4/.test(archive), 'The archive still answers.', `an empty record: ${archive}`));
    return marks;
  },
  annoy: async ({ port, address }) => {
    for (const body of Object.values(bodies)) await askFrom(address, port, { ...body, within: 5_000 }).catch(() => {});
  },
};

async function overHttp(target: AttackTarget): Promise<readonly Mark[]> {
  const answers = await Promise.all(
    Object.entries(bodies).map(async ([name, body]) => [name, await answer(target, body)] as const),
  );
  return answers.map(([name, status]) => mark(/^4/.test(status), `Deep JSON, ${name}: answered with 4xx.`, status));
}

/** Only a status may come back, within a few seconds. */
async function answer({ port, address }: AttackTarget, question: { path: string; body?: string }): Promise<string> {
  return askFrom(address, port, { ...question, within: 8_000 }).then(
    ({ status }) => String(status),
    (error: Error) => (error.name === 'AbortError' ? 'no answer' : error.message),
  );
}

async function overSocket({ port, address }: AttackTarget): Promise<readonly Mark[]> {
  const code = await openTable(port, address, { game: 'emerald', ...kitOf('emerald').seat(2)?.table });
  const connection = await hail({ port, address, code, token: freshToken() });
  const marks: Mark[] = [];
  connection.send(`{"t":"do","id":"deep-join","to":"table","what":{"type":"join","name":"Deep"}}`);
  await frameHeard(connection, 'done');
  for (const [n, { to, what }] of commands.entries()) {
    connection.send(`{"t":"do","id":"deep-${n}-json","to":"${to}","what":${what}}`);
    const heard = await frameHeard(connection, 'refused', 'wrong', 'bye');
    marks.push(mark(heard !== undefined, `Command ${n + 1}, 1,900 deep: refused.`, heard?.slice(0, 80) ?? 'no answer'));
  }
  connection.terminate();
  return marks;
}
