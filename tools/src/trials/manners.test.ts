/** How bots of Shadows behave at a table: how they react to what has happened, to others and to time. */
import { senseOf, shadowsBot } from '@lamplight/bots';
import { type Intent, type Json, randomAt, seedOf } from '@lamplight/contract';
import { shadowsKit } from '@lamplight/shadows/kit';
import { type CellId, type Clue, cardIds, type Move, type TeamView, type View } from '@lamplight/shadows/public';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';

const sense = senseOf();
const newBot = () => shadowsBot(sense, { level: 'expert' })();
const next = (view: View, bot = newBot(), at = 0): Intent<Move> | undefined =>
  bot({ view, told: [], at, random: randomAt(seedOf(1), 1) });

const team = { officer: 'ada', detectives: ['bo', 'dee'] };
const rivals = { officer: 'cy', detectives: ['di'] };
const seen = (who: string, given: { readonly [key: string]: Json }, seed = 1): View =>
  scene(shadowsKit, { teams: { black: team, orange: rivals }, ...given }, seed)
    .seat(who)
    .sees();
const withBlack = (view: View, more: Partial<TeamView>): View => ({
  ...view,
  teams: { ...view.teams, black: { ...view.teams.black, ...more } },
});
const withOrange = (view: View, more: Partial<TeamView>): View => {
  const { orange } = view.teams;
  if (orange === undefined) throw new Error('Black is alone here.');
  return { ...view, teams: { ...view.teams, orange: { ...orange, ...more } } };
};
const moved = (to: CellId, found: Clue['found']): Clue => ({
  cards: ['i84'],
  from: '0,0',
  givenAt: 0,
  to,
  movedAt: 1,
  found,
});

describe('a Detective', () => {
  /** What bo sees with each card in hand, and where bo would go. */
  const tables = cardIds.slice(0, 40).map(card => {
    const view = seen('bo', { holding: { black: [card] } });
    return { view, goes: pointed(view) };
  });

  test('is not led to police a second time, and seldom back to where the team has been', () => {
    const again = (found: Clue['found']) =>
      tables.filter(({ view, goes }) => pointed(withBlack(view, { clues: [moved(goes, found)] })) === goes);
    expect(again('police')).toEqual([]);
    expect(again(null).length).toBeLessThan(tables.length);
    expect(again(null).length).toBeGreaterThan(0);
  });

  test('takes what is police for the rival for police half the time', () => {
    const still = tables.filter(
      ({ view, goes }) => pointed(withOrange(view, { clues: [moved(goes, 'police')] })) === goes,
    );
    expect(still.length).toBeGreaterThan(0);
    expect(still.length).toBeLessThan(tables.length);
  });

  test('thinks less when the rival is close to the end', () => {
    for (const { view } of tables.slice(0, 10)) {
      const close = withOrange(view, { evidence: ['1,0', '0,1'] as CellId[] });
      expect(next(close)?.wait).toBeLessThan(0.8 * (next(view)?.wait ?? 0));
    }
  });

  test('holds to its opinion for a while when the other is of another, and then comes over', () => {
    for (const { view, goes } of tables.slice(0, 10)) {
      const elsewhere = view.targets?.find(cell => cell !== goes) as CellId;
      const meant = next(withBlack(view, { pointing: { 1: goes, 2: elsewhere } }));
      expect(meant?.move).toEqual({ type: 'point', cell: elsewhere });
      expect(meant?.wait).toBeGreaterThanOrEqual(2_500);
    }
  });

  test('says what it thinks as long as the others do not agree either, and stays with it', () => {
    const crew = { officer: 'ada', detectives: ['bo', 'dee', 'eve'] };
    const view = seen('bo', { teams: { black: crew }, holding: { black: ['i01'] } });
    const goes = pointed(view);
    const [one, other] = (view.targets ?? []).filter(cell => cell !== goes) as [CellId, CellId];
    const split = withBlack(view, { pointing: { 2: one, 3: other } });
    expect(pointed(split)).toBe(goes);
    expect(next(withBlack(view, { pointing: { 1: goes, 2: one, 3: other } }))).toBeUndefined();
  });
});

/** Where a Detective points in the end. If it is close, the Detective first looks at both. */
function pointed(view: View): CellId {
  const bot = newBot();
  for (let looks = 0; looks < 3; looks++) {
    const move = next(view, bot)?.move;
    if (move?.type === 'point') return move.cell;
  }
  throw new Error('It never points.');
}

describe('an Officer', () => {
  const waitOf = (view: View, at = 0) => next(view, newBot(), at)?.wait ?? 0;

  test('thinks less when the clock is close to the end', () => {
    const alone = seen('ada', { teams: { black: team }, options: { level: 'novice' } });
    expect(waitOf(alone, (alone.endsAt ?? 0) - 20_000)).toBeLessThan(0.8 * waitOf(alone));
  });

  /** Tables with ten cards that say little about the pictures around. */
  const poor = Array.from({ length: 150 }, (_, seed) => seen('ada', { teams: { black: team } }, seed + 1)).filter(
    view => next(view)?.move.type === 'swap',
  );

  test('[SA-COOP-4] alone, it exchanges cards that say too little, twice at most, and then makes do', () => {
    expect(poor.length).toBeGreaterThan(2);
    for (const view of poor) {
      const bot = newBot();
      // In another order, and saying as little.
      const kinds = [0, 1, 2].map(turned => {
        const available = [...view.available.slice(turned), ...view.available.slice(0, turned)];
        return next({ ...view, available }, bot)?.move.type;
      });
      expect(kinds).toEqual(['swap', 'swap', 'intend']);
    }
  });
});
