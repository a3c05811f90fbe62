import { expect, test } from 'vitest';
import type { HeardKind } from '../scene.ts';
import { composer, lastMinuteHeat } from './composer.ts';
import { chords } from './harmony.ts';
import { beatsInBar, type MusicNote, type MusicVoice } from './note.ts';

const bars = (seed: number, count: number, kind: HeardKind, heat: number): (readonly MusicNote[])[] => {
  const { next } = composer(seed);
  return Array.from({ length: count }, () => next(kind, heat));
};
const kinds = ['table', 'race', 'clock'] as const;
const seeds = [1, 2, 3, 4, 5];

test.each(kinds)('%s: never the same eight bars twice in a row', kind => {
  for (const seed of seeds) {
    const all = bars(seed, 8 * 60, kind, 0.5);
    const eights = Array.from({ length: 60 }, (_, n) => JSON.stringify(all.slice(n * 8, n * 8 + 8)));
    for (const [n, eight] of eights.entries()) expect(eight).not.toBe(eights[n + 1]);
  }
});

test('the same seed is the same music, another is another', () => {
  expect(bars(7, 24, 'race', 0.4)).toEqual(bars(7, 24, 'race', 0.4));
  expect(bars(7, 24, 'race', 0.4)).not.toEqual(bars(8, 24, 'race', 0.4));
});

const ranges = { bass: [28, 46], vibes: [60, 89], chord: [53, 69] } as const;
test.each(kinds)('%s: every note is within its bar and its instrument', kind => {
  const notes = [0, 0.5, 1].flatMap(heat => bars(3, 80, kind, heat).flat());
  expect(notes.length).toBeGreaterThan(1_000);
  for (const { voice, beat, beats, pitch, strength } of notes) {
    expect(beat >= 0 && beat < beatsInBar && beats > 0).toBe(true);
    expect(strength > 0 && strength <= 1).toBe(true);
    if (voice !== 'bass' && voice !== 'vibes' && voice !== 'chord') continue;
    const [low, high] = ranges[voice];
    expect(pitch).toBeGreaterThanOrEqual(low);
    expect(pitch).toBeLessThanOrEqual(high);
  }
});

test('the bass begins every bar of a race on the root of its chord, and walks four steps', () => {
  const roots = new Set(Object.values(chords).map(({ root }) => root % 12));
  for (const bar of bars(2, 64, 'race', 0)) {
    const steps = bar.filter(({ voice, beat }) => voice === 'bass' && Number.isInteger(beat));
    expect(steps.map(({ beat }) => beat)).toEqual([0, 1, 2, 3]);
    expect(roots).toContain(steps[0]!.pitch % 12);
  }
});

const count = (notes: readonly MusicNote[], voice: MusicVoice) => notes.filter(each => each.voice === voice).length;

test('[SA-APP-1] the soundtrack fills as time runs out, and in the last minute a heart beats', () => {
  const calm = bars(5, 64, 'clock', 0).flat();
  const later = bars(5, 64, 'clock', lastMinuteHeat - 0.01).flat();
  const last = bars(5, 64, 'clock', lastMinuteHeat).flat();
  expect(later.length).toBeGreaterThan(calm.length * 1.3);
  expect([count(calm, 'pulse'), count(later, 'pulse')]).toEqual([0, 0]);
  expect(count(last, 'pulse')).toBe(64 * 4);
});

test('a table waits: no cymbal, no clock, less than half the notes of a race', () => {
  const waiting = bars(5, 64, 'table', 0).flat();
  expect([count(waiting, 'ride'), count(waiting, 'tick')]).toEqual([0, 0]);
  expect(waiting.length * 2).toBeLessThan(bars(5, 64, 'race', 0.5).flat().length);
});
