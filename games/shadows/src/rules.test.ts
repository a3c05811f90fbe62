/** Rules that a single scenario cannot show: over many deals, or over a whole match. */
import { open, seedOf } from '@lamplight/contract';
import { type ScenePlay, scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { type Shadows, shadowsKit } from '../kit.ts';
import { cellsIn } from './public.ts';
import { cardIds, type Options, type Team, type View } from './words.ts';

const { game } = shadowsKit;
const pairs = { black: { officer: 'ada', detectives: ['bo'] }, orange: { officer: 'cy', detectives: ['di'] } };
const names: Readonly<Record<Team, readonly [string, string]>> = { black: ['ada', 'bo'], orange: ['cy', 'di'] };
const available = ['i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10'];

const options = { police: 11, agreement: 'all', maps: 'first', level: 'recruit', layout: 'standard' } as const;
const crew = (officer: number, detectives: number) => ({
  officer,
  detectives: Array.from({ length: detectives }, (_, n) => officer + 1 + n),
});
const tableOf = (black: number, orange?: number, more: Partial<Options> = {}) => ({
  seats: 1 + black + (orange === undefined ? 0 : 1 + orange),
  options: {
    ...{ ...options, ...more },
    teams: { black: crew(0, black), ...(orange === undefined ? {} : { orange: crew(1 + black, orange) }) },
  },
});
const dealtBy = (seed: number, more: Partial<Options> = {}) =>
  open(game, tableOf(1, 1, more), seedOf(seed)).match.state;
const seeds = Array.from({ length: 60 }, (_, n) => n + 1);

test('[SA-PART-1] 84 intel cards, and 70 pictures on seven districts of two sides', () => {
  expect(new Set(cardIds).size).toBe(84);
  const pictures = new Set(seeds.flatMap(seed => dealtBy(seed).pictures).filter(id => id?.startsWith('d')));
  expect(pictures.size).toBe(70);
  expect([...pictures].every(id => /^d[1-7][ab][1-5]$/.test(id ?? ''))).toBe(true);
});

test('[SA-SETUP-1] the deal differs from match to match, and holds each card once', () => {
  expect(new Set(seeds.map(seed => dealtBy(seed).available.join())).size).toBe(seeds.length);
  expect(new Set(seeds.flatMap(seed => dealtBy(seed).available)).size).toBe(84);
});

test('[SA-SETUP-2] first games use the numbers 1 to 6, others all forty, in every orientation', () => {
  const namesOf = (maps: Options['maps']) =>
    // Secrets are plain data at run time. This test is not about who may know the number.
    seeds.map(seed => dealtBy(seed, { maps }).mapName as unknown as { number: number; orientation: string });
  expect(new Set(namesOf('first').map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(namesOf('first').map(({ orientation }) => orientation)).size).toBe(3);
  const all = new Set(namesOf('all').map(({ number }) => number));
  expect(all.size).toBeGreaterThan(20);
  expect(Math.max(...all)).toBeLessThanOrEqual(40);
});

describe('[SA-TEAM-1] who may sit at a table', () => {
  test.each([
    [1, undefined],
    [2, undefined],
    [1, 1],
    [1, 2],
    [3, 2],
    [3, 3],
    [6, 6],
    [5, 6],
  ] as const)('%s Detectives of black and %s of orange', (black, orange) => {
    const table = tableOf(black, orange);
    expect(game.read.table(table)).toEqual({ value: table });
  });

  test.each([
    ['teams two apart', tableOf(1, 3), 'The teams are of equal size, or one apart.'],
    ['seven Detectives', tableOf(7), 'options.teams.black.detectives'],
    ['no Detective', tableOf(0), 'seats'],
    ['a team without a Detective', tableOf(1, 0), 'options.teams.orange.detectives'],
    ['an empty seat', { ...tableOf(1, 1), seats: 5 }, 'Every seat from 0 to 4 plays for one team, once.'],
    [
      'a seat in both teams',
      { seats: 4, options: { ...options, teams: { black: crew(0, 1), orange: crew(1, 1) } } },
      'Every seat from 0 to 3 plays for one team, once.',
    ],
    ['orange alone', { seats: 2, options: { ...options, teams: { orange: crew(0, 1) } } }, 'options.teams.black'],
  ])('not %s', (_name, table, sentence) => {
    expect(game.read.table(table)).toEqual({ wrong: expect.stringContaining(sentence) });
  });
});

test('[SA-GATHER-5] a new deck holds what was set aside, and neither what is held nor what lies on the board', () => {
  const table = scene(shadowsKit, { teams: { black: pairs.black }, available, map: {} });
  const ada = table.seat('ada');
  ada.plays({ type: 'give', cards: ['i01'] });
  table.seat('bo').plays({ type: 'point', cell: '-1,0' });
  ada.plays({ type: 'give', cards: ['i02', 'i03'] });
  for (let swaps = 0; swaps < 6; swaps++) ada.plays({ type: 'swap', want: true });
  const before = table.audience.sees();
  expect(before).toMatchObject({ deck: 7, aside: { length: 61 } });
  expect(before.aside).toContain('i01');
  ada.plays({ type: 'swap', want: true });
  expect(table.audience.isTold().map(({ type }) => type)).toEqual(['reshuffled', 'swapped']);
  const after = table.audience.sees();
  expect(after).toMatchObject({ deck: 68, aside: [], teams: { black: { holding: ['i02', 'i03'] } } });
  const seen = new Set<string>(after.available);
  for (let swaps = 0; swaps < 6; swaps++) {
    ada.plays({ type: 'swap', want: true });
    for (const card of table.audience.sees().available) seen.add(card);
  }
  const onBoard = Object.values(after.cells).flatMap(({ picture }) => (picture?.startsWith('i') ? [picture] : []));
  expect(onBoard).toHaveLength(4);
  expect(seen.has('i01')).toBe(true);
  expect([...onBoard, 'i02', 'i03'].filter(card => seen.has(card))).toEqual([]);
});

test('[SA-GATHER-5] the last card of the deck is dealt before a new one is made, also to an Officer who gives', () => {
  const table = scene(shadowsKit, { teams: { black: pairs.black }, available, map: {} });
  const ada = table.seat('ada');
  for (let swaps = 0; swaps < 6; swaps++) ada.plays({ type: 'swap', want: true });
  const walk = (cell: string) => {
    ada.plays({ type: 'give', cards: ada.sees().available.slice(0, 2) });
    table.seat('bo').plays({ type: 'point', cell });
  };
  for (let trips = 0; trips < 2; trips++) {
    walk('-2,0');
    walk('0,0');
  }
  walk('-2,0');
  expect(table.audience.sees()).toMatchObject({ deck: 0, available: { length: 10 } });
  ada.plays({ type: 'give', cards: ada.sees().available.slice(0, 1) });
  expect(table.audience.isTold().map(({ type }) => type)).toEqual(['reshuffled', 'gave']);
  expect(table.audience.sees()).toMatchObject({ deck: 69, aside: [], available: { length: 10 } });
});

/** The team collects evidence and goes to the client, as if it saw the map. */
function wins(table: ScenePlay<Shadows>, team: Team): void {
  const [officer, detective] = names[team];
  const seen = (): View => table.seat(officer).sees();
  const round = seen().round;
  for (let steps = 0; seen().phase === 'playing' && seen().round === round; steps++) {
    expect(steps).toBeLessThan(200);
    const { teams, map = {}, available: cards } = seen();
    const own = teams[team];
    const wanted = (own?.evidence.length ?? 0) < 3 ? ['evidence', 'common-evidence'] : ['client'];
    const found = Object.values(teams).flatMap(each => each.evidence);
    const goals = Object.keys(map).filter(cell => wanted.includes(map[cell] ?? '') && !found.includes(cell));
    table.seat(officer).plays({ type: 'give', cards: cards.slice(0, 1 + (steps % 2)) });
    const targets = table.seat(detective).sees().targets ?? [];
    const safe = targets.filter(cell => map[cell] !== 'police');
    const cell = targets.find(each => goals.includes(each)) ?? safe[(steps * 7) % safe.length] ?? targets[0] ?? '';
    table.seat(detective).plays({ type: 'point', cell });
  }
}

test('[SA-WIN-1, SA-WIN-2] a match of three rounds: dealt anew each time, districts in place, no map twice', () => {
  const table = scene(shadowsKit, { teams: pairs, phase: 'lobby' });
  let now = 0;
  const everybodyReady = () => {
    for (const name of ['ada', 'bo', 'cy', 'di']) table.seat(name).plays({ type: 'ready' });
    now += 3_000;
    table.at(now);
  };
  const districts = () =>
    Object.values(table.audience.sees().cells).flatMap(({ picture }) => (picture?.startsWith('d') ? [picture] : []));
  const before = districts();
  const deals: string[] = [];
  const boards: View['cells'][] = [];
  for (const [n, team] of (['black', 'orange', 'black'] as const).entries()) {
    everybodyReady();
    expect(table.audience.sees()).toMatchObject({ phase: 'playing', round: n + 1, deck: 70 });
    deals.push(table.audience.sees().available.join());
    boards.push(table.audience.sees().cells);
    wins(table, team);
    expect(districts()).toEqual(before);
  }
  const over = table.audience.sees();
  expect(over).toMatchObject({ phase: 'match-over', winner: 'black', wins: { black: 2, orange: 1 } });
  expect(over.rounds.map(({ winner, because }) => [winner, because])).toEqual([
    ['black', 'client'],
    ['orange', 'client'],
    ['black', 'client'],
  ]);
  expect(new Set(over.rounds.map(({ map }) => map?.number)).size).toBe(3);
  expect(new Set(deals).size).toBe(3);
  // Each round's report has the cards that were on the spots then.
  expect(over.rounds.map(account => cellsIn(account, over))).toEqual(boards);
  expect(table.outcome()).toEqual({ winners: [0, 1], because: 'client' });
});

test('[SA-RESOLVE-8] of two on one cell of common evidence, the first to arrive has it, whichever team it is', () => {
  for (const [first, second, winner] of [
    ['bo', 'di', 'black'],
    ['di', 'bo', 'orange'],
  ] as const) {
    const table = scene(shadowsKit, {
      ...{ teams: pairs, map: { common: { evidence: ['-1,0'] } }, holding: { black: ['i20'], orange: ['i30'] } },
    });
    table.seat(first).plays({ type: 'point', cell: '-1,0' });
    table.seat(second).plays({ type: 'point', cell: '-1,0' });
    const { teams } = table.audience.sees();
    expect([teams.black.at, teams.orange?.at]).toEqual(['-1,0', '-1,0']);
    expect([teams.black.evidence.length, teams.orange?.evidence.length]).toEqual(winner === 'black' ? [1, 0] : [0, 1]);
  }
});

test('[SA-LOOK-2] when a round is over nobody looks anywhere, neither the team that ended it nor its rival', () => {
  const table = scene(shadowsKit, {
    ...{ teams: pairs, map: { common: { police: ['-1,0'] } }, police: { black: 2 } },
    holding: { black: ['i20'], orange: ['i30'] },
  });
  table.seat('di').plays({ type: 'look', cell: '0,1' });
  table.seat('bo').plays({ type: 'look', cell: '0,1' });
  table.seat('bo').plays({ type: 'point', cell: '-1,0' });
  expect(table.seat('cy').sees()).toMatchObject({ phase: 'round-over', teams: { orange: { looking: {} } } });
  expect(table.seat('cy').sees().teams.orange?.looking).toEqual({});
  expect(table.seat('ada').sees().teams.black.looking).toEqual({});
});

test('[SA-SETUP-4] a map opens by the clock alone: the last ready does not show it', () => {
  const table = scene(shadowsKit, { teams: pairs, phase: 'lobby' });
  for (const name of ['ada', 'bo', 'cy', 'di']) table.seat(name).plays({ type: 'ready' });
  expect(JSON.stringify(table.seat('ada').isTold())).not.toMatch(/evidence|police|client/);
  expect(table.seat('ada').sees()).not.toHaveProperty('map');
  table.at(3_000);
  expect(table.audience.isTold()).toEqual([{ type: 'began', at: 3_000, endsAt: null }]);
  expect(Object.keys(table.seat('ada').sees().map ?? {})).toHaveLength(19);
});
