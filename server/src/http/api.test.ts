import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask as askAt } from '../../test/http/caller.ts';
import { type ServedApp, serve } from '../../test/http/serve.ts';
import { insider } from '../../test/http/tiny-rooms.ts';
import { MatchTooLong } from '../rooms/archive/archive.ts';

let served: ServedApp;
beforeAll(async () => {
  served = await serve({ limits: { tables: { burst: 1000, perSecond: 1000 } } });
});
afterAll(() => served.app.close());

const ask = (path: string, how?: Parameters<typeof askAt>[2]) => askAt(served.port, path, how);
const json = { 'content-type': 'application/json' };
const order = (body: string, headers: Record<string, string> = json) =>
  ask('/api/tables', { method: 'POST', headers, body });

test('an order makes a table', async () => {
  const answer = await order('{"game":"shadows","seats":4,"options":{"a":1}}');
  expect(answer).toMatchObject({ status: 201, body: '{"code":"ABCDEF"}' });
  expect(answer.headers.location).toBe('/t/ABCDEF');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['nothing', '', 400, 'Send'],
  ['no JSON', '{', 400, 'cannot be read'],
  ['a list', '[]', 400, 'game is missing.'],
  ['a word', '"shadows"', 400, 'Send one JSON object with game, seats and options.'],
  ['no game', '{"seats":4}', 400, 'game is missing.'],
  ['a game we do not have', '{"game":"chess","seats":4}', 400, "There is no game 'chess'."],
  ['no number of seats', '{"game":"shadows","seats":"4"}', 400, 'Say how many seats.'],
  ['half a seat', '{"game":"shadows","seats":1.5}', 400, 'Seats are a whole number.'],
  ['many seats', '{"game":"shadows","seats":65}', 400, 'No table has more than 64 seats.'],
  ['a key too many', '{"game":"shadows","seats":4,"admin":true}', 400, 'admin is not known here.'],
  ['a poisoned key', '{"game":"shadows","seats":4,"__proto__":{"a":1}}', 400, 'No key here is called __proto__'],
  ['a nest', `{"game":"shadows","seats":4,"options":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, '32 deep'],
  ['too much', `{"game":"shadows","seats":4,"options":"${'x'.repeat(20_000)}"}`, 413, 'too large'],
])('an order with %s is answered with one sentence', async (_name, body, status, sentence) => {
  const answer = await order(body);
  expect(answer.status).toBe(status);
  const { error, ...rest } = JSON.parse(answer.body);
  expect(error).toContain(sentence);
  expect(rest).toEqual({});
});

test('an order must be JSON', async () => {
  const answer = await order('game=shadows', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer).toMatchObject({ status: 415, body: '{"error":"Send the body as application/json."}' });
});

test('a record that cannot be kept is refused with the sentence of the house', async () => {
  const answer = await ask('/api/matches', { method: 'POST', headers: json, body: `{"x":"${'y'.repeat(100_000)}"}` });
  expect(answer).toMatchObject({ status: 400, body: '{"error":"This house has no shelf."}' });
});

test.each([
  ['a nest', `${'['.repeat(5000)}${']'.repeat(5000)}`, '32 deep'],
  ['a poisoned key', '{"log":[{"__proto__":{}}]}', '__proto__'],
  ['no JSON', '{"log":', 'cannot be read'],
])('%s in place of a record does not come as far as the house', async (_name, body, sentence) => {
  const answer = await ask('/api/matches', { method: 'POST', headers: json, body });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body).error).toContain(sentence);
});

test.each(['/api/tables', '/api/matches'])('%s is for POST', async path => {
  const answer = await ask(path);
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
});

test('what anyone may know of a table', async () => {
  const answer = await ask('/api/tables/abcdef');
  expect(JSON.parse(answer.body)).toEqual({
    code: 'ABCDEF',
    game: 'shadows',
    phase: 'gathering',
    seats: 4,
    free: 2,
    awaits: [],
  });
});

test.each([
  '/api/tables/QQQQQQ',
  '/api/tables/toolong1',
  '/api/matches/running-match/record',
  '/api/matches/x/record',
  '/api/matches/running-match/replay?as=open',
  '/api/nothing',
])('%s is not found, in one sentence', async path => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
});

test('an address too long to be one is told so', async () => {
  const answer = await ask(`/api/tables/${'x'.repeat(200)}`);
  expect(answer).toMatchObject({ status: 414, body: '{"error":"This address is too long."}' });
});

test('a finished match is a file to keep', async () => {
  const answer = await ask('/api/matches/finished-match/record');
  expect(answer).toMatchObject({ status: 200, body: '{"game":"shadows","log":[]}' });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="finished-match.json"');
});

test.each([
  ['', 'open'],
  ['?as=open', 'open'],
  ['?as=audience', 'audience'],
  ['?as=0', 0],
  ['?as=11', 11],
])('a replay%s is as %s knew it', async (query, as) => {
  expect(JSON.parse((await ask(`/api/matches/finished-match/replay${query}`)).body)).toEqual({ as });
});

test('what bots thought is told of a finished match to anyone, and of one that runs to who shows a token', async () => {
  const told = { status: 200, body: '{"game":"shadows","why":[]}' };
  expect(await ask('/api/matches/finished-match/why')).toMatchObject(told);
  const headers = { authorization: `Bearer ${insider}` };
  expect(await ask('/api/matches/running-match/why', { headers })).toMatchObject(told);
  for (const match of ['no-such-match', 'running-match'])
    expect(await ask(`/api/matches/${match}/why`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('There is no finished match with this id.'),
    });
});

test('a match too long to be shown is refused with what may help', async () => {
  const { replay } = served.rooms;
  served.rooms.replay = () => Promise.reject(new MatchTooLong('Look through one pair of eyes.'));
  const answer = await ask('/api/matches/finished-match/replay');
  expect(answer).toMatchObject({ status: 422, body: '{"error":"Look through one pair of eyes."}' });
  served.rooms.replay = replay;
});

test.each(['?as=', '?as=me', '?as=-1', '?as=1e3', '?as=100'])('a replay%s is asked wrongly', async query => {
  const answer = await ask(`/api/matches/finished-match/replay${query}`);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body).error).toContain('Say as whom to look');
});
