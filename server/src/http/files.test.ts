import { afterEach, expect, onTestFinished, test } from 'vitest';
import { ask } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';
import { recorded } from '../../test/rooms/recorded.ts';
import { type ServerTrial, trialsIn } from '../../test/rooms/trial.ts';
import { ArchiveBusy } from '../rooms/archive/archive.ts';

let trial: ServerTrial;
let served: ServedApp;
const open = async (wishes: Parameters<typeof serve>[0] = {}) => {
  trial = await trialsIn(onTestFinished)();
  served = await serve({ rooms: trial.rooms, trustProxy: ['loopback'], ...wishes });
};
afterEach(() => served.app.close());

const file = recorded('shadows', 'alone-won');
const handIn = (body: unknown, from = '192.0.2.1') =>
  ask(served.port, '/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

test('a file handed in twice, also at once, has one link, and comes back as it was', async () => {
  await open();
  const answers = [...(await Promise.all([handIn(file), handIn(file)])), await handIn(file)];
  const [link, ...others] = answers.map(({ headers }) => headers.location ?? '');
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(others).toEqual([link, link]);
  expect(JSON.parse((await ask(served.port, link ?? '')).body)).toEqual(file);
});

test('a file that does not prove itself is refused with the reason, and nothing of it is kept', async () => {
  await open();
  const begun: string[] = [];
  const { begin } = trial.store;
  trial.store.begin = head => {
    begun.push(head.id);
    return begin.call(trial.store, head);
  };
  for (const wrong of [
    { ...file, outcome: { ...file.outcome, because: 'time' } },
    { ...file, log: file.log.slice(1) },
    {},
    [],
    7,
  ]) {
    const answer = await handIn(wrong, '192.0.2.9');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/^[A-Z].*[.]$/) });
  }
  expect(begun).toEqual([]);
  await handIn(file);
  expect(begun).toHaveLength(1);
});

test('what is longer than any match is not even read', async () => {
  await open();
  const answer = await handIn({ ...file, padding: 'x'.repeat(512 * 1024) });
  expect(answer).toMatchObject({ status: 413, body: '{"error":"This body is too large."}' });
});

test('an address hands in a few at once, and then one in half a minute; another does not pay', async () => {
  let now = 0;
  await open({ clock: () => now });
  const from = async (ip: string) => (await handIn({}, ip)).status;
  for (let n = 0; n < 5; n++) expect(await from('192.0.2.1')).toBe(400);
  const turnedAway = await handIn(file);
  expect(turnedAway).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
  expect(JSON.parse(turnedAway.body).error).toContain('handed in many matches');
  expect(await from('192.0.2.2')).toBe(400);
  now += 30_000;
  expect(await from('192.0.2.1')).toBe(400);
  expect(await from('192.0.2.1')).toBe(429);
});

test('many addresses together hand in no more than the house can keep', async () => {
  await open();
  for (let n = 0; n < 20; n++) expect((await handIn({}, `192.0.2.${n}`)).status).toBe(400);
  const answer = await handIn(file, '192.0.2.77');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(JSON.parse(answer.body).error).toContain('Try again in a minute.');
});

test('an address looks at so many matches at once', async () => {
  await open();
  const look = () => ask(served.port, '/api/matches/no-such-match/replay');
  for (let n = 0; n < 30; n++) expect((await look()).status).toBe(404);
  expect((await look()).status).toBe(429);
});

test('[TB-EXPIRE-1] a file is forgotten as a table is, and can be handed in again', async () => {
  await open();
  const link = (await handIn(file)).headers.location ?? '';
  const now = Math.max(Date.now(), trial.clock.now());
  await trial.store.forget(Math.min(Date.now(), trial.clock.now()));
  expect((await ask(served.port, link)).status).toBe(200);
  await trial.store.forget(now + 1);
  expect((await ask(served.port, link)).status).toBe(404);
  expect((await handIn(file)).headers.location).toBe(link);
  expect((await ask(served.port, link)).status).toBe(200);
});

test('while the archive is busy, that is said', async () => {
  served = await serve();
  served.rooms.replay = () => Promise.reject(new ArchiveBusy('Many matches are being looked at just now.'));
  const answer = await ask(served.port, '/api/matches/finished-match/replay');
  expect(answer).toMatchObject({ status: 503, body: '{"error":"Many matches are being looked at just now."}' });
  expect(served.logged.join()).not.toContain('a request failed');
});
