import { expect, test } from 'vitest';
import { conductor, type TimedNote } from './conductor.ts';
import { composer } from './music/composer.ts';
import type { SoundScene } from './scene.ts';

const race: SoundScene = { kind: 'race', heat: 0 };
const beginnings = (notes: readonly TimedNote[]) =>
  notes.filter(({ voice, strength }) => voice === 'bass' && strength === 0.85).map(({ at }) => at);

/** Schedules a little ahead, again and again, as the page does. */
function run(scene: (now: number) => SoundScene, { from = 0, to = 30, every = 0.15, ahead = 0.4 } = {}) {
  const { due } = conductor(composer(1));
  const notes: { readonly note: TimedNote; readonly asked: number }[] = [];
  for (let now = from; now < to; now += every)
    for (const note of due(scene(now), now, now + ahead)) notes.push({ note, asked: now });
  return notes;
}

test('every note is handed out before its time, in bars without gap or overlap', () => {
  const notes = run(() => race);
  for (const { note, asked } of notes) expect(note.at).toBeGreaterThanOrEqual(asked);
  const bars = beginnings(notes.map(({ note }) => note));
  const beat = 60 / 88;
  expect(bars.length).toBeGreaterThan(8);
  for (const [n, at] of bars.entries()) expect(at).toBeCloseTo(0.25 + n * 4 * beat, 6);
});

test('looking more often changes nothing', () => {
  const before20 = (every: number) =>
    run(() => race, { every })
      .map(({ note }) => note)
      .filter(({ at }) => at < 20);
  expect(before20(0.05).length).toBeGreaterThan(50);
  expect(before20(0.05)).toEqual(before20(0.3));
});

test('silence is silence', () => {
  expect(run(() => ({ kind: 'silence', heat: 1 }))).toEqual([]);
});

test('another scene begins at once, at its own pace, not after the bar of the one before', () => {
  const { due } = conductor(composer(1));
  due({ kind: 'table', heat: 0 }, 0, 0.4);
  const bars = beginnings(due(race, 0.6, 4));
  expect(bars[0]).toBeCloseTo(0.85);
  expect(bars[1]! - bars[0]!).toBeCloseTo((4 * 60) / 88);
});

test('a hotter race is faster, and comes to it over a few bars', () => {
  const bars = beginnings(run(now => ({ kind: 'race', heat: now < 8 ? 0 : 1 })).map(({ note }) => note));
  const lengths = bars.slice(1).map((at, n) => at - bars[n]!);
  expect(lengths[0]).toBeCloseTo((4 * 60) / 88);
  expect(lengths.at(-1)).toBeCloseTo((4 * 60) / 132);
  for (const [n, length] of lengths.entries()) expect(length / (lengths[n + 1] ?? length)).toBeLessThan(1.08);
});

test('who slept for a minute hears the music from now, not all that was missed', () => {
  const { due } = conductor(composer(1));
  due(race, 0, 0.4);
  const after = due(race, 60, 60.4);
  expect(Math.min(...after.map(({ at }) => at))).toBeGreaterThanOrEqual(60);
  expect(beginnings(after)).toHaveLength(1);
});
