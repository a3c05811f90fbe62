import { expect, test } from 'vitest';
import { sitDown } from './coming.ts';
import { framesOf, keptBy, leaksIn } from './leaks.ts';
import type { BrowserPerson } from './person.ts';
import { arrive, asked, type HeadlessPlayer, until } from './seats.ts';
import { partOfText, sentence, wholeText } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

const phaseOf = ({ client }: HeadlessPlayer) => client.match?.view.phase;

/** Joins without a seat. */
async function watch(person: BrowserPerson, code: string, name: string): Promise<void> {
  await person.open(`/t/${code}`);
  await person.write(sentence('table.join.name'), name);
  await person.tap('button', sentence('table.join.watch'));
}

/** The frames from before the end of the first round. */
function ofFirstRound(frames: readonly string[]): readonly unknown[] {
  const end = frames.findIndex(frame => /"(?:round-over|match-over|ended-round)"/.test(frame));
  expect(end).toBeGreaterThan(0);
  return frames.slice(0, end).map(frame => JSON.parse(frame) as unknown);
}

const kinds = ['evidence', 'commonEvidence', 'police', 'commonPolice', 'client', 'commonClient'];
/** A thing of a map among what is said of a cell. */
const thing = new RegExp(
  `(?:^|, )${partOfText(...kinds.map(kind => sentence('board.thing', { kind }))).source}(?:, |$)`,
);

/** Evidence and police are shown on a cell only where everybody may know: where they were found. */
async function thingsShown({ page }: BrowserPerson): Promise<readonly string[]> {
  const names = await page
    .getByRole('gridcell')
    .evaluateAll(cells => cells.map(cell => cell.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(37);
  return names.filter(name => thing.test(name));
}

test('[UX-35] [SA-SETUP-4] a spectator sees both teams and no map, and a Detective none of the own', async () => {
  const code = await the.server.table();
  const officers = [await the.seat(code, 0, 'Ada')];
  const bo = await the.person({ offline: true });
  const eve = await the.person({ device: 'phone', offline: true });
  const heard = { bo: framesOf(bo.page), eve: framesOf(eve.page) };
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  officers.push(await the.seat(code, 2, 'Cy'));
  const dee = await the.seat(code, 3, 'Dee');
  await watch(eve, code, 'Eve');
  const [ada, cy] = officers;
  await asked(ada!, { type: 'start' });
  // Bo looks at his page, and plays with another device.
  const hands = await arrive({ server: the.server, code, token: await bo.token(code) });
  const all = [ada!, hands, cy!, dee];
  for (const walker of all) walker.play(400);
  await until(ada!.client, () => phaseOf(ada!) === 'playing');
  const { client } = ada!;
  await until(client, () => (client.match?.view.teams.black.clues.filter(({ to }) => to !== null).length ?? 0) >= 2);

  // What this looks for does exist, where it may.
  expect(leaksIn(client.match?.view)).toContain('.map');
  expect(leaksIn(client.match?.view).length).toBeGreaterThan(5);

  for (const team of ['black', 'orange']) await eve.see('region', sentence('shadows.team', { team })).waitFor();
  for (const person of [bo, eve]) expect(await thingsShown(person)).toEqual([]);
  expect(phaseOf(ada!)).toBe('playing');
  for (const { page } of [bo, eve]) {
    const { text, cached } = await keptBy(page);
    expect(text).not.toMatch(/common-evidence|"maps?":|"intended"/);
    expect(cached.length).toBeGreaterThan(5);
    expect(cached.filter(path => path.startsWith('/api') || path.startsWith('/t/'))).toEqual([]);
  }

  for (const walker of all) walker.play();
  const solved = wholeText(...['black', 'orange'].map(who => sentence('after.match.won', { who })));
  await until(client, () => phaseOf(ada!) === 'match-over', 60_000);
  for (const { page } of [bo, eve]) await page.getByRole('heading', { name: solved }).waitFor();
  for (const frames of Object.values(heard)) {
    const first = ofFirstRound(frames);
    expect(first.length).toBeGreaterThan(10);
    expect(first.flatMap(frame => leaksIn(frame))).toEqual([]);
    // From the end of the round on everybody has them.
    expect(frames.slice(first.length).flatMap(frame => leaksIn(JSON.parse(frame))).length).toBeGreaterThan(0);
  }
  // The audience has no say in what comes next.
  await bo.see('button', sentence('table.after.again.yes')).waitFor();
  expect(await eve.page.getByRole('button', { name: sentence('table.after.again.yes') }).count()).toBe(0);
  hands.close();
});

test('[TB-WATCH-1] where the host lets nobody watch, the page says so and what to do', async () => {
  const code = await the.server.table();
  const walkers: HeadlessPlayer[] = [];
  for (const place of [0, 1, 2, 3]) walkers.push(await the.seat(code, place));
  const [host] = walkers;
  const eve = await the.person({ device: 'phone' });
  await watch(eve, code, 'Eve');
  await asked(host!, { type: 'set', spectators: false });
  await eve.page.getByText(sentence('table.watch.closed')).waitFor();
  await asked(host!, { type: 'start' });
  await eve.page.getByText(sentence('table.running.closed')).waitFor();
  expect(await eve.page.getByRole('grid').count()).toBe(0);

  const fay = await the.person();
  await fay.open(`/t/${code}`);
  await fay.page.getByText(sentence('table.join.playingClosed')).waitFor();
  await fay.write(sentence('table.join.name'), 'Fay');
  await fay.tap('button', sentence('table.join.wait'));
  await fay.page.getByText(sentence('table.running.closed')).waitFor();

  // During a match it may be opened again.
  await asked(host!, { type: 'set', spectators: true });
  await eve.page.getByRole('heading', { name: sentence('shadows.ready.title') }).waitFor();
});
