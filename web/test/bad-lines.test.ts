import { expect, onTestFinished, test } from 'vitest';
import { brokenConnection, isAtTable, openName, sitDown } from './coming.ts';
import { openOwnServer } from './own-server.ts';
import { layRelay, type Relay } from './relay.ts';
import { asked, type HeadlessPlayer, until } from './seats.ts';
import { nameInParts, sentence, startOfText } from './sentences.ts';
import { stage } from './stage.ts';
import type { TestServer } from './test-server.ts';

const the = stage();

async function relay({ port }: Pick<TestServer, 'port'> = the.server): Promise<Relay> {
  the.forgive(/asked for http:\/\/127/);
  const laid = await layRelay(port);
  onTestFinished(laid.close);
  return laid;
}

test('[UX-02] a wrong code is told where it is typed, with what a code looks like', async () => {
  the.forgive(/404/);
  const ada = await the.person({ device: 'phone' });
  await ada.open('/');
  await ada.write(sentence('home.code'), 'ABC');
  await ada.tap('button', sentence('home.join'));
  await ada.page.getByText(sentence('home.code.wrong')).waitFor();
  await ada.write(sentence('home.code'), 'QQQQQQ');
  await ada.tap('button', sentence('home.join'));
  await ada.page.getByText(sentence('home.code.none', { code: 'QQQQQQ' })).waitFor();
  await ada.open('/t/ABC');
  await ada.see('heading', sentence('shell.nowhere.title')).waitFor();
  await ada.tap('link', sentence('shell.nowhere.home'));
  await ada.see('button', openName('shadows')).waitFor();
});

test('[UX-02] at a full table one waits for a seat, and takes it when it is free', async () => {
  const code = await the.server.table();
  const walkers: HeadlessPlayer[] = [];
  for (const place of [0, 1, 2, 3]) walkers.push(await the.seat(code, place));
  const eve = await the.person({ device: 'phone' });
  await eve.open(`/t/${code}`);
  await eve.page.getByText(sentence('table.join.full')).waitFor();
  await eve.write(sentence('table.join.name'), 'Eve');
  await eve.tap('button', sentence('table.join.watch'));
  await isAtTable(eve, 'Eve');
  await asked(walkers[3]!, { type: 'stand' });
  await eve.page
    .getByRole('button', { name: startOfText(sentence('table.seat.free')) })
    .first()
    .waitFor();
});

test('a link to a match that runs, that is over, and that never was', async () => {
  the.forgive(/404/);
  const code = await the.server.table();
  const walkers: HeadlessPlayer[] = [];
  for (const place of [0, 1, 2, 3]) walkers.push(await the.seat(code, place));
  const [host] = walkers;
  await asked(host!, { type: 'start' });
  const { client } = host!;
  await until(client, () => client.match !== undefined);
  const ada = await the.person({ device: 'phone' });
  const address = `/replay/${client.match?.id}`;
  await ada.open(address);
  await ada.see('heading', sentence('replay.none')).waitFor();
  await ada.see('link', sentence('replay.home')).waitFor();

  for (const walker of walkers) walker.play();
  await until(client, () => client.table?.view.match?.over != null, 60_000);
  await ada.tap('button', sentence('replay.again'));
  await ada.see('heading', sentence('replay.title', { round: 1 })).waitFor();
  await ada.page.getByRole('grid').waitFor();

  // The link of a table whose match is over leads to the table.
  await ada.open(`/t/${code}`);
  await ada.page.getByText(sentence('table.join.full')).waitFor();
});

test('a tab that is older than the server says so, and a reload keeps the seat', async () => {
  the.forgive(brokenConnection);
  const code = await the.server.table();
  const line = await relay();
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `${line.url}/t/${code}`, 'Bo');
  // From now on the server greets in a newer protocol, as after an upgrade.
  line.cut();
  line.mend();
  let greeted = 0;
  line.toPage = part => {
    const said = part.toString('latin1');
    if (said.includes('"protocol":1')) greeted += 1;
    return Buffer.from(said.replace('"protocol":1', '"protocol":2'), 'latin1');
  };
  await bo.see('heading', sentence('table.outdated.title')).waitFor();
  expect(greeted).toBeGreaterThan(0);
  line.mend();
  await bo.tap('button', sentence('table.ended.reload'));
  await isAtTable(bo, 'Bo');
});

