import { emerald } from '@lamplight/emerald';
import { targetIn } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { lostToOther, type Reckoning, reckoningOf } from './reckoning.ts';
import { gapOf, stepsOf, tracksOf } from './tracks.ts';
import { finishedOf } from './trial-match.ts';

const { framesOf, lastView } = finishedOf(emerald);
const names = ['two', 'three', 'four', 'five'].flatMap(players =>
  ['score', 'track', 'reveal', 'stall'].map(way => `${players}-${way}`),
);
const reckoned = (name: string): Reckoning => {
  const view = lastView(name);
  return reckoningOf(view, targetIn(view)) as Reckoning;
};

test.each(names)(
  '[EM-END-2, EM-END-5, EM-END-6] %s: every bar adds up to what the board said and to what is left',
  name => {
    const view = lastView(name);
    const { accounts } = reckoned(name);
    expect(accounts.map(({ day }) => day).toSorted()).toEqual(Object.keys(view.players).toSorted());
    for (const { day, segments, shown, kept, penalty, final } of accounts) {
      const sum = (is: boolean) =>
        segments.reduce((total, each) => (each.kept === is ? total + each.points : total), 0);
      expect(sum(true)).toBe(kept);
      expect(sum(true) + sum(false)).toBe(shown);
      expect(shown).toBe(view.players[day]?.score);
      expect(kept + penalty).toBe(final);
      expect(final).toBe(view.outcome?.scores[day]);
    }
    expect(
      accounts
        .filter(({ isWinner }) => isWinner)
        .map(({ day }) => day)
        .toSorted(),
    ).toEqual([...(view.outcome?.winners ?? [])].toSorted());
    expect(accounts[0]?.isWinner).toBe(true);
  },
);

test.each(names)('[EM-END-2, EM-END-3, EM-END-4] %s: what is lost is lost by the rule', name => {
  const { accounts, ahead } = reckoned(name);
  const factionOf = new Map(accounts.map(({ day, faction }) => [day, faction]));
  for (const { faction, segments, boxes } of accounts) {
    for (const { source, kept } of segments) {
      if (source === 'neutral') expect(kept).toBe(true);
      if (source === 'loyalist' || source === 'restorationist') expect(kept).toBe(source === faction);
      if (source === 'tracks') expect(kept).toBe(faction === ahead?.faction);
    }
    for (const { victim, kept } of boxes)
      expect(kept).toBe(faction === 'loyalist' && factionOf.get(victim) === 'restorationist');
    const boxed = (is: boolean) => boxes.filter(({ kept }) => kept === is).reduce((sum, { points }) => sum + points, 0);
    for (const is of [true, false])
      expect(segments.find(({ source, kept }) => source === 'box' && kept === is)?.points ?? 0).toBe(boxed(is));
  }
});

test.each(names)('[EM-END-5] %s: the lowest are named, and all of their faction pay', name => {
  const { accounts, lowest } = reckoned(name);
  expect(lowest.days.length).toBeGreaterThan(0);
  for (const { day, faction, kept, penalty } of accounts) {
    expect(penalty).toBe(faction === lowest.faction ? -5 : 0);
    expect(kept).toBeGreaterThanOrEqual(lowest.points);
    if (lowest.days.includes(day)) expect([kept, faction]).toEqual([lowest.points, lowest.faction]);
  }
});

test('[EM-END-1] what ended it is told with who did it', () => {
  expect(reckoned('five-score')).toMatchObject({ why: 'score' });
  expect(reckoned('five-score').by.length).toBeGreaterThan(0);
  const { why, by, accounts } = reckoned('three-reveal');
  expect(why).toBe('reveal');
  for (const day of by) expect(accounts.find(each => each.day === day)?.faction).toBe('restorationist');
  expect(reckoned('four-track').by).toEqual([]);
});

test('[EM-END-2] points of the other faction are named with who lost them', () => {
  const all = names.map(reckoned);
  const lost = all.flatMap(each => [...lostToOther(each, 'loyalist'), ...lostToOther(each, 'restorationist')]);
  expect(lost.length).toBeGreaterThan(0);
  for (const { points } of lost) expect(points).toBeGreaterThan(0);
});

test.each(names)('[EM-TRACK-1] %s: the markers by round end where they stand', name => {
  const points = tracksOf(framesOf(name));
  expect(points[0]).toEqual({ round: 0, loyalist: 0, restorationist: 0 });
  expect(points.map(({ round }) => round)).toEqual([...points.keys()]);
  const { round: _round, ...last } = points.at(-1) ?? { round: 0 };
  expect(last).toEqual(lastView(name).tracks);
  for (const of of ['loyalist', 'restorationist'] as const)
    for (const [n, point] of points.entries()) expect(point[of]).toBeGreaterThanOrEqual(points[n - 1]?.[of] ?? 0);
});

test('a line stands still and then steps, and the gap lies between two lines', () => {
  const points = [
    { round: 0, loyalist: 0, restorationist: 0 },
    { round: 1, loyalist: 3, restorationist: 0 },
  ];
  expect(stepsOf(points, 'loyalist')).toEqual([
    [0, 0],
    [1, 0],
    [1, 3],
  ]);
  expect(gapOf(points)).toEqual([
    [0, 0],
    [1, 0],
    [1, 3],
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
});
