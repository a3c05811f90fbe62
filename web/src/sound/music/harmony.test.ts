import { expect, test } from 'vitest';
import { chords, frequencyOf, progressions, restNear, stepFrom } from './harmony.ts';

test('A is 440 Hz, and an octave is twice as much', () => {
  expect(frequencyOf(69)).toBe(440);
  expect(frequencyOf(81)).toBeCloseTo(880);
  expect(frequencyOf(60)).toBeCloseTo(261.63, 1);
});

test('a step stays in D minor, up and down', () => {
  const up = [1, 2, 3, 4, 5, 6].map(steps => stepFrom(62, steps));
  expect(up).toEqual([64, 65, 67, 69, 72, 74]);
  expect(stepFrom(62, -1)).toBe(60);
  expect(stepFrom(63, 1)).toBe(64);
});

test.each(Object.entries(chords))('a phrase over %s ends in the chord, near where it was', (_, chord) => {
  for (let pitch = 60; pitch <= 86; pitch++) {
    const end = restNear(pitch, chord);
    expect(chord.voicing.map(each => each % 12)).toContain(end % 12);
    expect(Math.abs(end - pitch)).toBeLessThanOrEqual(3);
  }
});

test('every progression has eight bars and ends where the next can begin', () => {
  expect(progressions.length).toBeGreaterThan(2);
  for (const progression of progressions) {
    expect(progression).toHaveLength(8);
    expect(progression.at(-1)).toBe('V');
  }
});
