import { expect, test } from 'vitest';
import { openName } from './coming.ts';
import type { BrowserPerson, Device } from './person.ts';
import { keys, type PagePlayer, playerOf } from './player.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();
const long = { timeout: 300_000 };

/** Opens a table from home and brings everybody to it by its link. Seats are taken in order of arrival. */
async function gather(
  devices: readonly Device[],
): Promise<{ readonly code: string; readonly people: readonly BrowserPerson[] }> {
  const people: BrowserPerson[] = [];
  for (const device of devices) people.push(await the.person({ device }));
  const [host, ...others] = people;
  await host!.open('/');
  await host!.tap('button', openName('shadows'));
  await host!.page.waitForURL(/\/t\/[A-Z]{6}$/);
  const code = host!.page.url().slice(-6);
  for (const [n, person] of [host!, ...others].entries()) {
    if (n > 0) await person.open(`/t/${code}`);
    await person.write(sentence('table.join.name'), `Person ${n + 1}`);
    await person.tap('button', sentence('table.join.firstSeat'));
    // The host has a start button instead.
    if (n > 0) await person.tap('button', sentence('table.ready.say'));
  }
  return { code, people };
}

/** When all are ready. */
const canStart = ({ page }: BrowserPerson) =>
  page.getByRole('button', { name: sentence('table.start.do'), exact: true, disabled: false }).waitFor();

const isOver = ({ mind: { client } }: PagePlayer) => client.table?.view.match?.over != null;
const close = (players: readonly PagePlayer[]) => {
  for (const { mind } of players) mind.close();
};

test('four browsers play a whole match from home to its end, two of them phones', long, async () => {
  const { code, people } = await gather(['desktop', 'phone', 'desktop', 'phone']);
  await canStart(people[0]!);
  await people[0]!.tap('button', sentence('table.start.do'));
  const players = await Promise.all(people.map(person => playerOf(the.server, person, code)));
  await Promise.all(players.map(player => player.playUntil(() => isOver(player), 240_000)));
  for (const { page } of people) await page.getByRole('button', { name: sentence('table.after.again.yes') }).waitFor();
  close(players);
});

test('an Officer and a Detective at keyboards alone play a match to its end', long, async () => {
  const code = await the.server.table();
  const people: BrowserPerson[] = [];
  for (const name of ['Ada', 'Bo']) {
    const person = await the.person();
    await person.open(`/t/${code}`);
    await person.tabTo('textbox', sentence('table.join.name'));
    await person.page.keyboard.type(name);
    await person.tabTo('button', sentence('table.join.firstSeat'));
    await person.page.keyboard.press('Enter');
    if (people.length > 0) {
      await person.tabTo('button', sentence('table.ready.say'));
      await person.page.keyboard.press('Enter');
    }
    people.push(person);
  }
  const rivals = [await the.seat(code, 2), await the.seat(code, 3)];
  for (const rival of rivals) rival.play(4_000);
  await canStart(people[0]!);
  await people[0]!.tabTo('button', sentence('table.start.do'));
  await people[0]!.page.keyboard.press('Enter');
  const players = await Promise.all(people.map(person => playerOf(the.server, person, code, { hands: keys(person) })));
  await Promise.all(players.map(player => player.playUntil(() => isOver(player), 240_000)));
  expect(people.map(({ taps }) => taps)).toEqual([0, 0]);
  close(players);
});
