import { emerald } from '@lamplight/emerald';
import { expect, test } from 'vitest';
import type { ReplayFrame } from '../../replay/frames.ts';
import { finishedOf } from '../end/trial-match.ts';
import { lanesOf, linesOf, paced, stretchesOf, turnsOf } from './course.ts';
import { seenIn, toldOnce } from './seen.ts';

const { framesOf: framesOfMatch } = finishedOf(emerald);
const names = ['two-score', 'five-reveal', 'four-stall'];

/** Frames for all viewers at once, as the server sends them. */
function openFrames(name: string, seats: number): readonly ReplayFrame[] {
  const all = [...Array.from({ length: seats }, (_, seat) => seat), 'audience' as const].map(viewer =>
    framesOfMatch(name, viewer),
  );
  return (all[0] ?? []).map((frame, n) => ({
    ...frame,
    views: all.flatMap(each => each[n]?.views ?? []),
    told: [...new Map(all.flatMap(each => each[n]?.told ?? []).map(told => [JSON.stringify(told), told])).values()],
  }));
}

test.each(names)('%s: a step lasts neither days nor no time, and none is lost', name => {
  const frames = framesOfMatch(name);
  const shown = paced(frames.map((frame, n) => ({ ...frame, at: n * n * 3_600_000 })));
  expect(shown.map(({ input }) => input)).toEqual(frames.map(({ input }) => input));
  for (const [n, { at }] of shown.entries()) {
    const took = at - (shown[n - 1]?.at ?? 0);
    if (n > 0) expect(took).toBeGreaterThanOrEqual(600);
    expect(took).toBeLessThanOrEqual(6_000);
  }
});

test.each(names)('%s: one stretch from the first agent to the end, and a turn for every turn', name => {
  const frames = paced(framesOfMatch(name));
  const [stretch, ...others] = stretchesOf(frames);
  expect(others).toEqual([]);
  expect(stretch).toMatchObject({ first: 0, last: frames.length - 1, ends: frames.at(-1)?.at });
  const turns = turnsOf(frames);
  expect(turns.length).toBe(seenIn(frames.at(-1) as ReplayFrame).turn.number);
});

test('everybody’s knowledge together: all hands and all identities lie open', () => {
  for (const frame of openFrames('five-reveal', 5)) {
    const { players, me } = seenIn(frame);
    expect(me).toBeNull();
    for (const player of Object.values(players)) {
      expect(Array.isArray(player.hand)).toBe(true);
      expect(player.identity).not.toBeNull();
    }
  }
});

test('through one pair of eyes nothing else is shown', () => {
  const [frame] = framesOfMatch('five-reveal', 2).slice(40);
  const { players, me } = seenIn(frame as ReplayFrame);
  expect(me).toBe('wednesday');
  expect(Array.isArray(players.wednesday?.hand)).toBe(true);
  expect(typeof players.monday?.hand).toBe('number');
});

test('a thing of which several were told stands once, as whoever knew most was told it', () => {
  const some = { type: 'drew', by: 'monday', count: 2 };
  const all = { ...some, cards: ['start-banker', 'start-informer'] };
  const other = { type: 'turned', to: 'tuesday' };
  expect(toldOnce([some, other, all])).toEqual([all, other]);
  expect(toldOnce([all, some])).toEqual([all]);
  const peeked = { type: 'peeked', by: 'monday', of: 'friday', found: null };
  expect(toldOnce([peeked, { ...peeked, found: 'loyalist' }])).toEqual([{ ...peeked, found: 'loyalist' }]);
});

test('the log of all says every move once', () => {
  const [audience, open] = [linesOf(framesOfMatch('five-reveal')), linesOf(openFrames('five-reveal', 5))];
  expect(open.map(({ frame }) => frame)).toEqual(audience.map(({ frame }) => frame));
  expect(open.length).toBeGreaterThan(20);
});

test.each(names)('%s: a lane a player, turns one after the other, and points as the board had them', name => {
  const frames = paced(framesOfMatch(name));
  const lanes = lanesOf(frames);
  const last = seenIn(frames.at(-1) as ReplayFrame);
  expect(lanes.map(({ day }) => day)).toEqual(Object.keys(last.players));
  const turns = lanes.flatMap(lane => lane.turns).toSorted((one, other) => one.from - other.from);
  for (const [n, { from }] of turns.entries()) expect(from).toBeGreaterThanOrEqual(turns[n - 1]?.to ?? 0);
  for (const { day, points } of lanes) expect(points.at(-1)?.score ?? 0).toBe(last.players[day]?.score);
});
