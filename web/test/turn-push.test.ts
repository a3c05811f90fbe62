/** From the tap on «Tell me when it is my turn» to the notification: only the push service between is our own. */
import { connect } from '@lamplight/client';
import type { TableView } from '@lamplight/contract/wire';
import type { Emerald } from '@lamplight/emerald';
import { openBrowser, openService } from '@lamplight/server/push/trial/service';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, person } from './person.ts';
import { sentence } from './sentences.ts';

const day = 86_400_000;

/** A browser whose push service is the one of this test: Chromium has none without an account at Google. */
async function withService({ context }: Person, endpoint: string, keys: { p256dh: string; auth: string }) {
  await context.addInitScript(
    ([to, given]) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => ({ endpoint: to, keys: given }) }) as unknown as PushSubscription;
    },
    [endpoint, keys] as const,
  );
}

/** As the push service hands a message to the worker, by the browser's own tools. */
async function deliver({ page, context }: Person, data: string): Promise<void> {
  const tools = await context.newCDPSession(page);
  const known = Promise.withResolvers<string>();
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) known.resolve(registrationId);
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await known.promise;
  await tools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
}

test('who asked for it is told of the turn when no page is open, and the notification is of that table', async () => {
  const pages = inject('pages');
  if ('broken' in pages) throw new Error(pages.broken);
  const [service, keys] = [await openService(), await openBrowser()];
  const house = await openHouse(pages.folder, { PUSH_SERVICES: service.origin });
  const browser = await chromium.launch(inject('browser'));
  onTestFinished(async () => {
    await browser.close();
    await house.close();
    await service.close();
  });
  const options = { clock: { kind: 'turn', time: day, increment: 0 }, runsOut: 'step' } as const;
  const code = await house.table({ game: 'emerald', seats: 2, options });
  const url = `${house.url.replace('http', 'ws')}/ws`;
  const ada = connect<Emerald, TableView>({ url, table: code, token: 'the-secret-of-ada-has-128-bits' });
  onTestFinished(() => ada.close());
  for (const command of [
    { type: 'join', name: 'Ada' },
    { type: 'sit', seat: 0 },
    { type: 'set', absence: { kind: 'wait' } },
  ] as const)
    expect(await ada.ask(command)).toMatchObject({ done: true });

  const bo = await person(browser, house, { device: 'phone', offline: true });
  await withService(bo, `${service.origin}/send/bo`, keys);
  await bo.open(`/t/${code}`);
  await bo.context.grantPermissions(['notifications'], { origin: new URL(bo.page.url()).origin });
  await bo.page.reload();
  await bo.page.getByRole('textbox').first().fill('Bo');
  await bo.tap('button', sentence('table.join.firstSeat'));
  await bo.tap('button', sentence('table.push.ask'));
  await bo.page.getByText(sentence('table.push.on')).waitFor();
  await bo.tap('button', sentence('table.ready.say'));
  await bo.see('button', sentence('table.ready.said')).waitFor();
  expect(await ada.ask({ type: 'start' })).toMatchObject({ done: true });
  await bo.page.goto('about:blank');
  await expect.poll(() => ada.match?.view.phase).toBe('placing');
  // Whoever begins is drawn by lot: if it is Ada, the turn comes to Bo when she has placed an agent, and Bo is away.
  if (ada.match?.view.turn.player === 'monday') {
    await new Promise(resolve => setTimeout(resolve, 6_000));
    await ada.move({ type: 'place-agent', city: 'rome' });
  }
  const { body, headers } = await service.next();
  expect(headers['content-encoding']).toBe('aes128gcm');
  const text = await keys.read(body);
  expect(JSON.parse(text)).toMatchObject({ table: code, language: 'en', title: 'It is your turn' });

  await bo.open('/');
  await deliver(bo, text);
  const shown = () =>
    bo.page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ tag, title, lang }) => ({ tag, title, lang }));
    });
  await expect.poll(shown).toEqual([{ tag: code, title: 'It is your turn', lang: 'en' }]);
  expect(bo.complaints).toEqual([]);
});
