import { loadavg } from 'node:os';
import { show } from '@lamplight/web/test/moments';
import { atTable, type SeatedTable } from '@lamplight/web/test/playing';
import type { HeadlessPlayer } from '@lamplight/web/test/seats';
import type { TestServer } from '@lamplight/web/test/test-server';
import type { Browser } from 'playwright-core';
import { type Figure, median, quantile, spoken } from '../figure.ts';
import { floor } from './floor.ts';
import { slowness, slowPhone } from './slow-phone.ts';
import { allWorkIn, traced, type Update, updatesIn } from './trace.ts';

const seconds = 12;
const everyMs = 200;
/** Half of a frame at 60 a second: the other half is for input and painting. */
const budget = 8;

/** What one update costs the page of a player who watches the rival act five times a second. */
export async function updates(browser: Browser, server: TestServer): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [role, place] of [
    ['Officer', 0],
    ['Detective', 1],
  ] as const) {
    figures.push(await atTable(server, table => watched(browser, server, table, role, place)));
  }
  return figures;
}

async function watched(
  browser: Browser,
  server: TestServer,
  table: SeatedTable,
  role: string,
  place: number,
): Promise<Figure> {
  const [, , officer, detective] = table.seated;
  if (officer === undefined || detective === undefined) throw new Error('The rival is not at the table.');
  const { person, tools } = await slowPhone(browser, server);
  const as = { code: table.code, token: table.seated[place]?.token ?? '', game: 'shadows' } as const;
  await show(person, { name: role, path: `/t/${table.code}`, as });
  const slowedTrace = await traced(tools, () => wander(officer, detective));
  // Chromium's throttling uses a second thread. On a busy machine that thread comes late and holds the first up too
  // long.
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const freeTrace = await traced(tools, () => wander(officer, detective));
  await person.close();
  const bare = await floor(browser, server, as, () => wander(officer, detective));
  const all = { slowed: allWorkIn(slowedTrace), free: allWorkIn(freeTrace) };
  return figureOf(role, { slowed: updatesIn(slowedTrace), free: updatesIn(freeTrace), bare, all });
}

/** The rival walks about and finds nothing, so that the round goes on: it gives, goes, gives again. */
async function wander(officer: HeadlessPlayer, detective: HeadlessPlayer): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await step(officer, detective);
    await new Promise(resolve => setTimeout(resolve, Math.max(0, everyMs - (performance.now() - began))));
  }
}

async function step(officer: HeadlessPlayer, detective: HeadlessPlayer): Promise<void> {
  const view = officer.client.match?.view;
  const own = view?.me == null ? undefined : view.teams[view.me.team];
  const [card] = view?.available ?? [];
  if (view === undefined || own === undefined || card === undefined) return;
  if (own.step === 'gather') await officer.client.move({ type: 'give', cards: [card] });
  else {
    const targets = detective.client.match?.view.targets ?? [];
    const cell =
      targets.find(each => view.map?.[each] === undefined) ?? targets.find(each => view.map?.[each] !== 'police');
    if (cell !== undefined) await detective.client.move({ type: 'point', cell });
  }
}

type UpdateTimes = Readonly<Record<'slowed' | 'free' | 'bare', readonly Update[]>> & {
  readonly all: Readonly<Record<'slowed' | 'free', number>>;
};

function figureOf(role: string, { slowed, free, bare, all }: UpdateTimes): Figure {
  return {
    subject: `Updates of a phone's ${role} that cost the main thread less than ${budget} ms, ${slowness}× slower processor`,
    value: shareWithin(slowed.map(each => each.work)),
    unit: '%',
    aim: { least: 95 },
    detail: [
      `${slowed.length} updates, ${1000 / everyMs} acts a second of the rival, each until its frame is drawn: ${told(slowed)}`,
      `not slowed down but counted ${slowness} times: ${counted(free)}`,
      `all that the main thread did meanwhile, put off or of others too: ${spoken(all.slowed)} ms an update, not slowed down but counted ${slowness} times ${spoken(all.free * slowness)}`,
      `of it the browser's own, counted alike on an empty page that hears the same and moves one box: ${counted(bare)}`,
      `load ${loadavg()
        .map(each => each.toFixed(1))
        .join(' ')}`,
    ].join('; '),
  };
}

function counted(found: readonly Update[]): string {
  const sums = found.map(each => each.work * slowness);
  return `${spoken(shareWithin(sums))} % within, half of them ${spoken(median(sums))} ms, 95 % ${spoken(quantile(sums, 0.95))}`;
}

const shareWithin = (work: readonly number[]): number =>
  (100 * work.filter(each => each < budget).length) / work.length;

function told(found: readonly Update[]): string {
  const work = found.map(each => each.work);
  const parts = (['script', 'style', 'paint'] as const).map(
    part => `${part} ${spoken(median(found.map(each => each[part])))}`,
  );
  const motion = found.flatMap(each => each.motion);
  const frames =
    motion.length === 0
      ? 'no frame of motion after it'
      : `${motion.length} frames of motion after them, ${spoken(shareWithin(motion))} % within, half of them ${spoken(median(motion))} ms`;
  const after = found.map(each => each.after.reduce((all, task) => all + task, 0));
  const rest = `without a frame ${spoken(median(after))} ms after it, its longest task ${spoken(Math.max(0, ...found.flatMap(each => each.after)))}`;
  return `half of them ${spoken(median(work))} ms, 95 % ${spoken(quantile(work, 0.95))}, longest ${spoken(Math.max(...work))}, in the middle ${parts.join(', ')}; ${frames}; ${rest}`;
}
