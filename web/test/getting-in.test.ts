import { expect, test } from 'vitest';
import { menuName, openName } from './coming.ts';
import { faultsOf } from './faults.ts';
import { arrive, until } from './seats.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

test.each(['phone', 'desktop'] as const)(
  '[UX-01] from a link to a seat at the table: at most 2 taps and a name, at the %s',
  async device => {
    const code = await the.server.table();
    await the.seat(code, 0, 'Ada');
    const bo = await the.person({ device });
    await bo.open(`/t/${code}`);
    await bo.write(sentence('table.join.name'), 'Bo');
    await bo.tap('button', sentence('table.join.firstSeat'));
    await bo.see('button', menuName('Bo')).waitFor();
    expect(bo.taps).toBeLessThanOrEqual(2);

    const eye = await arrive({ server: the.server, code });
    await until(
      eye.client,
      () => eye.client.table?.view.members.some(({ name, seat }) => name === 'Bo' && seat === 1) ?? false,
    );
    eye.close();

    // A reload keeps the seat and asks nothing.
    await bo.page.reload();
    await bo.see('button', menuName('Bo')).waitFor();
    expect(await bo.page.getByLabel(sentence('table.join.name')).count()).toBe(0);
  },
);

test('[UX-02] a wrong code says so before it asks for a name', async () => {
  the.forgive(/404/);
  const ada = await the.person({ device: 'phone' });
  await ada.open('/t/QQQQQQ');
  await ada.see('heading', sentence('table.gone.title')).waitFor();
  expect(await ada.page.getByLabel(sentence('table.join.name')).count()).toBe(0);
  expect(await faultsOf(ada.page)).toEqual([]);
});

test('[UX-02] a full table says so before it asks for a name, and lets one watch', async () => {
  const code = await the.server.table();
  for (const place of [0, 1, 2, 3]) await the.seat(code, place);
  const eve = await the.person({ device: 'phone' });
  await eve.open(`/t/${code}`);
  await eve.page.getByText(sentence('table.join.full')).first().waitFor();
  await eve.write(sentence('table.join.name'), 'Eve');
  await eve.tap('button', sentence('table.join.watch'));
  await eve.page.getByText('Eve').first().waitFor();
  expect(await faultsOf(eve.page)).toEqual([]);
});

test('a table is opened from home, and its link is copied for the others', async () => {
  const ada = await the.person();
  await ada.open('/');
  await ada.tap('button', openName('shadows'));
  await ada.page.waitForURL(/\/t\/[A-Z]{6}$/);
  await ada.write(sentence('table.join.name'), 'Ada');
  await ada.tap('button', sentence('table.join.firstSeat'));
  await ada.tap('button', sentence('table.invite.copy'));
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(ada.page.url());
});

test('a code that is typed leads to its table, in small letters too', async () => {
  const code = await the.server.table();
  const bo = await the.person({ device: 'phone' });
  await bo.open('/');
  await bo.write(sentence('home.code'), code.toLowerCase());
  await bo.tap('button', sentence('home.join'));
  await bo.page.waitForURL(`**/t/${code}`);
});
