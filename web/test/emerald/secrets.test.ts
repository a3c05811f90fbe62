import type { Json } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';
import { expect, onTestFinished, test } from 'vitest';
import { sitDown, start } from '../coming.ts';
import { keptBy } from '../leaks.ts';
import { emeraldTable } from '../orders.ts';
import { type BrowserPerson, person } from '../person.ts';
import { asked, until } from '../seats.ts';
import { sentence } from '../sentences.ts';
import { home, pass, turn } from './course.ts';
import { type EmeraldMind, playerOf, seatEmerald } from './player.ts';
import { stagedGround } from './staged-stage.ts';
import { listenTo, type WorldKnowledge } from './worlds.ts';

const ground = stagedGround();

interface World {
  readonly identities: Readonly<Record<'tuesday' | 'wednesday', 'loyalist' | 'restorationist'>>;
  /** In the hand of tuesday, or in the pile to draw from. */
  readonly hand: readonly string[];
  readonly draw: readonly string[];
  readonly pile: readonly string[];
  readonly preset: 'ask' | 'allow' | 'block';
  readonly note: string;
  /** Something that everybody sees. */
  readonly tracks?: Json;
}

const withBlock: World = {
  identities: { tuesday: 'loyalist', wednesday: 'restorationist' },
  hand: ['sherlock-holmes', 'vladimir-burtsev', 'start-handbills', 'start-banker', 'start-informer'],
  draw: ['start-chemist', 'start-landlady', 'start-cab-driver', 'start-street-orator'],
  pile: ['okhrana', 'nihilists', 'johann-most', 'doctor-watson'],
  preset: 'block',
  note: 'Monday is surely a Loyalist, and must be stopped in Rome',
};
/** The same for everybody but tuesday and wednesday. */
const without: World = {
  identities: { tuesday: 'restorationist', wednesday: 'loyalist' },
  hand: ['start-street-orator', 'vladimir-burtsev', 'start-cab-driver', 'start-banker', 'start-chemist'],
  draw: ['start-handbills', 'start-informer', 'start-landlady', 'sherlock-holmes'],
  pile: ['okhrana', 'doctor-watson', 'nihilists', 'johann-most'],
  preset: 'ask',
  note: '?',
};

const given = ({ identities, hand, draw, pile, tracks = {} }: World): Json => ({
  ...turn,
  identities: { monday: 'loyalist', ...identities },
  hand: {
    monday: ['start-informer', 'hired-assassin', 'start-banker', 'start-chemist', 'start-handbills'],
    tuesday: hand,
  },
  draw: { monday: ['start-landlady', 'start-street-orator', 'start-cab-driver', 'bismarck'], tuesday: draw },
  cities: {
    berlin: home,
    rome: { pile: ['madame-blavatsky', 'louise-michel'], cubes: { monday: 2 } },
    vienna: { pile: ['prince-kropotkin'], agents: { monday: 2, tuesday: 1 } },
    cairo: { pile },
  },
  dice: ['madness', 'calm'],
  tracks,
});

/** A claim with a roll of the die, an attack that is allowed when the pause is over, a draw, a look at an identity. */
const course: readonly (readonly [by: 'monday' | 'tuesday' | 'wednesday', move: Move])[] = [
  ['monday', { type: 'claim', card: 'start-informer', city: 'rome' }],
  [
    'monday',
    {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['start-chemist'],
    },
  ],
  ['tuesday', { type: 'allow' }],
  ['monday', { type: 'end-turn' }],
  ['tuesday', { type: 'text', card: 'vladimir-burtsev', player: 'wednesday' }],
  ['tuesday', pass],
  ['tuesday', { type: 'end-turn' }],
  ['wednesday', pass],
  ['wednesday', pass],
  ['wednesday', { type: 'end-turn' }],
];

interface Told {
  readonly monday: WorldKnowledge;
  readonly spectator: WorldKnowledge;
  readonly tuesday: WorldKnowledge;
}

