import type { PageMoment } from '@lamplight/web/test/moments';
import type { BrowserPerson } from '@lamplight/web/test/person';

const lessons = ['vote', 'two', 'silence', 'police', 'agree', 'map', 'one', 'pair', 'snatched', 'swap', 'client'];
const sections = ['board', 'map', 'cards', 'talk', 'move', 'find', 'swap', 'end', 'roles', 'alone', 'table'];
const emeraldLessons = ['place', 'back', 'turn', 'claim', 'move', 'tracks', 'kill', 'text', 'block', 'reveal', 'end'];
const emeraldSections = ['place', 'claim', 'back', 'tracks', 'kill', 'block', 'sanity', 'reveal', 'count', 'cards'];
const agentTime = 5 * 60_000;

/** A page that finds something stored on the device, as when somebody comes back. */
const keeping =
  (key: string, value: () => unknown) =>
  async ({ page }: BrowserPerson): Promise<void> => {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value())] as const);
    await page.reload();
    await page.getByRole('main').waitFor();
  };
const timerFor = (passed: number) =>
  keeping('lamplight.timer', () => ({
    game: 'clock',
    level: 'agent',
    state: { kind: 'running', since: Date.now() - passed },
  }));

/** The other page states that need nobody at a table. */
export const quiet: readonly PageMoment[] = [
  ...lessons.map(step => ({
    name: `learn-${step}`,
    path: '/learn/shadows',
    act: keeping('lamplight.learn.shadows', () => ({ at: step, done: [] })),
  })),
  ...sections.map(id => ({ name: `rules-${id}`, path: `/rules/shadows#${id}` })),
  ...emeraldLessons.map(step => ({
    name: `emerald-learn-${step}`,
    path: '/learn/emerald',
    act: keeping('lamplight.learn.emerald', () => ({ at: step, done: [] })),
  })),
  ...emeraldSections.map(id => ({ name: `emerald-rules-${id}`, path: `/rules/emerald#${id}` })),
  { name: 'emerald-cards-one', path: '/cards/emerald#cthulhu' },
  { name: 'timer-running', path: '/timer', act: timerFor(100_000) },
  { name: 'timer-last-minute', path: '/timer', act: timerFor(agentTime - 40_000) },
  { name: 'timer-over', path: '/timer', act: timerFor(agentTime + 1_000) },
  { name: 'replay-none', path: '/replay/00000000-0000' },
  {
    name: 'stale',
    path: '/settings',
    // A chunk of the page cannot be loaded: there is a newer version, or the device is offline.
    act: async ({ page }) => {
      await page.route('**/*rules*.js', route => route.abort());
      await page.goto('/rules/shadows');
      await page.getByRole('main').getByRole('button').waitFor();
      await page.unroute('**/*rules*.js');
    },
  },
];
