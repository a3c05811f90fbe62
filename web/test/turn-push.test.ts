/** From the tap on «Tell me when it is my turn» to the notification. Only the push service in between is a fake. */
import { connect } from '@lamplight/client';
import type { TableView } from '@lamplight/contract/wire';
import type { Emerald } from '@lamplight/emerald';
import { speak } from '@lamplight/server/pages/messages';
import { openBrowser, openService } from '@lamplight/server/test/push/service';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { builtPages } from './pages.ts';
import { type BrowserPerson, person } from './person.ts';
import { sentence } from './sentences.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const day = 86_400_000;

/** A browser whose push service is this test's: Chromium has none without a Google account. */
async function withService({ context }: BrowserPerson, endpoint: string, keys: { p256dh: string; auth: string }) {
  await context.addInitScript(
    ([to, given]) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => ({ endpoint: to, keys: given }) }) as unknown as PushSubscription;
    },
    [endpoint, keys] as const,
  );
}

/** Hands a message to the worker as the push service would, by the browser's debugger. */
async function deliver({ page, context }: BrowserPerson, data: string): Promise<void> {
  const tools = await context.newCDPSession(page);
  const known = Promise.withResolvers<string>();
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) known.resolve(registrationId);
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await known.promise;
  await tools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
}

/** This person's answer to the browser's permission prompt. */
async function permit({ page, context, wire }: BrowserPerson, setting: 'granted' | 'denied'): Promise<void> {
  const tools = await context.newCDPSession(page);
  const { browserContextId } = (await tools.send('Target.getTargetInfo')).targetInfo;
  if (browserContextId === undefined) throw new Error('This page belongs to nobody.');
  const all = await browser.newBrowserCDPSession();
  const origin = `http://127.0.0.1:${wire.port}`;
  await all.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin, browserContextId });
}

/** The part of the worker's global scope that a tap needs. */
interface Scope extends EventTarget {
  readonly registration: { getNotifications(): Promise<readonly Notification[]> };
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly WindowClient: { readonly prototype: { focus: (this: { readonly url: string }) => Promise<unknown> } };
  readonly ExtendableEvent: { readonly prototype: { waitUntil: (work: Promise<unknown>) => void } };
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
}

/** Taps the notification, and returns where the worker wants to lead. */
async function tapNotification({ context }: BrowserPerson): Promise<{ opened: string[]; focused: string[] }> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('No worker runs: deliver a message to it first.');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const led: { opened: string[]; focused: string[] } = { opened: [], focused: [] };
    const works: Promise<unknown>[] = [];
    // A browser allows these only after a person's own tap, and there is no person here.
    scope.clients.openWindow = async url => {
      led.opened.push(url);
      return null;
    };
    scope.WindowClient.prototype.focus = async function () {
      led.focused.push(new URL(this.url).pathname);
      return this;
    };
    scope.ExtendableEvent.prototype.waitUntil = work => void works.push(work);
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error('There is no notification to tap.');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    await Promise.all(works);
    return led;
  });
}

let browser: Browser;
let server: TestServer;
let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
  [browser, server] = await Promise.all([
    chromium.launch(inject('browser')),
    openTestServer(builtPages(), { PUSH_SERVICES: service.origin }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await service?.close();
});

const options = { clock: { kind: 'turn', time: day, increment: 0 }, runsOut: 'step' } as const;
const slowTable = () => server.table({ game: 'emerald', seats: 2, options });

/** At a table whose turns last a day. */
async function comeTo(code: string, somebody: BrowserPerson, name: string): Promise<void> {
  await somebody.open(`/t/${code}`);
  await somebody.page.getByRole('textbox').first().fill(name);
  await somebody.tap('button', sentence('table.join.firstSeat'));
}

test('where the browser knows no push messages, that is said and nothing is asked', async () => {
  const cy = await person(browser, server, { device: 'phone' });
  onTestFinished(cy.close);
  await cy.context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
  await comeTo(await slowTable(), cy, 'Cy');
  await cy.page.getByText(sentence('table.push.unsupported')).waitFor();
  expect(await cy.see('button', sentence('table.push.ask')).count()).toBe(0);
  expect(cy.complaints).toEqual([]);
});

test('whoever said no to notifications is told so, how to change it, and is not asked again', async () => {
  const di = await person(browser, server);
  onTestFinished(di.close);
  await permit(di, 'denied');
  await comeTo(await slowTable(), di, 'Di');
  await di.page.getByText(sentence('table.push.denied')).waitFor();
  await di.page.getByText(sentence('table.push.deniedHelp')).waitFor();
  expect(await di.see('button', sentence('table.push.ask')).count()).toBe(0);
  expect(di.complaints).toEqual([]);
});

test('who asked for it is told of the turn when no page is open, and the notification leads to that table', async () => {
  const keys = await openBrowser();
  const code = await slowTable();
  const url = `${server.url.replace('http', 'ws')}/ws`;
  const ada = connect<Emerald, TableView>({ url, table: code, token: 'the-secret-of-ada-has-128-bits' });
  onTestFinished(() => ada.close());
  for (const command of [
    { type: 'join', name: 'Ada' },
    { type: 'sit', seat: 0 },
    { type: 'set', absence: { kind: 'wait' } },
  ] as const)
    expect(await ada.ask(command)).toMatchObject({ done: true });

  const bo = await person(browser, server, { device: 'phone', offline: true });
  await withService(bo, `${service.origin}/send/bo`, keys);
  onTestFinished(bo.close);
  await permit(bo, 'granted');
  await comeTo(code, bo, 'Bo');
  await bo.tap('button', sentence('table.push.ask'));
  await bo.page.getByText(sentence('table.push.on')).waitFor();
  await bo.tap('button', sentence('table.ready.say'));
  await bo.see('button', sentence('table.ready.said')).waitFor();
  expect(await ada.ask({ type: 'start' })).toMatchObject({ done: true });
  await bo.page.goto('about:blank');
  await expect.poll(() => ada.match?.view.phase).toBe('placing');
  // Who begins is random. If it is Ada, the turn comes to Bo when she has placed an agent, and Bo is away.
  if (ada.match?.view.turn.player === 'monday') {
    await new Promise(resolve => setTimeout(resolve, 6_000));
    await ada.move({ type: 'place-agent', city: 'rome' });
  }
  const { body, headers } = await service.next();
  expect(headers['content-encoding']).toBe('aes128gcm');
  const text = await keys.read(body);
  expect(JSON.parse(text)).toMatchObject({ table: code, language: 'en', title: speak('en')('push.title') });

  await bo.open('/');
  await deliver(bo, text);
  const shown = () =>
    bo.page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ tag, title, lang }) => ({ tag, title, lang }));
    });
  const said = [{ tag: code, title: speak('en')('push.title'), lang: 'en' }];
  await expect.poll(shown).toEqual(said);

  // Another page of ours is open, but not the table: it gets a window of its own.
  expect(await tapNotification(bo)).toEqual({ opened: [`/t/${code}`], focused: [] });
  await expect.poll(shown).toEqual([]);

  await deliver(bo, text);
  await expect.poll(shown).toEqual(said);
  // Now the table is open in another window, behind this one.
  const table = await bo.context.newPage();
  await table.goto(`/t/${code}`);
  await bo.page.bringToFront();
  expect(await tapNotification(bo)).toEqual({ opened: [], focused: [`/t/${code}`] });
  await expect.poll(shown).toEqual([]);
  expect(bo.complaints).toEqual([]);
});
