/** Tables of Emerald in the states that matter. */
import type { Json } from '@lamplight/contract';
import { greedy } from '@lamplight/emerald/greedy';
import { type Day, days, type Move, type Options, seatNo, type View } from '@lamplight/emerald/public';
import { tapsFor } from '../../src/emerald/turn/draft/trial-taps.ts';
import type { PageMoment, Scenery } from '../moments.ts';
import { emeraldTable } from '../orders.ts';
import type { BrowserPerson } from '../person.ts';
import { arriveAs, asked, until } from '../seats.ts';
import { allow, pass } from './course.ts';
import { fingers, withoutFingers } from './hands.ts';
import { type EmeraldMind, seatEmerald, startEmerald } from './player.ts';
import { attacked, europe, lastAgent, madness, nearTheEnd, zombies } from './positions.ts';
import type { StagedServer } from './staged-server.ts';

const five = ['Ada', 'Bo', 'Aleksandra-Maksymiliana', 'Ди', 'Joris'];
const minute = 60_000;

export interface EmeraldScenery extends Scenery {
  /** Another table, for states that pass. */
  readonly table: OpenTable;
}
type OpenTable = ReturnType<typeof tables>['table'];
type Act = (person: BrowserPerson) => Promise<void>;

export async function arrangeEmerald(server: StagedServer): Promise<EmeraldScenery> {
  const { table, close } = tables(server);
  try {
    return { table, close, moments: await momentsAt(table) };
  } catch (error) {
    // Otherwise they would try to reconnect for ever to a server that is gone.
    close();
    throw error;
  }
}

