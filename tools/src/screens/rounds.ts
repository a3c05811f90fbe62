import { cellAt, type Move, nameOf, targetsOf, type View } from '@lamplight/shadows/public';
import type { PageMoment } from '@lamplight/web/test/moments';
import type { BrowserPerson } from '@lamplight/web/test/person';
import { asked, type HeadlessPlayer, seat, until } from '@lamplight/web/test/seats';
import type { TestServer } from '@lamplight/web/test/test-server';

/**
 * Moments that pass in a few seconds: each shot gets its own table, which is brought to that point while the page is
 * open.
 */
export function passing(server: TestServer, walkers: HeadlessPlayer[]): readonly PageMoment[] {
  const table = async () => {
    const code = await server.table();
    const seated: HeadlessPlayer[] = [];
    for (const [place, name] of ['Ada', 'Bo', 'Cas', 'Ди'].entries())
      seated.push(await seat(server, code, place, name));
    walkers.push(...seated);
    return { code, seated };
  };
  const started = async () => {
    const { code, seated } = await table();
    if (seated[0] !== undefined) await asked(seated[0], { type: 'start' });
    await until(at(seated, 0).client, () => phaseOf(at(seated, 0)) === 'lobby');
    return { code, seated };
  };
  const playing = async () => {
    const { code, seated } = await started();
    for (const walker of seated) await walker.client.move({ type: 'ready' });
    await Promise.all(seated.map(walker => until(walker.client, () => phaseOf(walker) === 'playing')));
    return { code, seated };
  };
  const moment = (name: string, act: (person: BrowserPerson) => Promise<void>): PageMoment => ({
    name,
    path: '/settings',
    act,
  });

  return [
    moment('ready', async person => {
      const { code, seated } = await started();
      await enter(person, code, at(seated, 1));
    }),
    {
      ...moment('countdown', async person => {
        const { code, seated } = await started();
        await enter(person, code, at(seated, 0));
        for (const walker of seated) await walker.client.move({ type: 'ready' });
        await person.page.getByRole('timer').waitFor();
      }),
      // It is over before a second shot could be taken.
      anew: true,
    },
    moment('swap-asked', async person => {
      const { code, seated } = await playing();
      await at(seated, 2).client.move({ type: 'swap', want: true });
      await enter(person, code, at(seated, 0));
    }),
    moment('evidence', async person => {
      const { code, seated } = await playing();
      await enter(person, code, at(seated, 1));
      await hold(person);
      await lead(seated, 'evidence');
      await person.page.locator('[data-kind="evidence"]').first().waitFor();
    }),
    moment('police', async person => {
      const { code, seated } = await playing();
      await enter(person, code, at(seated, 1));
      await hold(person);
      await lead(seated, 'police');
      await person.page.locator('[data-kind="police"]').first().waitFor();
    }),
    moment('removed', async person => {
      const { code, seated } = await table();
      await enter(person, code, at(seated, 1));
      const { client } = at(seated, 0);
      const member = client.table?.view.members.find(({ seat: place }) => place === 1)?.id;
      if (member === undefined) throw new Error('Nobody sits at seat 1, who was to be removed.');
      await asked(at(seated, 0), { type: 'kick', member });
      await person.page.getByRole('link').or(person.page.getByRole('button')).first().waitFor();
    }),
    ...farewells.map(([name, frame]) =>
      moment(name, async person => {
        const { code, seated } = await table();
        const { page } = person;
        // The route lives as long as the page, and other tables must still be reachable.
        await page.routeWebSocket(/\/ws/, socket => {
          if (page.url().includes(code)) socket.onMessage(() => socket.send(JSON.stringify(frame)));
          else socket.connectToServer();
        });
        await enter(person, code, at(seated, 1));
        await person.page.getByRole('main').getByRole('heading').first().waitFor();
      }),
    ),
  ];
}

/** Frames that end a page's session. */
const farewells = [
  ['outdated', { t: 'wrong', code: 'protocol', says: 'protocol: this server speaks another one.' }],
  ['moved', { t: 'bye', code: 'moved', because: 'You went on at another device.' }],
  ['closed', { t: 'bye', because: 'The server closes.' }],
] as const;

const at = (seated: readonly HeadlessPlayer[], place: number): HeadlessPlayer => {
  const walker = seated[place];
  if (walker === undefined) throw new Error(`Nobody sits at ${place}.`);
  return walker;
};
const viewOf = ({ client }: HeadlessPlayer): View => client.match?.view as View;
const phaseOf = (walker: HeadlessPlayer): string | undefined => walker.client.match?.view.phase;

async function enter(person: BrowserPerson, code: string, { token }: HeadlessPlayer): Promise<void> {
  await person.page.evaluate(kept => localStorage.setItem('lamplight.tables', JSON.stringify([kept])), {
    code,
    token,
    game: 'shadows',
    seen: Date.now(),
  });
  await person.open(`/t/${code}`);
  await person.page.getByRole('main').waitFor();
  // With a broken connection the page keeps retrying, so the network never gets idle.
  await person.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
}

/** Keeps what would disappear after a second or two, until the next page. */
export const hold = ({ page }: BrowserPerson): Promise<void> =>
  page.evaluate(() => {
    const late = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0) =>
      ms > 1_000 && ms < 3_000 ? 0 : late(act, ms)) as typeof setTimeout;
  });

/** Leads the black team, card by card, to the nearest space of that kind. */
async function lead(seated: readonly HeadlessPlayer[], thing: 'evidence' | 'police'): Promise<void> {
  const [officer, detective] = [at(seated, 0), at(seated, 1)];
  for (const cell of pathTo(viewOf(officer), thing)) {
    const card = viewOf(officer).available[0];
    if (card === undefined) throw new Error('No cards lie open.');
    await moved(officer, { type: 'give', cards: [card] });
    await until(detective.client, () => viewOf(detective).targets?.includes(cell) === true);
    await moved(detective, { type: 'point', cell });
    await until(officer.client, () => viewOf(officer).teams.black.at === cell);
  }
}

async function moved({ client }: HeadlessPlayer, move: Move): Promise<void> {
  const answer = await client.move(move);
  if (!answer.done) throw new Error(`The match refused ${JSON.stringify(move)}: ${answer.refused}`);
}

/** Avoids spaces where something happens, so that it is the first find of the round. */
function pathTo(view: View, thing: 'evidence' | 'police'): readonly string[] {
  const things = view.map ?? {};
  const paths: (readonly string[])[] = [[view.teams.black.at]];
  const seen = new Set(paths[0]);
  for (const path of paths) {
    const last = path.at(-1) ?? '';
    if (path.length > 1 && things[last]?.endsWith(thing) === true) return path.slice(1);
    if (path.length > 1 && things[last] !== undefined) continue;
    for (const next of targetsOf(cellAt(last), 1).map(nameOf)) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  throw new Error(`No way leads to ${thing}.`);
}
