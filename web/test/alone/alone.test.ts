import type { GameTypes } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { isAtTable, openName } from '../coming.ts';
import { playerOf as emeraldPlayerOf } from '../emerald/player.ts';
import type { BrowserPerson, Device } from '../person.ts';
import { type PagePlayer, playerOf } from '../player.ts';
import { arrive, type Headless, until } from '../seats.ts';
import { anything, nameInParts, type PageSentenceId, sentence, wholeText } from '../sentences.ts';
import { stage } from '../stage.ts';
import { openTestServer } from '../test-server.ts';
import { sensible } from './sensible.ts';

/** Bots wait only a share of their time here. How they think is unchanged. */
const quick = `--import=${new URL('./quick.ts', import.meta.url)}`;
const the = stage(pages => openTestServer(pages, { NODE_OPTIONS: quick }));
const within = 150_000;
const long = { timeout: 180_000 };

/** Somebody who has been here before and has a name. */
async function known(device: Device): Promise<BrowserPerson> {
  const person = await the.person({ device });
  await person.open('/icon.svg');
  await person.page.evaluate(() => localStorage.setItem('lamplight.settings', JSON.stringify({ name: 'Ada' })));
  await person.open('/');
  return person;
}

/** Chooses the bots, by the labels of the buttons. A number of players is its own label. */
async function choose(person: BrowserPerson, ...choices: readonly (PageSentenceId | number)[]): Promise<void> {
  await person.tap('button', sentence('home.alone'));
  for (const choice of choices) {
    const name = typeof choice === 'number' ? String(choice) : sentence(choice);
    await person.page.getByRole('radio', { name, exact: true }).check();
  }
  await person.tap('button', sentence('home.alone.start'));
}

async function codeOf({ page }: BrowserPerson): Promise<string> {
  await page.waitForURL(/\/t\/[A-Z]{6}$/);
  return page.url().slice(-6);
}

/** Lets a bot play for this person until `isSo`, then takes over again. */
async function restUntil<T extends GameTypes>(
  person: BrowserPerson,
  { client }: { readonly client: Headless<T> },
  isSo: () => boolean,
): Promise<void> {
  await person.tap('button', sentence('table.match.menu'));
  await person.tap('button', sentence('table.rest.do'));
  await person.page.getByText(sentence('table.rest.text')).waitFor();
  await until(client, isSo);
  await person.tap('button', sentence('table.rest.back'));
  await person.page.getByText(sentence('table.rest.text')).waitFor({ state: 'detached' });
  // The second device may hear of it a moment later.
  await until(client, () => client.table?.view.match?.resting?.length === 0);
}

/** Clicks sensibly through a whole match, until the page shows its end. */
async function playShadows(person: BrowserPerson, { rests = false } = {}): Promise<PagePlayer> {
  const player = await playerOf(the.server, person, await codeOf(person), { seating: sensible });
  onTestFinished(player.mind.close);
  const { client } = player.mind;
  await until(client, () => client.match !== undefined);
  // The bot reports ready for them.
  if (rests) await restUntil(person, player.mind, () => client.match?.view.phase !== 'lobby');
  await player.playUntil(() => client.table?.view.match?.over != null, within);
  await person.see('button', sentence('table.after.again.yes')).waitFor();
  return player;
}

test('[UX-01] from home to a match with bots: one tap, with a name or without', long, async () => {
  for (const [game, shown] of [
    ['shadows', sentence('shadows.ready.do')],
    ['emerald', sentence('table.match.menu')],
  ] as const) {
    const ada = await the.person({ device: 'phone' });
    await ada.open('/');
    const way = nameInParts('home.bots', { game: sentence(`home.${game}`) });
    await ada.tap('button', way);
    await ada.see('button', shown).waitFor();
    expect(ada.taps).toBe(1);
    // Among people the name is still asked.
    await ada.open(`/t/${await the.server.table()}`);
    await expect.poll(() => ada.page.getByLabel(sentence('table.join.name')).inputValue()).toBe('');
    await ada.write(sentence('table.join.name'), 'Ada');
    await ada.tap('button', sentence('table.join.firstSeat'));
    await isAtTable(ada, 'Ada');
    await ada.open('/');
    await ada.tap('button', way);
    await ada.see('button', shown).waitFor();
    expect(ada.taps).toBe(1);
  }
});

