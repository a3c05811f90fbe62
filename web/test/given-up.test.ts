import { expect, test } from 'vitest';
import { sitDown } from './coming.ts';
import { openOwnServer } from './own-server.ts';
import { asked, until } from './seats.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage(openOwnServer);

const minute = 60_000;

test('[TB-SEAT-6] who stays away loses the seat to a bot when all others agree, and is told so', {
  timeout: 180_000,
}, async () => {
  the.forgive(/WebSocket|ERR_/);
  const code = await the.server.table();
  const host = await the.seat(code, 0, 'Ada');
  const bo = await the.person({ device: 'phone' });
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  const cy = await the.person();
  await sitDown(cy, `/t/${code}`, 'Cy');
  await cy.tap('button', sentence('table.ready.say'));
  const last = await the.seat(code, 3);
  await asked(host, { type: 'start' });
  await bo.see('button', sentence('shadows.ready.do')).waitFor();
  const { client } = host;
  const his = () => client.table?.view.members.find(({ name }) => name === 'Bo');

  bo.wire.cut();
  await until(client, () => his()?.present === false);
  await the.server.skip(11 * minute);
  await until(client, () => client.table?.view.match?.missed?.length === 1, 60_000);
  const [missed] = client.table?.view.match?.missed ?? [];
  expect(missed).toMatchObject({ member: his()?.id, by: [], of: 3 });

  await cy.tap('button', sentence('table.match.menu'));
  await cy.tap('button', sentence('table.match.people'));
  const sheet = cy.page.getByRole('dialog', { name: sentence('table.match.people') });
  await cy.tapOn(sheet.getByRole('button', { name: sentence('table.missed.do') }));
  await sheet.getByText(sentence('table.missed.count', { agreed: 1, all: 3 })).waitFor();
  await sheet.getByRole('button', { name: sentence('table.missed.undo') }).waitFor();
  const wish = { type: 'give up on', member: missed?.member ?? 0, is: true } as const;
  await asked(host, wish);
  await sheet.getByText(sentence('table.missed.count', { agreed: 2, all: 3 })).waitFor();
  await asked(last, wish);
  await until(client, () => his()?.seat === null);
  await sheet.getByRole('button', { name: sentence('table.missed.undo') }).waitFor({ state: 'hidden' });

  bo.wire.mend();
  await bo.page.getByText(sentence('table.seatLost.title')).waitFor({ timeout: 60_000 });
  await bo.page.getByText(sentence('table.seatLost.text')).waitFor();
});
