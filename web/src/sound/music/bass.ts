import { type Chance, pick } from '../chance.ts';
import { type Chord, stepFrom } from './harmony.ts';
import type { MusicNote } from './note.ts';

const [lowest, highest] = [28, 46] as const;
/** Into the range of the instrument, by octaves. */
const inRange = (pitch: number): number => {
  if (pitch < lowest) return pitch + 12;
  return pitch > highest ? pitch - 12 : pitch;
};

const note = (beat: number, pitch: number, strength: number, beats = 0.9): MusicNote => ({
  voice: 'bass',
  beat,
  beats,
  pitch: inRange(pitch),
  strength,
});

/** One and three, with time between them. */
export function bassInTwo({ root, fifth }: Chord, next: Chord, chance: Chance): readonly MusicNote[] {
  const bar = [note(0, root, 0.8, 1.8), note(2, fifth, 0.62, 1.6)];
  return chance() < 0.35 ? [...bar, note(3 + 2 / 3, next.root - 1, 0.42, 0.3)] : bar;
}

/** Four steps a bar: from the root through the chord to the neighbour of the next root. */
export function walkingBass(chord: Chord, next: Chord, heat: number, chance: Chance): readonly MusicNote[] {
  const { root, fifth } = chord;
  const rises = inRange(next.root) >= inRange(root);
  const second = pick([stepFrom(root, rises ? 1 : -1), stepFrom(root, rises ? 2 : -2), root + 12, fifth], chance);
  const third = pick([fifth, stepFrom(inRange(next.root), rises ? -2 : 2), fifth], chance);
  const approach = next.root + pick([-1, 1, -1, 7], chance);
  const bar = [note(0, root, 0.85), note(1, second, 0.66), note(2, third, 0.74), note(3, approach, 0.68)];
  return chance() < 0.1 + heat * 0.4 ? [...bar, note(pick([1, 3], chance) + 2 / 3, root, 0.42, 0.25)] : bar;
}

/** One note under everything, pressing on. */
export function pedalBass({ root }: Chord, heat: number): readonly MusicNote[] {
  const beats = heat > 0.55 ? [0, 2 / 3, 1, 2, 2 + 2 / 3, 3] : [0, 1, 2, 3];
  return beats.map(beat => note(beat, root, Number.isInteger(beat) ? 0.74 : 0.46, Number.isInteger(beat) ? 0.8 : 0.25));
}
