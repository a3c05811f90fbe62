import type { Json, Viewer } from '@lamplight/contract';
import type { Told, View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import type { ReplayFrame } from '../../replay/frames.ts';
import { trialView } from '../play/view/trial-view.ts';
import { isMajor, lanesOf, roundsOf, turnsOf } from './course.ts';
import { sceneOf } from './scene.ts';
import { seenIn } from './seen.ts';

const seats = 'black: 0 1 4, orange: 2 3';

function frame(at: number, round: number, told: readonly Told[], more: Partial<View> = {}): ReplayFrame {
  const view = { ...trialView({ seats }), round, ...more };
  return {
    input: at,
    at,
    views: [{ viewer: 'audience', view: view as Json }],
    told: told as unknown as readonly Json[],
  };
}

const frames = [
  frame(0, 1, []),
  frame(3_000, 1, [{ type: 'began', at: 3_000, endsAt: null }]),
  frame(5_000, 1, [{ type: 'gave', team: 'black', cards: ['i01'], drawn: [], at: 5_000 }]),
  frame(6_000, 1, [{ type: 'gave', team: 'orange', cards: ['i02'], drawn: [], at: 6_000 }]),
  frame(8_000, 1, [{ type: 'moved', team: 'black', to: '0,1', found: 'evidence', at: 8_000 }]),
  frame(9_000, 1, [
    { type: 'moved', team: 'black', to: '0,1', found: null, at: 9_000 },
    { type: 'ended-round', at: 9_000, winner: 'black', because: 'client' },
  ]),
  frame(20_000, 2, [{ type: 'laid', round: 2 }]),
];

test('[UX-36] rounds follow each other without a gap, and their lanes show the time that was played', () => {
  expect(roundsOf(frames)).toEqual([
    { number: 1, first: 0, last: 5, starts: 3_000, ends: 9_000 },
    { number: 2, first: 6, last: 6, starts: 20_000, ends: 20_001 },
  ]);
});

test('[UX-36] a turn begins with its clue; the end of a round is a stop too', () => {
  expect(turnsOf(frames)).toEqual([2, 3, 5]);
});

test('[UX-36] two lanes: from each clue to the arrival, and a mark for each find', () => {
  const [round] = roundsOf(frames);
  expect(round && lanesOf(frames, round)).toEqual([
    {
      team: 'black',
      thinks: [{ from: 5_000, to: 9_000 }],
      marks: [
        { at: 8_000, found: 'evidence' },
        { at: 9_000, found: 'client' },
      ],
    },
    { team: 'orange', thinks: [{ from: 6_000, to: 9_000 }], marks: [] },
  ]);
});

test('looks and readiness are small print in the log', () => {
  expect(isMajor({ type: 'moved' })).toBe(true);
  expect(isMajor({ type: 'looked' })).toBe(false);
});

const seenBy = (...views: readonly (readonly [Viewer, View])[]): ReplayFrame => ({
  input: 1,
  at: 0,
  told: [],
  views: views.map(([viewer, view]) => ({ viewer, view: view as Json })),
});

test('[UX-36] seen openly, both maps, all marks and all pointing lie on one board', () => {
  const frame = seenBy(
    ['audience', trialView({ seats })],
    [0, { ...trialView({ seats, me: 0 }), map: { '0,2': 'police', '2,0': 'client' }, intended: '2,0' }],
    [1, trialView({ seats, me: 1, holding: ['i01'], pointing: { 1: '0,1' }, looking: { 4: '0,1' } })],
    [2, { ...trialView({ seats, me: 2 }), map: { '0,2': 'police' } }],
  );
  const scene = sceneOf(seenIn(frame), seat => `seat ${seat}`);
  expect(scene.shown).toBe('both');
  expect(scene.looks['0,2']).toEqual({ thing: 'police', isCommon: true });
  expect(scene.looks['2,0']).toEqual({ isTarget: true });
  expect(scene.looks['0,1']?.ring).toEqual({ done: 1, of: 2 });
  expect(scene.looks['0,1']?.names?.map(({ label }) => label)).toEqual(['seat 4', 'seat 1']);
});

test('[UX-36] a Detective’s replay has the lit cells and no map', () => {
  const frame = seenBy([1, trialView({ seats, me: 1, holding: ['i01'] })]);
  const { looks } = sceneOf(seenIn(frame), String);
  const looked = Object.values(looks);
  expect(looked.some(({ light }) => light === 'lit')).toBe(true);
  expect(looked.every(({ thing }) => thing === undefined)).toBe(true);
});