test(
  '[TB-BOT-1] [TB-BOT-3] the host says which bot sits there, and fills the other seats with the like of it',
  long,
  async () => {
    const ada = await known('phone');
    await ada.tap('button', openName('shadows'));
    const code = await codeOf(ada);
    await ada.tap('button', sentence('table.join.firstSeat'));
    await ada.tap('button', sentence('table.seat.botFor', { place: sentence('lobby.place.black.detective') }));
    await ada.tap('button', wholeText(sentence('table.bot.change', { name: anything })));
    await ada.page.getByRole('radio', { name: sentence('table.bot.expert'), exact: true }).check();
    await ada.page.getByRole('radio', { name: sentence('table.bot.schemer'), exact: true }).check();
    await ada.tap('button', sentence('table.bot.done'));
    await ada.page
      .getByRole('listitem')
      .filter({ hasText: sentence('table.bot.expert') })
      .filter({ hasText: sentence('table.bot.schemer') })
      .waitFor();
    await ada.tap('button', sentence('table.start.fill'));
    await ada.see('button', sentence('shadows.ready.do')).waitFor();
    const eye = await arrive({ server: the.server, code });
    onTestFinished(eye.close);
    const kinds = eye.client.table?.view.kinds ?? [];
    expect(kinds.map(({ seat, level, temper }) => [seat, level, temper])).toEqual(
      [1, 2, 3].map(seat => [seat, 'expert', 'schemer']),
    );
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(3);
  },
);

test('[SA-WIN-2] one person against bots: a race of Shadows as the Officer, by one tap from home', long, async () => {
  const ada = await known('phone');
  await ada.tap('button', nameInParts('home.bots', { game: sentence('home.shadows') }));
  const { mind } = await playShadows(ada);
  expect(mind.client.match?.view.me).toMatchObject({ team: 'black', role: 'officer' });
  expect(mind.client.table?.view.match?.over?.outcome.winners.length).toBeGreaterThan(0);
});

test('[SA-WIN-2] one person against bots: a race of Shadows as a Detective', long, async () => {
  const ada = await known('desktop');
  await choose(ada, 'home.alone.detective', 'table.bot.newcomer', 'table.bot.dreamer');
  const { mind } = await playShadows(ada);
  expect(mind.client.match?.view.me).toMatchObject({ team: 'black', role: 'detective' });
  expect(mind.client.table?.view.kinds?.map(({ level, temper }) => `${level} ${temper}`)).toEqual(
    Array(3).fill('newcomer dreamer'),
  );
});

test(
  '[SA-COOP-4] [TB-REST-1] one person and a bot against the clock; another begins for the person, who comes back',
  long,
  async () => {
    const ada = await known('phone');
    await choose(ada, 'home.alone.clock', 'table.bot.expert', 'table.bot.careful');
    const { mind } = await playShadows(ada, { rests: true });
    expect(mind.client.match?.view.teams.orange).toBeUndefined();
    expect(mind.client.table?.view.kinds).toMatchObject([{ seat: 1, level: 'expert', temper: 'careful' }]);
  },
);

test('[SA-COOP-4] one person and a bot against the clock: the bot gives the clues', long, async () => {
  const ada = await known('desktop');
  await choose(ada, 'home.alone.clock', 'home.alone.detective', 'table.bot.mastermind', 'table.bot.bold');
  const { mind } = await playShadows(ada);
  expect(mind.client.match?.view.me).toMatchObject({ team: 'black', role: 'detective' });
  expect(mind.client.table?.view.kinds).toMatchObject([{ seat: 0, level: 'mastermind', temper: 'bold' }]);
});

test.each([
  { seats: 2, clicked: Number.POSITIVE_INFINITY },
  { seats: 4, clicked: 2 },
])(
  '[EM-END-1] [TB-REST-1] one person against bots, one of whom begins for them: Emerald at a table of $seats',
  long,
  async ({ seats, clicked }) => {
    const ada = await known(seats === 2 ? 'phone' : 'desktop');
    await choose(ada, 'home.emerald', seats);
    const player = await emeraldPlayerOf(the.server, ada, await codeOf(ada));
    onTestFinished(player.mind.close);
    const agents = () => player.view().players.monday?.agents ?? 0;
    const first = agents();
    await restUntil(ada, player.mind, () => agents() < first);
    const isPlacing = () => player.view().phase === 'placing';
    let turns = 0;
    const isOver = () => player.view().phase === 'over';
    // By clicks first; the second device plays the rest to the end.
    while (!isOver() && (isPlacing() || turns < clicked)) {
      const before = player.view().turn.number;
      if (!(await player.act())) await ada.page.waitForTimeout(50);
      if (!isPlacing() && player.view().turn.number !== before) turns += 1;
    }
    player.mind.play(5);
    await until(player.mind.client, isOver, within);
    await ada.see('button', sentence('table.after.again.yes')).waitFor({ timeout: 20_000 });
    expect(player.view().outcome?.winners.length).toBeGreaterThan(0);
    expect(player.mind.client.table?.view.bots).toHaveLength(seats - 1);
  },
);
