import { expect, test } from 'vitest';
import { isAtTable, sitDown } from './coming.ts';
import type { Person } from './person.ts';
import { asked, type Walker } from './seats.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

const home = (person: Person) => person.see('link', sentence('table.ended.home')).waitFor();
const memberOf = ({ client }: Walker, who: string): number => {
  const member = client.table?.view.members.find(({ name }) => name === who);
  if (member === undefined) throw new Error(`Nobody here is called ${who}.`);
  return member.id;
};

test('[TB-KICK-1] whoever is removed is told so, and may come again', async () => {
  const code = await the.house.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `/t/${code}`, 'Bo');
  await asked(host, { type: 'kick', member: memberOf(host, 'Bo') });
  await bo.see('heading', sentence('table.removed.title')).waitFor();
  await home(bo);
  // It stays with that: nobody has left by themselves here.
  await bo.page.waitForTimeout(1_000);
  expect(await bo.see('heading', sentence('table.removed.title')).count()).toBe(1);
  await bo.tap('button', sentence('table.ended.again'));
  await bo.tap('button', sentence('table.join.firstSeat'));
  await isAtTable(bo, 'Bo');

  // Whoever was away meanwhile is told when coming back.
  await bo.open('/');
  await asked(host, { type: 'kick', member: memberOf(host, 'Bo') });
  await bo.open(`/t/${code}`);
  await bo.page.getByText(sentence('table.join.lost')).waitFor();
  await bo.see('button', sentence('table.join.firstSeat')).waitFor();
});

test('[TB-PASS-1] [TB-PASS-2] a seat moves to another device by a link that is good once', async () => {
  const code = await the.house.table();
  const bo = await the.person();
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', 'Bo: what you can do');
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

  // A reload here is a stranger's, and does not take it back.
  await bo.page.reload();
  await bo.page.getByLabel(sentence('table.join.name')).waitFor();
  await phone.page.reload();
  await isAtTable(phone, 'Bo');

  const thief = await the.person();
  await thief.open(`${pathname}${search}`);
  await thief.page.getByText(sentence('table.refused.pass')).waitFor();
  await thief.page.getByLabel(sentence('table.join.name')).waitFor();
});

test('a second tab has the same seat, and whoever leaves in one has left in both', async () => {
  const code = await the.house.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person();
  await sitDown(bo, `/t/${code}`, 'Bo');
  const second = await bo.context.newPage();
  await second.goto(`/t/${code}`);
  await second.getByRole('button', { name: 'Bo: what you can do' }).waitFor();
  const { client } = host;
  expect(client.table?.view.members.map(({ name, seat }) => [name, seat])).toEqual([
    ['Ada', 0],
    ['Bo', 1],
  ]);

  // What is done in one is seen in the other.
  await second.getByRole('button', { name: sentence('table.ready.say') }).click();
  await bo.see('button', sentence('table.ready.said')).waitFor();

  // One tab that is closed leaves nobody away.
  await second.close();
  await bo.page.waitForTimeout(5_000);
  expect(client.table?.view.members.find(({ name }) => name === 'Bo')?.present).toBe(true);

  const third = await bo.context.newPage();
  await third.goto(`/t/${code}`);
  await third.getByRole('button', { name: sentence('table.menu.leave') }).click();
  await third.getByRole('button', { name: `${sentence('home.open')} Shadows: Amsterdam` }).waitFor();
  await bo.see('heading', sentence('table.leftElsewhere.title')).waitFor();
  await home(bo);
});

test('[TB-SEAT-5] whoever loses the seat in the midst of a match sees that, and watches on', async () => {
  const code = await the.house.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  for (const place of [2, 3]) await the.seat(code, place);
  await asked(host, { type: 'start' });
  await bo.see('heading', 'Ready for the first round?').waitFor();
  await bo.see('button', 'I am ready').waitFor();
  await asked(host, { type: 'free seat', seat: 1 });
  await bo.page.getByText(sentence('table.seatLost.title')).waitFor();
  await bo.page.getByText(sentence('table.seatLost.text')).waitFor();
  await expect.poll(() => bo.page.getByRole('button', { name: 'I am ready' }).count()).toBe(0);
});
