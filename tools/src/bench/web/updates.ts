import type { House } from '@lamplight/web/test/house';
import { show } from '@lamplight/web/test/moments';
import { atTable, type Playing } from '@lamplight/web/test/playing';
import type { Walker } from '@lamplight/web/test/seats';
import type { Browser } from 'playwright-core';
import { type Figure, quantile, spoken } from '../figure.ts';
import { slowness, slowPhone } from './slow-phone.ts';
import { traced, type Update, updatesIn } from './trace.ts';

const seconds = 15;
const everyMs = 200;
/** Half of a frame at 60 a second: the other half is for fingers and drawing. */
const budget = 8;

/** What one update costs the page of whoever watches the rival act five times a second. */
export async function updates(browser: Browser, house: House): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [role, place] of [
    ['Officer', 0],
    ['Detective', 1],
  ] as const) {
    figures.push(await atTable(house, table => watched(browser, house, table, role, place)));
  }
  return figures;
}

async function watched(browser: Browser, house: House, table: Playing, role: string, place: number): Promise<Figure> {
  const [, , officer, detective] = table.seated;
  if (officer === undefined || detective === undefined) throw new Error('The rival is not at the table.');
  const { person, tools } = await slowPhone(browser, house);
  const as = { code: table.code, token: table.seated[place]?.token ?? '' };
  await show(person, { name: role, path: `/t/${table.code}`, as });
  const events = await traced(tools, () => wander(officer, detective));
  await person.close();
  return figureOf(role, updatesIn(events));
}

/** The rival walks about and finds nothing, so that the round goes on: it gives, goes, gives again. */
async function wander(officer: Walker, detective: Walker): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await step(officer, detective);
    await new Promise(resolve => setTimeout(resolve, Math.max(0, everyMs - (performance.now() - began))));
  }
}

async function step(officer: Walker, detective: Walker): Promise<void> {
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

function figureOf(role: string, found: readonly Update[]): Figure {
  const work = found.map(each => each.work);
  const within = work.filter(each => each < budget).length;
  const parts = (['script', 'style', 'paint'] as const).map(
    part =>
      `${part} ${spoken(
        quantile(
          found.map(each => each[part]),
          0.5,
        ),
      )}`,
  );
  return {
    subject: `Updates of a phone's ${role} that cost the main thread less than ${budget} ms, ${slowness}× slower processor`,
    value: (100 * within) / found.length,
    unit: '%',
    aim: { least: 95 },
    detail: `${found.length} updates, ${1000 / everyMs} acts a second of the rival; ms each: half of them ${spoken(quantile(work, 0.5))}, 95 % ${spoken(quantile(work, 0.95))}, longest ${spoken(Math.max(...work))}; of the middle one ${parts.join(', ')}; longest task at 95 % ${spoken(
      quantile(
        found.map(each => each.longest),
        0.95,
      ),
    )}`,
  };
}
