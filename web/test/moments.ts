import { botLevels, botTempers } from '@lamplight/contract';
import { cooperativeTable, defaultTable } from './orders.ts';
import type { BrowserPerson, TestLanguage } from './person.ts';
import { arrive, asked, type HeadlessPlayer, seat, until } from './seats.ts';
import type { TestServer } from './test-server.ts';

/** A page in a state worth looking at, which does not change while one looks. */
export interface PageMoment {
  readonly name: string;
  readonly path: string;
  /** Who looks. By default somebody who has never been here. */
  readonly as?: { readonly code: string; readonly token: string; readonly game?: 'shadows' | 'emerald' };
  /** What must be done on the page to get there. */
  readonly act?: (person: BrowserPerson) => Promise<void>;
  /**
   * Its language cannot be changed while one looks, for example because words cannot be loaded offline. So it is set up
   * again for each language.
   */
  readonly anew?: boolean;
}

export interface Scenery {
  readonly moments: readonly PageMoment[];
  close(): void;
}

/** Pages that need no table. */
const quiet: readonly PageMoment[] = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings' },
  { name: 'rules', path: '/rules/shadows' },
  { name: 'learn', path: '/learn/shadows' },
  { name: 'emerald-rules', path: '/rules/emerald' },
  { name: 'emerald-cards', path: '/cards/emerald' },
  { name: 'emerald-learn', path: '/learn/emerald' },
  { name: 'timer', path: '/timer' },
  { name: 'nowhere', path: '/nowhere' },
  { name: 'no-table', path: '/t/QQQQQQ' },
];

/** Everything there is to see, with tables at rest in the states that matter. */
export async function arrange(server: TestServer): Promise<Scenery> {
  const walkers: HeadlessPlayer[] = [];
  const table = async (order: Parameters<TestServer['table']>[0], names: readonly string[]) => {
    const code = await server.table(order);
    // One after the other: the first to come is the host.
    for (const [place, name] of names.entries()) walkers.push(await seat(server, code, place, name));
    const seated = walkers.slice(-names.length);
    const at = (name: string, place: number): PageMoment => ({
      name,
      path: `/t/${code}`,
      as: { code, token: seated[place]?.token ?? '', game: 'shadows' },
    });
    const start = async () => {
      if (seated[0] !== undefined) await asked(seated[0], { type: 'start' });
      await phase(seated, 'lobby');
      for (const walker of seated) await walker.client.move({ type: 'ready' });
      await phase(seated, 'playing');
    };
    return { code, seated, at, start };
  };
  const four = ['Ada', 'Bo', 'Aleksandra-Maksymiliana', 'Ди'];

  const gathering = await table({}, four.slice(0, 3));
  const full = await table({}, four);

  const six = { black: { officer: 0, detectives: [1, 2] }, orange: { officer: 3, detectives: [4, 5] } };
  const withBots = await table({ seats: 6, options: { ...defaultTable.options, teams: six } }, four.slice(0, 1));
  for (const [n, level] of botLevels.entries()) {
    const bot = { level, ...(botTempers[n] === undefined ? {} : { temper: botTempers[n] }) };
    if (withBots.seated[0] !== undefined)
      await asked(withBots.seated[0], { type: 'seat bot', seat: n + 1, is: true, bot });
  }

  const begun = await table({}, four);
  await begun.start();
  // Nobody has given anything, so its bot has nothing to do.
  if (begun.seated[3] !== undefined) await asked(begun.seated[3], { type: 'rest', is: true });
  const onlooker = await arrive({ server, code: begun.code });
  walkers.push(onlooker);
  await asked(onlooker, { type: 'join', name: 'Eve' });

  const given = await table({}, four);
  await given.start();
  for (const officer of [given.seated[0], given.seated[2]]) {
    const move = officer?.wish();
    if (officer !== undefined && move !== undefined) await officer.client.move(move);
  }

  const ended = await table({}, four);
  await ended.start();
  for (const walker of ended.seated) walker.play();
  await phase(ended.seated, 'round-over', walker => walker.rest());

  const over = await table({}, four);
  await over.start();
  for (const walker of over.seated) walker.play();
  await phase(over.seated, 'match-over');
  const match = over.seated[0]?.client.match?.id ?? '';

  const alone = await table(cooperativeTable, four.slice(0, 2));
  await alone.start();

  return {
    moments: [
      ...quiet,
      { ...gathering.at('home-with-tables', 0), path: '/' },
      { name: 'join', path: `/t/${gathering.code}` },
      { name: 'join-full', path: `/t/${full.code}` },
      gathering.at('lobby-host', 0),
      gathering.at('lobby-guest', 2),
      full.at('lobby-full', 0),
      withBots.at('lobby-bots', 0),
      begun.at('officer', 0),
      begun.at('detective-waiting', 1),
      begun.at('detective-resting', 3),
      { name: 'spectator', path: `/t/${begun.code}`, as: { code: begun.code, token: onlooker.token, game: 'shadows' } },
      given.at('officer-watching', 0),
      given.at('detective', 1),
      ended.at('round-over', 0),
      {
        ...ended.at('round-over-why', 0),
        act: async ({ page }) => {
          await page.locator('ol button[aria-pressed]').first().click();
          await page.getByRole('status').getByRole('listitem').first().waitFor();
        },
      },
      over.at('match-over', 0),
      { name: 'replay', path: `/replay/${match}` },
      alone.at('cooperative-officer', 0),
      alone.at('cooperative-detective', 1),
      {
        ...begun.at('line-lost', 0),
        anew: true,
        act: async ({ page, wire }) => {
          wire.cut();
          await page.getByRole('status').or(page.getByRole('alert')).first().waitFor();
        },
      },
    ],
    close: () => {
      for (const walker of walkers) walker.close();
    },
  };
}

