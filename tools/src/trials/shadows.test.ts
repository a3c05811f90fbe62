import { botLevels, randomAt, seedOf } from '@lamplight/contract';
import { shadows } from '@lamplight/shadows';
import type { View } from '@lamplight/shadows/public';
import { describe, expect, test } from 'vitest';
import { play } from '../arena/play.ts';
import { botOf, laidOtherwise, permutedIn, twoTeams } from './permuted.ts';
import { type HitCount, playDuo } from './shadows.ts';

/** What every seat saw in the course of a match. */
function viewsOf(seed: number): readonly View[] {
  const { opening, steps } = play(
    shadows,
    twoTeams,
    seedOf(seed),
    [0, 1, 2, 3].map(() => botOf('regular')),
  );
  return [opening.match, ...steps.map(({ after }) => after)].flatMap(({ state }) =>
    [0, 1, 2, 3].map(seat => shadows.view(state, seat)),
  );
}

const views = viewsOf(7);

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
      twoTeams,
      seedOf(11),
      [0, 1, 2, 3].map(() => botOf(level)),
    );
    expect(shadows.outcome(steps.at(-1)!.after.state)).toBeDefined();
    // A rival may take a card while a bot thinks. Nothing else is ever refused.
    expect(refused.filter(({ rule }) => !rule.startsWith('SA-GATHER'))).toEqual([]);
  });
});

test('[A4] who imagines many listeners is better understood than who says what it sees, and meets the police less', () => {
  const [newcomer, expert] = (['newcomer', 'expert'] as const).map(level =>
    playDuo({ level, clock: 'novice', pairing: 'strangers' }, 3, 100),
  );
  const share = ({ good, of }: HitCount) => good / of;
  expect(share(expert!.all)).toBeGreaterThan(share(newcomer!.all) + 0.1);
  expect(share(expert!.police)).toBeLessThan(share(newcomer!.police));
});

test('[A8] over a whole match there is no code in order or time', () => {
  const { officer, detective } = permutedIn('regular', 1, 5);
  expect(officer.of).toBeGreaterThan(20);
  expect(detective.of).toBeGreaterThan(20);
  expect([officer.good, detective.good]).toEqual([officer.of, detective.of]);
});
