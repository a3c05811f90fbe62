import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, openService, type Service, type TrialBrowser } from '../../test/push/service.ts';
import { sha256, type TrialPerson } from '../../test/rooms/person.ts';
import { emeraldOrder, type ServerTrial, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { speak } from '../pages/messages.ts';

const french = speak('fr');
const openTrial = trialsIn(onTestFinished);

/** A match that waits for people who are away, as one over days does. Its days are short. */
const order = { ...emeraldOrder(2), options: { clock: { kind: 'turn', time: 90_000 }, runsOut: 'step' } };

interface Scene {
  readonly trial: ServerTrial;
  readonly service: Service;
  readonly browser: TrialBrowser;
  /** First the one whose turn it is, then the next. */
  readonly people: readonly [first: TrialPerson, second: TrialPerson];
}

async function inMatch(): Promise<Scene> {
  const service = await openService();
  onTestFinished(() => service.close());
  const trial = await openTrial({ overWeb: true, services: [service.origin] });
  const { ada, bo } = await tableOf(trial, order, 'ada', 'bo');
  await ada.does({ type: 'set', absence: { kind: 'wait' } });
  await startMatch(ada, bo);
  const isAdas = ada.sees<{ turn: { player: string } }>().turn.player === 'monday';
  return { trial, service, browser: await openBrowser(), people: isAdas ? [ada, bo] : [bo, ada] };
}

async function asks({ trial, service, browser }: Scene, person: TrialPerson, change: Record<string, string> = {}) {
  const { p256dh, auth } = browser;
  const answer = await fetch(`${trial.url}/api/tables/${person.code}/push`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ endpoint: `${service.origin}/send/abc`, p256dh, auth, language: 'fr', ...change }),
  });
  return { status: answer.status, text: await answer.text() };
}

const places = (person: TrialPerson) => person.plays({ type: 'place-agent', city: 'rome' });
/** Nothing is on its way any more: whatever was to be sent has been sent. */
async function settled({ trial }: Scene) {
  await trial.quiet();
  await new Promise(resolve => setTimeout(resolve, 150));
}

test('whoever is away is told when the turn comes, in the own language and with nothing in it but that', async () => {
  const scene = await inMatch();
  const { trial, service, browser, people } = scene;
  const [first, second] = people;
  expect((await asks(scene, second)).status).toBe(204);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  await places(first);
  const { headers, path, body } = await service.next();
  expect(path).toBe('/send/abc');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '259200' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  const { key } = (await (await fetch(`${trial.url}/api/push`)).json()) as { readonly key: string };
  expect(headers.authorization).toContain(`k=${key}`);
  expect(body.toString('latin1')).not.toContain(first.code);
  expect(JSON.parse(await browser.read(body))).toEqual({
    table: first.code,
    title: french('push.title'),
    text: french('push.text', { game: french('game.emerald'), code: first.code }),
    language: 'fr',
  });
  await settled(scene);
  expect(service.received).toEqual([]);
  expect(trial.troubles).toEqual([]);
  expect(trial.logged.join()).not.toContain('/send/abc');
});

test('nobody is told who has the page open, who did not ask, or who withdrew', async () => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  await places(first);
  await places(second);
  await settled(scene);
  expect(service.received).toEqual([]);
  const withdrawn = await fetch(`${trial.url}/api/tables/${second.code}/push`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${second.token}` },
  });
  expect(withdrawn.status).toBe(204);
  await trial.clock.pass(65_000);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  await places(first);
  await settled(scene);
  expect(service.received).toEqual([]);
});

test('a page that was put away just when the turn came is told all the same; one that saw it is not', async () => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  await places(first);
  await trial.clock.pass(20_000);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  await service.next();
  await second.enters();
  await trial.clock.pass(65_000);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  await settled(scene);
  expect(service.received).toEqual([]);
});

test('the clock of a match over days tells the next one too, when nobody is there', async () => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  await first.hangsUp();
  await second.hangsUp();
  await trial.clock.pass(5_000);
  await trial.clock.pass(90_000);
  expect((await service.next()).path).toBe('/send/abc');
});

test.each([404, 410, 403])('an address that answers %i is not written to again', async status => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  service.status = status;
  await places(first);
  await service.next();
  await settled(scene);
  const table = (await trial.store.tableOf(first.code)) ?? '';
  expect(await trial.store.callTo(table, 2, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(await trial.store.callTo(table, 1, Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test('a service in trouble is tried once more, and keeps nobody waiting', async () => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  await second.hangsUp();
  await trial.clock.pass(5_000);
  service.status = 503;
  expect(await places(first)).toHaveProperty('done');
  await service.next();
  service.status = 201;
  await service.next();
  await settled(scene);
  expect(service.received).toEqual([]);
  expect(trial.troubles).toEqual([]);
});

test('who went on at another device is not told on the old one', async () => {
  const scene = await inMatch();
  const { trial, service, people } = scene;
  const [first, second] = people;
  await asks(scene, second);
  const pass = 'a-pass-of-22-letters-or-more';
  await second.does({ type: 'make pass', hash: sha256(pass) });
  const phone = await trial.person(second.code).enters();
  await phone.does({ type: 'use pass', pass });
  expect((await asks(scene, second)).status).toBe(403);
  await phone.hangsUp();
  await trial.clock.pass(5_000);
  await places(first);
  await settled(scene);
  expect(service.received).toEqual([]);
});

test.each([
  [
    'another place of the network',
    { endpoint: 'http://127.0.0.1:9/' },
    400,
    'This is no push service that is known here.',
  ],
  ['no key', { p256dh: 'A'.repeat(87) }, 400, 'p256dh is no point of the curve P-256.'],
  ['half a key', { p256dh: 'BAAA' }, 400, 'p256dh is a public key in base64url.'],
  ['a language that we do not speak', { language: 'xx' }, 400, 'Choose en, fr, nl, pl or ru.'],
])('a wish with %s is refused with a sentence', async (_name, change, status, error) => {
  const scene = await inMatch();
  const answer = await asks(scene, scene.people[0], change);
  expect(answer).toEqual({ status, text: JSON.stringify({ error }) });
});