async function phase(
  seated: readonly HeadlessPlayer[],
  wanted: string,
  then?: (walker: HeadlessPlayer) => void,
): Promise<void> {
  await Promise.all(
    seated.map(async walker => {
      await until(walker.client, () => walker.client.match?.view.phase === wanted, 120_000);
      then?.(walker);
    }),
  );
}

/** Settings of the device. */
export type MomentChoice = Readonly<Record<string, string>>;

/** Opens the page of a moment as the right person, and waits until all of it is shown. */
export async function show(
  person: BrowserPerson,
  { path, as, act }: PageMoment,
  chosen: MomentChoice = {},
): Promise<void> {
  const { page } = person;
  // Storage can be reached only from a page of ours.
  if (page.url() === 'about:blank') await person.open('/icon.svg');
  await page.evaluate(
    ([table, settings]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('lamplight.settings', JSON.stringify(settings));
      if (table === undefined) return;
      const kept = [{ game: 'shadows', ...table, seen: Date.now() }];
      localStorage.setItem('lamplight.tables', JSON.stringify(kept));
    },
    [as, chosen] as const,
  );
  person.wire.mend();
  await person.open(path);
  await page.getByRole('main').waitFor();
  // With a bad connection, reconnecting never stops.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await act?.(person);
  await settle(person);
}

const settle = ({ page }: BrowserPerson): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
  });

/**
 * Sets a moment up in English, because its acts use English labels. Then changes the language as another tab would,
 * while the page stays.
 */
export async function* showIn(
  person: BrowserPerson,
  moment: PageMoment,
  tongues: readonly TestLanguage[],
  chosen: MomentChoice = {},
): AsyncGenerator<TestLanguage> {
  let spoken: TestLanguage | undefined;
  for (const language of tongues) {
    if (moment.anew === true) await show(person, moment, { ...chosen, language });
    else {
      if (spoken === undefined) await show(person, moment, { ...chosen, language: 'en' });
      if ((spoken ?? 'en') !== language) await speak(person, language);
      spoken = language;
    }
    yield language;
  }
}

async function speak(person: BrowserPerson, language: TestLanguage): Promise<void> {
  await person.page.evaluate(async wished => {
    const { documentElement: root, body } = document;
    const [before, key] = [body.textContent, 'lamplight.settings'];
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, language: wished }));
    dispatchEvent(new StorageEvent('storage', { key }));
    const since = performance.now();
    while (root.lang !== wished || body.textContent === before) {
      if (performance.now() - since > 10_000)
        throw new Error(`The page does not change from ${root.lang} to ${wished}.`);
      await new Promise(requestAnimationFrame);
    }
    // A part with words of its own gets them a frame later.
    await new Promise(requestAnimationFrame);
  }, language);
  await settle(person);
}