async function momentsAt(table: OpenTable): Promise<readonly PageMoment[]> {
  const bank = { kind: 'bank', time: 30 * minute, increment: 20_000 } as const;
  const gathering = await table(undefined, five.slice(0, 3), { seats: 5, options: { clock: bank } });
  const slow = await table(undefined, five.slice(0, 2), {
    seats: 2,
    options: { clock: { kind: 'turn', time: 24 * 60 * minute, increment: 0 }, runsOut: 'bot' },
  });

  const placing = await table(null, five.slice(0, 4));
  const placer = placing.minds.findIndex(mind => mind.wish() !== undefined);

  const mid = await table(europe, five);
  await mid.make(
    ['friday', { type: 'claim', card: 'start-landlady', city: 'cairo' }],
    ['friday', { type: 'place', cards: ['start-handbills'], city: 'madrid' }],
    ['friday', { type: 'end-turn' }],
  );
  const onlooker = await mid.watch('Eve');
  await asked(mid.mind('tuesday'), { type: 'say', text: 'Who took the Pinkertons?' });
  const composing = (name: string, move: Move): PageMoment => mid.at(name, 'monday', compose(mid.mind('monday'), move));

  const ending = await table(europe, five);
  await ending.make(
    ['friday', pass],
    ['friday', pass],
    ['friday', { type: 'end-turn' }],
    ['monday', { type: 'claim', card: 'start-informer', city: 'rome' }],
    ['monday', { type: 'place', cards: ['start-handbills'], city: 'madrid' }],
  );

  const attack: readonly [Day, Move] = [
    'tuesday',
    {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'monday' },
      bombs: ['infernal-machine'],
    },
  ];
  const threatened = await table(attacked(['vampires', 'start-handbills', 'start-informer', 'okhrana']), five);
  await threatened.make(attack);
  const bare = await table(attacked(['start-handbills', 'start-informer', 'okhrana']), five);
  await bare.make(attack);

  const kill: readonly [Day, Move] = [
    'tuesday',
    { type: 'assassinate', card: 'hired-assassin', city: 'cairo', target: { agent: 'monday' }, bombs: [] },
  ];
  const revealing = await table(lastAgent, five.slice(0, 3));
  await revealing.make(kill, ['monday', allow]);
  const reinforcing = await table(lastAgent, five.slice(0, 3));
  await reinforcing.make(kill, ['monday', allow], ['monday', { type: 'keep' }]);

  const again = await table(zombies, five.slice(0, 3));
  await again.make(
    [
      'monday',
      {
        type: 'text',
        card: 'zombies',
        agents: { rome: 'tuesday', cairo: 'wednesday' },
        cities: ['london', 'vienna'],
      },
    ],
    ['tuesday', { type: 'block', card: 'sherlock-holmes' }],
  );

  const points = await table(nearTheEnd, five.slice(0, 3), { seats: 5 });
  await points.make(['monday', { type: 'track', cards: ['mikhail-katkov'] }]);
  const changed = await table(lastAgent, five.slice(0, 3));
  await changed.make(kill, ['monday', allow], ['monday', { type: 'text', card: 'change-of-heart' }]);
  const whole = await table(null, five.slice(0, 4));
  for (const mind of whole.minds) mind.play(2);
  await until(whole.mind('monday').client, () => whole.view('monday').phase === 'over', 120_000);
  const match = whole.mind('monday').client.match?.id ?? '';

  return [
    { ...mid.at('emerald-home', 'monday'), path: '/' },
    gathering.at('emerald-lobby', 'monday'),
    gathering.at('emerald-lobby-guest', 'wednesday'),
    slow.at('emerald-lobby-days', 'monday'),
    placing.at('emerald-placing', placing.dayAt(placer)),
    placing.at('emerald-placing-other', placing.dayAt((placer + 1) % 4)),
    mid.at('emerald-turn', 'monday'),
    composing('emerald-place', { type: 'place', cards: ['start-handbills'], city: 'rome' }),
    composing('emerald-claim', { type: 'claim', card: 'start-informer', city: 'rome' }),
    composing('emerald-kill', {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['infernal-machine'],
    }),
    composing('emerald-text', { type: 'text', card: 'okhrana', cubes: { paris: { tuesday: 1, thursday: 1 } } }),
    ending.at('emerald-end-of-turn', 'monday'),
    mid.at('emerald-waiting', 'tuesday'),
    threatened.at('emerald-asked', 'monday'),
    bare.at('emerald-asked-bare', 'monday'),
    threatened.at('emerald-asked-other', 'tuesday'),
    revealing.at('emerald-reveal', 'monday'),
    reinforcing.at('emerald-reinforce', 'monday'),
    again.at('emerald-zombies', 'monday'),
    mid.at('emerald-city', 'monday', on('[data-city="madrid"]', 'z')),
    mid.at('emerald-player', 'monday', on('[data-day="thursday"]', 'Enter')),
    mid.at('emerald-own', 'monday', on('[data-own]', 'Enter')),
    mid.at('emerald-zoom', 'monday', on('[data-card="okhrana"]', 'z')),
    mid.at('emerald-log', 'monday', press('l')),
    mid.at('emerald-notes', 'monday', press('n')),
    mid.at('emerald-chat', 'monday', press('b')),
    { name: 'emerald-spectator', path: `/t/${mid.code}`, as: onlooker },
    points.at('emerald-over', 'monday', async ({ page }) => {
      await page.locator('#end-beliefs').waitFor();
    }),
    changed.at('emerald-over-revealed', 'monday'),
    whole.at('emerald-over-whole', 'monday'),
    { name: 'emerald-replay', path: `/replay/${match}` },
    passing('emerald-madness', async person => {
      const dark = await table(madness, five.slice(0, 3));
      await enter(person, dark.at('', 'monday'));
      await dark.make(['monday', { type: 'claim', card: 'start-informer', city: 'rome' }]);
      await person.page.locator('[data-moment]').waitFor();
    }),
    passing('emerald-revealed', async person => {
      const last = await table(lastAgent, five.slice(0, 3));
      await last.make(kill, ['monday', allow]);
      await enter(person, last.at('', 'monday'));
      await last.make(['monday', { type: 'keep' }]);
      await person.page.locator('[data-moment]').waitFor();
    }),
  ];
}

