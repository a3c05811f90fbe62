import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { type BrowserPerson, devices, languages } from './person.ts';
import { sentence, startOfText } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

const digits = ({ page }: BrowserPerson) => page.getByRole('timer');
const reads = (who: BrowserPerson, time: string) => digits(who).filter({ hasText: time }).waitFor();

/** From here on only the test moves the time. */
async function standStill(who: BrowserPerson): Promise<void> {
  await digits(who).waitFor();
  await who.page.clock.pauseAt(new Date('2026-11-16T21:00:00Z'));
}

/** Counts what would make a sound. Installed before any of our code runs. */
async function listening(who: BrowserPerson): Promise<() => Promise<readonly AudioContextState[]>> {
  await who.page.addInitScript(() => {
    const made: AudioContext[] = [];
    Object.assign(globalThis, { made });
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.push(this);
      }
    };
  });
  return () =>
    who.page.evaluate(() => (globalThis as unknown as { made: AudioContext[] }).made.map(each => each.state));
}

test('[SA-APP-1] start, pause, go on, set again and take it back, by keys alone', async () => {
  const ada = await the.person();
  await ada.page.clock.install({ time: new Date('2026-11-16T20:00:00Z') });
  await ada.open('/timer');
  await standStill(ada);
  await ada.see('radio', startOfText(sentence('timer.level', { level: 'master' }))).check();
  await reads(ada, '03:00');
  await ada.page.locator('body').click({ position: { x: 5, y: 300 } });
  await ada.page.keyboard.press('Space');
  await ada.see('button', sentence('timer.pause')).waitFor();
  await ada.page.clock.runFor(18_020);
  await reads(ada, '02:42');
  expect(await ada.page.title()).toBe(`02:42 · ${sentence('timer.title')} · Lamplight`);

  await ada.page.keyboard.press('Space');
  await ada.page.clock.runFor(60_000);
  await reads(ada, '02:42');
  await ada.page.keyboard.press('Space');
  await ada.page.clock.runFor(2_000);
  await reads(ada, '02:40');

  await ada.page.keyboard.press('r');
  await reads(ada, '03:00');
  await ada.page.clock.runFor(5_000);
  await ada.tap('button', sentence('timer.takeBack'));
  await reads(ada, '02:35');
});

test('[SA-APP-1] it counts by real time: over a reload, through a sleep, to the end', async () => {
  const bo = await the.person({ device: 'phone' });
  await bo.page.clock.install({ time: new Date('2026-11-16T20:00:00Z') });
  await bo.open('/timer');
  await standStill(bo);
  await bo.tap('button', sentence('timer.start'));
  await bo.page.clock.runFor(30_020);
  await reads(bo, '04:30');
  await bo.page.reload();
  await reads(bo, '04:30');
  await bo.page.clock.fastForward(220_000);
  await reads(bo, '00:50');
  await bo.page.getByText(sentence('timer.lastMinute')).waitFor();
  await bo.page.clock.runFor(21_000);
  await bo.page
    .locator('[aria-live]')
    .getByText(sentence('timer.told.seconds', { seconds: 30 }))
    .waitFor({ state: 'attached' });
  await bo.page.clock.fastForward(3_600_000);
  await reads(bo, '00:00');
  await bo.tap('button', sentence('timer.again'));
  await reads(bo, '05:00');
});

test('[SA-APP-1] the digits never change their width, and the ring goes out', async () => {
  const cy = await the.person({ device: 'phone' });
  await cy.page.clock.install({ time: new Date('2026-11-16T20:00:00Z') });
  await cy.open('/timer');
  await standStill(cy);
  await cy.tap('button', sentence('timer.start'));
  const widths = new Set<number>();
  for (const step of [1_020, 88_000, 22_000, 78_000, 59_000, 45_000]) {
    await cy.page.clock.runFor(step);
    widths.add(await digits(cy).evaluate(each => each.getBoundingClientRect().width));
  }
  expect(widths.size).toBe(1);
  await reads(cy, '00:07');
  const gone = await cy.page.locator('main [stroke-dashoffset]').getAttribute('stroke-dashoffset');
  expect(Number(gone)).toBeCloseTo(7 / 300 - 1, 2);
});

test('[UX-25] nothing sounds before a gesture, M silences it, and that is remembered', async () => {
  const di = await the.person();
  const heard = await listening(di);
  await di.open('/timer');
  await digits(di).waitFor();
  expect(await heard()).toEqual([]);
  await di.tap('button', sentence('timer.start'));
  await expect.poll(heard).toEqual(['running']);
  await di.page.keyboard.press('m');
  await expect.poll(heard).toEqual(['suspended']);
  await di.page.keyboard.press('m');
  await expect.poll(heard).toEqual(['running']);
  await di.page.keyboard.press('m');
  await di.page.reload();
  await di.tap('button', sentence('timer.pause'));
  await di.see('button', sentence('timer.goOn')).waitFor();
  expect(await heard()).toEqual([]);
});

test('[SA-APP-1] it works without a line', async () => {
  const eve = await the.person({ offline: true });
  await eve.open('/timer');
  await digits(eve).waitFor();
  await eve.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await eve.context.setOffline(true);
  await eve.page.reload();
  await eve.tap('button', sentence('timer.start'));
  await eve.see('button', sentence('timer.pause')).waitFor();
  await eve.context.setOffline(false);
});

// Before it starts, every size is checked together with all other pages: states-*.test.ts, `npm run screens --
// --judge`.
test.each(languages)('[UX-29] nothing is wrong with it in %s while it runs, where room is shortest', async language => {
  const who = await the.person({ device: 'phone', language });
  await who.open('/timer');
  await digits(who).waitFor();
  await who.page.keyboard.press('Space');
  await who.page.waitForTimeout(100);
  expect(await faultsOf(who.page)).toEqual([]);
});

test.each(['pl', 'ru'] as const)('[UX-32] large text fits in %s', async language => {
  for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
    const who = await the.person({ device, language });
    await who.page.addInitScript(() => localStorage.setItem('lamplight.settings', '{"text":"xl","theme":"contrast"}'));
    await who.open('/timer');
    await digits(who).waitFor();
    expect(await faultsOf(who.page), device).toEqual([]);
    await who.close();
  }
});
