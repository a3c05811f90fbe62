import { senseOf, shadowsBot } from '@lamplight/bots';
import { botLevels, randomAt, type Seating, seedOf, type Table } from '@lamplight/contract';
import { type Shadows, shadows } from '@lamplight/shadows';
import type { View } from '@lamplight/shadows/public';
import { describe, expect, test } from 'vitest';
import { play } from '../arena/play.ts';
import { type Count, playDuo } from './shadows.ts';

const teams = { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } };
const two: Table<Shadows['Options']> = {
  seats: 4,
  options: { teams, police: 11, agreement: 'all', maps: 'all', layout: 'standard', level: 'novice' },
};

const botOf = (level: (typeof botLevels)[number]) => shadowsBot(senseOf(), { level }) as unknown as Seating<Shadows>;

/** What every seat saw in the course of a match. */
function viewsOf(seed: number): readonly View[] {
  const { opening, steps } = play(
    shadows,
    two,
    seedOf(seed),
    [0, 1, 2, 3].map(() => botOf('regular')),
  );
  return [opening.match, ...steps.map(({ after }) => after)].flatMap(({ state }) =>
    [0, 1, 2, 3].map(seat => shadows.view(state, seat)),
  );
}

const views = viewsOf(7);

/** The same table, with everything that has no order in another one. */
const laidOtherwise = (view: View): View => ({
  ...view,
  available: view.available.toReversed(),
  cells: Object.fromEntries(Object.entries(view.cells).toReversed()),
  ...(view.targets === undefined ? {} : { targets: view.targets.toReversed() }),
  ...(view.map === undefined ? {} : { map: Object.fromEntries(Object.entries(view.map).toReversed()) }),
  teams: Object.fromEntries(
    Object.entries(view.teams).map(([team, side]) => [team, { ...side, holding: side.holding.toReversed() }]),
  ) as unknown as View['teams'],
});

describe.each(botLevels)('%s', level => {
  test('chooses the same however the cards lie: there is no code in their order', () => {
    const seen = views.filter(({ phase }) => phase === 'playing').filter((_, n) => n % 23 === 0);
    const moveOf = (view: View) => botOf(level)()({ view, told: [], at: 10_000, random: randomAt(seedOf(1), 5) })?.move;
    const moves = seen.map(moveOf);
    expect(seen.map(laidOtherwise).map(moveOf)).toEqual(moves);
    expect(moves.filter(move => move !== undefined).length).toBeGreaterThan(5);
  });

  test('plays a match of two teams to its end by moves that the rules allow', () => {
    const { steps, refused } = play(
      shadows,
      two,
      seedOf(11),
      [0, 1, 2, 3].map(() => botOf(level)),
    );
    expect(shadows.outcome(steps.at(-1)!.after.state)).toBeDefined();
    // A rival may take a card while one thinks; nothing else is ever refused.
    expect(refused.filter(({ rule }) => !rule.startsWith('SA-GATHER'))).toEqual([]);
  });
});

test('who imagines many listeners is better understood than who says what it sees, and meets the police less', () => {
  const [newcomer, expert] = (['newcomer', 'expert'] as const).map(level =>
    playDuo({ level, clock: 'novice', pairing: 'strangers' }, 3, 100),
  );
  const share = ({ good, of }: Count) => good / of;
  expect(share(expert!.all)).toBeGreaterThan(share(newcomer!.all) + 0.1);
  expect(share(expert!.police)).toBeLessThan(share(newcomer!.police));
});
