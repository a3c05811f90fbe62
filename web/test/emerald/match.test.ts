import { expect, onTestFinished, test } from 'vitest';
import { openName } from '../coming.ts';
import type { BrowserPerson, Device } from '../person.ts';
import { until } from '../seats.ts';
import { sentence, wholeText } from '../sentences.ts';
import { stage } from '../stage.ts';
import { type EmeraldPlayer, playerOf } from './player.ts';

const the = stage();
const long = { timeout: 300_000 };

/** From home: the first person opens a table, the others open its link and sit down. */
async function gather(
  devices: readonly Device[],
): Promise<{ readonly code: string; readonly people: readonly BrowserPerson[] }> {
  const people: BrowserPerson[] = [];
  for (const device of devices) people.push(await the.person({ device }));
  const [host] = people as [BrowserPerson, ...BrowserPerson[]];
  await host.open('/');
  await host.tap('button', openName('emerald'));
  await host.page.waitForURL(/\/t\/[A-Z]{6}$/);
  const code = host.page.url().slice(-6);
  for (const [n, person] of people.entries()) {
    if (n > 0) await person.open(`/t/${code}`);
    await person.write(sentence('table.join.name'), `Person ${n + 1}`);
    await person.tap('button', sentence('table.join.firstSeat'));
    if (n === 0) await setSeats(host, people.length);
    if (n > 0) await person.tap('button', sentence('table.ready.say'));
  }
  return { code, people };
}

async function setSeats(host: BrowserPerson, wanted: number): Promise<void> {
  const named = (seats: number) => sentence('emerald.lobby.seats', { seats });
  const numbers = [2, 3, 4, 5];
  const heading = host.page.getByRole('heading', { name: wholeText(...numbers.map(named)) });
  const seats = async () => {
    const text = await heading.textContent();
    const found = numbers.find(number => named(number) === text);
    if (found === undefined) throw new Error(`The page tells no number of seats, but «${text}».`);
    return found;
  };
  for (let now = await seats(); now !== wanted; now = await seats()) {
    await host.tap('button', sentence(now < wanted ? 'emerald.lobby.moreSeats' : 'emerald.lobby.fewer'));
    await host.see('heading', named(now < wanted ? now + 1 : now - 1)).waitFor();
  }
}

/** Everybody clicks through the placing of agents and the first round. Then simple players play to the end. */
async function playThrough(code: string, people: readonly BrowserPerson[]): Promise<readonly EmeraldPlayer[]> {
  const players = await Promise.all(people.map(person => playerOf(the.server, person, code)));
  onTestFinished(() => {
    for (const { mind } of players) mind.close();
  });
  const turnNow = () => players[0]?.view().turn.number ?? 0;
  const isPlacing = () => players[0]?.view().phase === 'placing';
  let firstTurn: number | undefined;
  while (isPlacing() || turnNow() < (firstTurn ?? turnNow()) + people.length) {
    if (!isPlacing()) firstTurn ??= turnNow();
    let acted = false;
    for (const player of players) acted = (await player.act()) || acted;
    if (!acted) await people[0]?.page.waitForTimeout(50);
  }
  for (const { mind } of players) mind.play(5);
  await Promise.all(
    players.map(({ mind }) => until(mind.client, () => mind.client.match?.view.phase === 'over', 240_000)),
  );
  return players;
}

test.each([
  ['two', ['phone', 'desktop']],
  ['three', ['desktop', 'phone', 'phone']],
  ['five', ['desktop', 'phone', 'desktop', 'phone', 'tablet']],
] as const)('%s people play from home to the final table', long, async (_, devices) => {
  const { code, people } = await gather(devices);
  await people[0]?.page
    .getByRole('button', { name: sentence('table.start.do'), exact: true, disabled: false })
    .waitFor();
  await people[0]?.tap('button', sentence('table.start.do'));
  const players = await playThrough(code, people);
  const outcome = players[0]?.view().outcome;
  expect(outcome?.winners.length).toBeGreaterThan(0);
  for (const { page } of people) {
    await page.getByRole('button', { name: sentence('table.after.again.yes') }).waitFor({ timeout: 30_000 });
    for (const each of people.keys()) expect(await page.getByText(`Person ${each + 1}`).count()).toBeGreaterThan(0);
  }
});
