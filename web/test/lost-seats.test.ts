import { expect, test } from 'vitest';
import { isAtTable, menuName, openName, sitDown } from './coming.ts';
import type { BrowserPerson } from './person.ts';
import { asked, type HeadlessPlayer, until } from './seats.ts';
import { nameInParts, sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

const home = (person: BrowserPerson) => person.see('link', sentence('table.ended.home')).waitFor();
const memberOf = ({ client }: HeadlessPlayer, who: string): number => {
  const member = client.table?.view.members.find(({ name }) => name === who);
  if (member === undefined) throw new Error(`Nobody here is called ${who}.`);
  return member.id;
};

test('[TB-KICK-1] [TB-KICK-4] whoever is removed is told so, and comes again when the host lets them', async () => {
  const code = await the.server.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `/t/${code}`, 'Bo');
  await asked(host, { type: 'kick', member: memberOf(host, 'Bo') });
  await bo.see('heading', sentence('table.removed.title')).waitFor();
  await home(bo);
  // The page must stay «removed»: Bo has not left of his own accord.
  await bo.page.waitForTimeout(1_000);
  expect(await bo.see('heading', sentence('table.removed.title')).count()).toBe(1);
  await bo.tap('button', sentence('table.ended.again'));
  await bo.tap('button', sentence('table.join.firstSeat'));
  await bo.page.getByText(sentence('table.refused.kicked')).waitFor();

  const [barred] = host.client.table?.view.barred ?? [];
  expect(barred?.name).toBe('Bo');
  await asked(host, { type: 'pardon', member: barred?.id ?? 0 });
  await bo.tap('button', sentence('table.join.firstSeat'));
  await isAtTable(bo, 'Bo');

  // Somebody who was away meanwhile is told when they come back.
  await bo.open('/');
  await asked(host, { type: 'kick', member: memberOf(host, 'Bo') });
  await bo.open(`/t/${code}`);
  await bo.page.getByText(sentence('table.join.lost')).waitFor();
  await bo.see('button', sentence('table.join.firstSeat')).waitFor();
});

test('[TB-PASS-1] [TB-PASS-2] a seat moves to another device by a link that is good once', async () => {
  const code = await the.server.table();
  const bo = await the.person();
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', menuName('Bo'));
  await bo.tap('menuitem', sentence('table.menu.device'));
  const sheet = bo.page.getByRole('dialog', { name: sentence('table.device.title') });
  await bo.tapOn(sheet.getByRole('button', { name: sentence('table.invite.copy') }));
  const link = await bo.page.evaluate(() => navigator.clipboard.readText());
  const { pathname, search } = new URL(link);
  expect(search).toMatch(/^\?pass=[\w-]{22,}$/);

  const phone = await the.person({ device: 'phone' });
  await phone.open(`${pathname}${search}`);
  await isAtTable(phone, 'Bo');
  expect(await phone.page.getByLabel(sentence('table.join.name')).count()).toBe(0);
  expect(phone.page.url()).not.toContain('pass');
  await bo.see('heading', sentence('table.moved.title')).waitFor();
  await home(bo);

  // This tab is a stranger now: a reload does not take the seat back.
  await bo.page.reload();
  await bo.page.getByLabel(sentence('table.join.name')).waitFor();
  await phone.page.reload();
  await isAtTable(phone, 'Bo');

  const thief = await the.person();
  await thief.open(`${pathname}${search}`);
  await thief.page.getByText(sentence('table.refused.pass')).waitFor();
  await thief.page.getByLabel(sentence('table.join.name')).waitFor();
});

test('[TB-KICK-4] the host lets in again whom the host removed', async () => {
  const code = await the.server.table();
  const host = await the.person();
  await sitDown(host, `/t/${code}`, 'Ada');
  const { client } = await the.seat(code, 1, 'Bo');
  await host.tap('button', menuName('Bo'));
  await host.tap('menuitem', sentence('table.menu.kick'));
  await host.see('heading', sentence('table.barred.title')).waitFor();
  await host.tapOn(host.page.getByRole('button', { name: nameInParts('table.menu.pardon', { name: 'Bo' }) }));
  await host.see('heading', sentence('table.barred.title')).waitFor({ state: 'hidden' });
  expect(client.connection.type).toBe('closed');
});

test('[TB-SEAT-4] in one browser somebody who left a match takes no seat of a bot, and a friend does', async () => {
  const code = await the.server.table();
  const host = await the.seat(code, 0, 'Ada');
  await asked(host, { type: 'set', lateSeats: true });
  const bo = await the.person();
  await sitDown(bo, `/t/${code}`, 'Bo');
  await asked(host, { type: 'seat bot', seat: 2, is: true });
  await asked(host, { type: 'seat bot', seat: 3, is: true });
  await bo.tap('button', sentence('table.ready.say'));
  await asked(host, { type: 'ready', is: true });
  await asked(host, { type: 'start' });
  await bo.see('button', sentence('shadows.ready.do')).waitFor();
  await bo.tap('button', sentence('table.match.menu'));
  await bo.tap('button', sentence('table.menu.leave'));
  await bo.tap('button', sentence('table.leave.do'));
  await bo.see('button', openName('shadows')).waitFor();
  await bo.open(`/t/${code}`);
  await bo.tap('button', sentence('table.join.takeOver'));
  await bo.page.getByText(sentence('table.refused.seatSeen')).waitFor();
  const cy = await the.person();
  await cy.open(`/t/${code}`);
  await cy.page.getByLabel(sentence('table.join.name')).fill('Cy');
  await cy.tap('button', sentence('table.join.takeOver'));
  const { client } = host;
  await until(client, () => client.table?.view.members.find(({ name }) => name === 'Cy')?.seat === 1);
});

test('a second tab has the same seat, and whoever leaves in one has left in both', async () => {
  const code = await the.server.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person();
  await sitDown(bo, `/t/${code}`, 'Bo');
  const second = await bo.context.newPage();
  await second.goto(`/t/${code}`);
  await second.getByRole('button', { name: menuName('Bo') }).waitFor();
  const { client } = host;
  expect(client.table?.view.members.map(({ name, seat }) => [name, seat])).toEqual([
    ['Ada', 0],
    ['Bo', 1],
  ]);

  // What is done in one is seen in the other.
  await second.getByRole('button', { name: sentence('table.ready.say') }).click();
  await bo.see('button', sentence('table.ready.said')).waitFor();

  // Closing one of two tabs makes nobody away.
  await second.close();
  await bo.page.waitForTimeout(5_000);
  expect(client.table?.view.members.find(({ name }) => name === 'Bo')?.present).toBe(true);

  const third = await bo.context.newPage();
  await third.goto(`/t/${code}`);
  await third.getByRole('button', { name: sentence('table.menu.leave') }).click();
  await third.getByRole('button', { name: openName('shadows') }).waitFor();
  await bo.see('heading', sentence('table.leftElsewhere.title')).waitFor();
  await home(bo);
});