/** A state that passes while one looks on: at a table of its own. */
export const passing = (name: string, act: Act): PageMoment => ({ name, path: '/settings', act });

export async function enter({ page, open }: BrowserPerson, { path, as }: PageMoment): Promise<void> {
  await page.evaluate(kept => localStorage.setItem('lamplight.tables', JSON.stringify([kept])), {
    ...as,
    seen: Date.now(),
  });
  await open(path);
  await page.locator('[data-city]').first().waitFor();
}

const on =
  (selector: string, key: string): Act =>
  async ({ page }) => {
    await page.locator(selector).first().press(key);
    await page.locator('dialog[open]').waitFor();
  };
/** Beside the map on wide screens; over it on others. */
const press =
  (key: string): Act =>
  async ({ page }) => {
    // Keys work only once the table is there.
    await page.locator('[data-city]').first().waitFor();
    await page.keyboard.press(key);
    await page.getByRole('tabpanel').waitFor();
  };
/** Makes all taps but the last, which would make the move. */
const compose =
  ({ client }: EmeraldMind, move: Move): Act =>
  async person => {
    const view = client.match?.view;
    if (view === undefined) throw new Error('There is no match to compose a move for.');
    const { tap } = fingers(person);
    for (const each of tapsFor(view, move)) await tap(each);
    await person.page.locator('[data-confirm]').waitFor();
    await withoutFingers(person);
  };

interface Wanted {
  readonly seats?: number;
  readonly options?: Partial<Options>;
}

function tables(server: StagedServer) {
  const all: EmeraldMind[] = [];
  /** Started at this position, with bots in free seats. Null: dealt as usual. Undefined: not started. */
  const table = async (given: Json | undefined, names: readonly string[], wanted: Wanted = {}) => {
    const code = await server.table(emeraldTable(wanted.seats ?? names.length, wanted.options));
    const minds: EmeraldMind[] = [];
    // One after the other: the first to come is the host.
    for (const [place, name] of names.entries()) minds.push(await seatEmerald(server, code, place, name));
    all.push(...minds);
    if (given !== undefined) {
      for (let free = minds.length; free < (wanted.seats ?? 0); free++)
        for (const host of minds.slice(0, 1)) await asked(host, { type: 'seat bot', seat: free, is: true });
      server.stage(given);
      await startEmerald(minds);
    }
    const mind = (day: Day): EmeraldMind => {
      const found = minds[seatNo(day)];
      if (found === undefined) throw new Error(`Nobody plays ${day}.`);
      return found;
    };
    const view = (day: Day): View => {
      const seen = mind(day).client.match?.view;
      if (seen === undefined) throw new Error(`${day} sees no match.`);
      return seen;
    };
    return {
      code,
      minds,
      mind,
      view,
      dayAt: (place: number): Day => days[place] ?? 'monday',
      at: (name: string, day: Day, act?: Act): PageMoment => ({
        name,
        path: `/t/${code}`,
        as: { code, token: mind(day).token, game: 'emerald' },
        ...(act !== undefined && { act }),
      }),
      make: async (...moves: readonly (readonly [Day, Move])[]) => {
        for (const [by, move] of moves) {
          const step = mind(by).client.match?.step;
          const answer = await mind(by).client.move(move);
          if (!answer.done) throw new Error(`The match refused ${JSON.stringify(move)}: ${answer.refused}`);
          await until(mind(by).client, () => mind(by).client.match?.step !== step);
        }
      },
      watch: async (name: string): Promise<NonNullable<PageMoment['as']>> => {
        const onlooker = await arriveAs({ server, code }, greedy);
        all.push(onlooker);
        await asked(onlooker, { type: 'join', name });
        return { code, token: onlooker.token, game: 'emerald' };
      },
    };
  };
  return {
    table,
    close: () => {
      for (const mind of all) mind.close();
    },
  };
}