test('[UX-22] without a line at the start, home and table say so and what to do, and go on by themselves', async () => {
  the.forgive(brokenConnection);
  const code = await the.server.table();
  const ada = await the.person({ device: 'phone' });
  await ada.open('/');
  await ada.see('button', openName('shadows')).waitFor();
  ada.wire.cut();
  await ada.tap('button', openName('shadows'));
  await ada.page.getByText(sentence('home.unreachable')).waitFor();
  await ada.write(sentence('home.code'), code);
  await ada.tap('button', sentence('home.join'));
  await expect.poll(() => ada.page.getByText(sentence('home.unreachable')).count()).toBe(2);

  // The page loads, but its connection to the table does not open.
  const line = await relay();
  line.toPage = part => (part.includes('101 Switching Protocols') ? undefined : part);
  await ada.open(`${line.url}/t/${code}`);
  await ada.page.getByText(sentence('table.line.none')).waitFor();
  await ada.see('button', nameInParts('table.line.now')).waitFor();
  line.mend();
  line.cut();
  line.mend();
  await ada.page.getByLabel(sentence('table.join.name')).waitFor();
  expect(await ada.page.getByText(sentence('table.line.none')).count()).toBe(0);
});

test('a page of which a part was lost on the way is loaded anew, and is never left blank', async () => {
  the.forgive(/Failed to fetch|ERR_CONNECTION_RESET/);
  const ada = await the.person({ device: 'phone' });
  let lost = 0;
  await ada.page.route(/\/assets\/en-.*\.js$/, async route => {
    if (lost >= 2) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  await ada.open('/');
  await ada.see('button', openName('shadows')).waitFor();
  expect(lost).toBe(2);
});

test('a page that was here before opens without a line and says what to do', async () => {
  the.forgive(brokenConnection);
  const code = await the.server.table();
  const bo = await the.person({ device: 'phone', offline: true });
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await bo.page.reload();
  await isAtTable(bo, 'Bo');
  bo.wire.cut();
  await bo.page.reload();
  await bo.page.getByText(sentence('table.line.none')).waitFor();
  bo.wire.mend();
  await isAtTable(bo, 'Bo');
});

test('[UX-24] a slow line says so, and everything still arrives', async () => {
  the.forgive(brokenConnection);
  const code = await the.server.table();
  const host = await the.seat(code, 0, 'Ada');
  const line = await relay();
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `${line.url}/t/${code}`, 'Bo');
  expect(await bo.page.getByText(sentence('table.line.slow')).count()).toBe(0);
  const becomes = (lag: number) => {
    line.cut();
    line.lag = lag;
    line.mend();
  };
  becomes(700);
  await bo.page.getByText(sentence('table.line.slow')).waitFor({ timeout: 20_000 });
  await bo.page.getByText(sentence('table.line.slow.what')).waitFor();
  await bo.tap('button', sentence('table.ready.say'));
  const { client } = host;
  await until(client, () => client.table?.view.members.find(({ name }) => name === 'Bo')?.ready === true);
  becomes(0);
  await bo.page.getByText(sentence('table.line.slow')).waitFor({ state: 'hidden', timeout: 20_000 });
});

test('[TB-EXPIRE-1] a table that is gone says so to whoever comes back to it, and is no longer among mine', async () => {
  the.forgive(brokenConnection);
  the.forgive(/404/);
  const server = await openOwnServer();
  onTestFinished(server.close);
  const line = await relay(server);
  const code = await server.table();
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `${line.url}/t/${code}`, 'Bo');
  await server.empty();
  await bo.see('heading', sentence('table.gone.title')).waitFor();
  await bo.tap('link', sentence('table.ended.home'));
  await bo.see('button', openName('shadows')).waitFor();
  expect(await bo.page.getByText(code).count()).toBe(0);
  // Opens the old link.
  await bo.open(`${line.url}/t/${code}`);
  await bo.see('heading', sentence('table.gone.title')).waitFor();
});
