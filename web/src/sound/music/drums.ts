import type { Chance } from '../chance.ts';
import { late, type MusicNote, type MusicVoice } from './note.ts';

const hit = (voice: MusicVoice, beat: number, strength: number, beats = 0.5): MusicNote => ({
  voice,
  beat,
  beats,
  pitch: 0,
  strength,
});

/** A brush that circles, and lets the second and fourth beat be known. */
export const slowBrushes = (chance: Chance): readonly MusicNote[] => [
  hit('swish', 0, 0.5, 2),
  hit('swish', 2, 0.42, 2),
  ...(chance() < 0.6 ? [hit('tap', 3, 0.3)] : []),
];

/** Brushes, taps on two and four, and with the heat a cymbal that rides. */
export function walkingBrushes(heat: number, chance: Chance): readonly MusicNote[] {
  const bar = [hit('swish', 0, 0.6, 2), hit('swish', 2, 0.6, 2), hit('tap', 1, 0.6), hit('tap', 3, 0.66)];
  const ride = [0, 1, 1 + late, 2, 3, 3 + late].map(beat => hit('ride', beat, (0.3 + 0.4 * heat) * accent(beat)));
  const ghosts = [late, 2 + late].filter(() => chance() < heat * 0.8).map(beat => hit('tap', beat, 0.26));
  return [...bar, ...(heat > 0.25 ? ride : ride.filter(({ beat }) => beat === 0 || beat === 2)), ...ghosts];
}

const accent = (beat: number): number => (Number.isInteger(beat) ? (beat % 2 === 1 ? 1 : 0.8) : 0.55);

/** A clock in the room: eighths on wood, the closer the end the louder. */
export const ticking = (heat: number): readonly MusicNote[] =>
  [0, 1, 2, 3].flatMap(beat => [
    hit('tick', beat, 0.35 + 0.35 * heat),
    ...(heat > 0.5 ? [hit('tick', beat + late, 0.2 + 0.3 * heat)] : []),
  ]);

/** A heart in the last minute. */
export const heartbeats: readonly MusicNote[] = [0, 2].flatMap(beat => [
  hit('pulse', beat, 0.9),
  hit('pulse', beat + late, 0.6),
]);
