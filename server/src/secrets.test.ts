import { createHash } from 'node:crypto';
import { type GameTypes, type Player, randomAt, seedOf } from '@lamplight/contract';
import { greedy } from '@lamplight/emerald/greedy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../test/http/caller.ts';
import { arrive, type SocketPerson, secret } from '../test/http/person.ts';
import { type RunningServer, type TrialProcess, trial } from '../test/node/server.ts';

let server: TrialProcess;
beforeEach(() => {
  server = trial();
});
afterEach(() => server.end());

type EmeraldView = { readonly players: Readonly<Record<string, { readonly hand: readonly string[] | number }>> };
type TableView = { readonly match: { readonly id: string; readonly over: unknown } | null };

const order = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"game":"emerald","seats":2,"options":{"clock":null,"runsOut":"step"}}',
};

/** What must not be in any log. Gathered while the match is played, by those who may know it. */
interface Secrets {
  readonly cards: Set<string>;
  readonly words: Set<string>;
}

/** A hand is a list for its holder, and a number for all others. */
const handOf = ({ match }: SocketPerson): readonly string[] =>
  Object.values((match!.view as EmeraldView).players).flatMap(({ hand }) => (typeof hand === 'object' ? hand : []));
const isOver = ({ table }: SocketPerson) => (table?.view as TableView | undefined)?.match?.over != null;

/** Two people at two sockets play a whole match of Emerald through the real server. */
async function play(people: readonly SocketPerson[], { cards }: Secrets): Promise<number> {
  const players = people.map(() => (greedy as unknown as () => Player<GameTypes>)());
  const seed = seedOf(7);
  let moves = 0;
  while (!people.some(isOver)) {
    let moved = false;
    for (const [seat, person] of people.entries()) {
      const intent = players[seat]!({
        view: person.match!.view,
        told: [],
        at: moves * 1000,
        random: randomAt(seed, moves),
      });
      if (intent === undefined) continue;
      const answer = await person.ask('match', intent.move);
      moved ||= answer.t === 'done';
      moves++;
      await vi.waitFor(() => expect(people.map(({ match }) => match?.step)).not.toContain(undefined));
      for (const card of handOf(person)) cards.add(card);
    }
    expect(moves).toBeLessThan(2000);
    if (!moved) await new Promise(resolve => setTimeout(resolve, 20));
  }
  return moves;
}

async function start({ port }: RunningServer, secrets: Secrets) {
  const { code } = JSON.parse((await ask(port, '/api/tables', order)).body) as { code: string };
  const ada = await arrive({ port, code });
  const bo = await arrive({ port, code });
  for (const [seat, [person, name]] of (
    [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ] as const
  ).entries()) {
    await person.ask('table', { type: 'join', name });
    await person.ask('table', { type: 'sit', seat });
    await person.ask('table', { type: 'ready', is: true });
    secrets.words.add(person.token);
  }
  await ada.ask('table', { type: 'say', text: 'a whisper that is nobody else’s affair' });
  secrets.words.add('a whisper');
  // Bo goes on at another device.
  const pass = secret();
  await bo.ask('table', { type: 'make pass', hash: createHash('sha256').update(pass).digest('hex') });
  const device = await arrive({ port, code });
  expect(await device.ask('table', { type: 'use pass', pass })).toMatchObject({ t: 'done' });
  for (const word of [pass, device.token]) secrets.words.add(word);
  expect(await ada.ask('table', { type: 'start' })).toMatchObject({ t: 'done' });
  await vi.waitFor(() => expect([ada, device].map(({ match }) => match !== undefined)).toEqual([true, true]));
  return [ada, device];
}

test('the log of a whole match, at its loudest, holds no token, pass, seed, hand or word that was said', async () => {
  const running = await server.listening([], {
    LOG_LEVEL: 'trace',
    SOCKET_RATE: '10000',
    ADDRESS_RATE: '10000',
    TABLE_RATE: '10000',
  });
  const secrets: Secrets = { cards: new Set(), words: new Set() };
  const people = await start(running, secrets);
  const { id } = (people[0]!.table!.view as TableView).match!;
  // Until it is over nobody gets the seed, nor anybody's view.
  expect((await ask(running.port, `/api/matches/${id}/record`)).status).toBe(404);
  expect((await ask(running.port, `/api/matches/${id}/replay?as=0`)).status).toBe(404);
  const moves = await play(people, secrets);
  // Nonsense and forgery must be logged least of all.
  people[0]!.caller.socket.send(`{"t":"hello","token":"${people[0]!.token}"`);
  await people[0]!.caller.hears('wrong');

  const record = await ask(running.port, `/api/matches/${id}/record`);
  expect(record.status).toBe(200);
  const { seed } = JSON.parse(record.body) as { seed: string };
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  secrets.words.add(seed);
  expect((await ask(running.port, `/api/matches/${id}/replay?as=1`)).status).toBe(200);
  const kept = await ask(running.port, '/api/matches', { ...order, body: record.body });
  expect({ status: kept.status, body: kept.body }).toMatchObject({ status: 201 });
  const metrics = (await ask(running.port, '/metrics')).body;

  running.child.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
  const log = running.wrote();
  expect(moves).toBeGreaterThan(10);
  expect(secrets.cards.size).toBeGreaterThan(5);
  expect(log.split('\n').length).toBeGreaterThan(5);
  for (const word of [...secrets.words, ...secrets.cards]) expect(log, word).not.toContain(word);
  for (const word of secrets.words) {
    const hash = createHash('sha256').update(word).digest('hex');
    expect(log).not.toContain(hash);
    expect(metrics).not.toContain(word);
  }
  expect(Number(/lamplight_append_seconds_count (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(moves / 2);
});