/** Plays the course in a world, and returns what three browsers have learnt from it. */
async function toldIn(world: World): Promise<Told> {
  const { browser, server } = ground;
  server.stage(given(world));
  const code = await server.table(emeraldTable(3));
  const people: BrowserPerson[] = [];
  for (const device of ['desktop', 'desktop', 'phone'] as const) {
    const come = await person(browser, server, { device, offline: device === 'phone' });
    onTestFinished(come.close);
    people.push(come);
  }
  const [ada, bo, eve] = people as [BrowserPerson, BrowserPerson, BrowserPerson];
  const listeners = people.map(listenTo);
  await sitDown(ada, `/t/${code}`, 'Ada');
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  const wednesday = await seatEmerald(server, code, 2, 'Cy');
  await eve.open(`/t/${code}`);
  await eve.write(sentence('table.join.name'), 'Eve');
  await eve.tap('button', sentence('table.join.watch'));
  await start(ada);
  const monday = await playerOf(server, ada, code);
  const tuesday = await playerOf(server, bo, code);
  const minds: readonly EmeraldMind[] = [monday.mind, tuesday.mind, wednesday];
  onTestFinished(() => {
    for (const { close } of minds) close();
  });
  await eve.page.getByText(sentence('emerald.play.watching')).waitFor();

  if (world.preset !== 'ask') await wednesday.client.move({ type: 'preset', answer: world.preset });
  await asked(tuesday.mind, {
    type: 'note',
    text: JSON.stringify({ monday: { leaning: 'none', text: world.note } }),
  } as never);
  for (const [by, move] of course) {
    if (by === 'monday') await monday.make(move);
    else {
      const mind = by === 'tuesday' ? tuesday.mind : wednesday;
      await until(mind.client, () => isUpTo(mind, by), 10_000);
      expect(await mind.client.move(move), JSON.stringify(move)).toMatchObject({ done: true });
    }
    if (move.type === 'allow') await until(monday.mind.client, () => monday.view().asking === null, 10_000);
  }
  await until(monday.mind.client, () => monday.view().turn.player === 'monday', 10_000);
  for (const { page } of people) {
    // The announcement that comes last.
    await page
      .locator('[aria-live="polite"] > span')
      .getByText(sentence('emerald.log.say.end-turn', { who: 'Cy' }))
      .waitFor();
    await page.waitForLoadState('networkidle');
  }
  await hasPutBy(eve);
  const match = monday.mind.client.match?.id ?? '';
  const tokens = await Promise.all([ada, bo, eve].map(each => each.token(code)));
  const ids = [code, match, ...tokens, ...[ada, bo, eve].map(({ wire }) => String(wire.port)), String(server.port)];
  const [first, second, third] = await Promise.all(listeners.map(each => each.known(ids)));
  return { monday: first!, tuesday: second!, spectator: third! };
}

/** The service worker caches the pages for offline use, which takes its time. */
async function hasPutBy({ page }: BrowserPerson): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let [before, now] = [-1, 0];
  while (before !== now) {
    before = now;
    await page.waitForTimeout(1_500);
    now = (await keptBy(page)).cached.length;
  }
}

/** What the other has cached that this one has neither cached nor requested. */
const unknownTo = (one: WorldKnowledge, other: WorldKnowledge): readonly string[] =>
  other.cached.filter(file => !one.cached.includes(file) && !one.asked.includes(file));

function isUpTo({ client }: EmeraldMind, day: string): boolean {
  const view = client.match?.view;
  return view !== undefined && (view.asking === null ? view.turn.player === day : view.asking.player === day);
}

test('[UX-35] nothing hidden is in the page, the network or the storage of whoever may not know it', {
  timeout: 180_000,
}, async () => {
  const one = await toldIn(withBlock);
  const other = await toldIn(without);
  for (const viewer of ['monday', 'spectator'] as const) {
    const [a, b] = [one[viewer], other[viewer]];
    expect(a.frames.length).toBeGreaterThan(course.length);
    // However long the question was open: the same steps in the same order.
    expect(b.frames).toEqual(a.frames);
    expect(b.page).toEqual(a.page);
    expect(b.stored).toBe(a.stored);
    expect(b.asked).toEqual(a.asked);
    // What was requested before the worker was active is not cached: that is chance, not knowledge.
    expect(unknownTo(a, b)).toEqual([]);
    expect(unknownTo(b, a)).toEqual([]);
  }
  // A viewer who may know it is told.
  expect(other.tuesday.frames).not.toEqual(one.tuesday.frames);
  expect(other.tuesday.page).not.toEqual(one.tuesday.page);

  // And the same comparison does find a public difference.
  const open = await toldIn({ ...withBlock, tracks: { loyalist: 3 } });
  for (const viewer of ['monday', 'spectator'] as const) {
    expect(open[viewer].frames).not.toEqual(one[viewer].frames);
    expect(open[viewer].frames).toHaveLength(one[viewer].frames.length);
    expect(open[viewer].page).not.toEqual(one[viewer].page);
  }
});
