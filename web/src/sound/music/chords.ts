import { type Chance, pick } from '../chance.ts';
import type { Chord } from './harmony.ts';
import { late, type MusicNote } from './note.ts';

/** Where a hand falls in a bar, and for how long. */
type Stab = readonly [beat: number, beats: number];

const rests: readonly (readonly Stab[])[] = [[[0, 3.6]], [[late, 3]], [[0, 1.8]]];
const calm: readonly (readonly Stab[])[] = [
  [
    [0, 0.5],
    [1 + late, 0.4],
  ],
  [[1 + late, 0.9]],
  [
    [late, 0.4],
    [3, 0.5],
  ],
];
const hot: readonly (readonly Stab[])[] = [
  [
    [0, 0.35],
    [1 + late, 0.3],
    [3, 0.3],
  ],
  [
    [late, 0.3],
    [1 + late, 0.3],
    [2 + late, 0.3],
  ],
  [
    [1, 0.3],
    [2 + late, 0.3],
    [3 + late, 0.25],
  ],
];

const play = ({ voicing }: Chord, stabs: readonly Stab[], strength: number): readonly MusicNote[] =>
  stabs.flatMap(([beat, beats]) =>
    voicing.map((pitch): MusicNote => ({ voice: 'chord', beat, beats, pitch, strength })),
  );

/** A hand that lies on the keys. */
export const heldChords = (chord: Chord, chance: Chance): readonly MusicNote[] => play(chord, pick(rests, chance), 0.5);

/** A hand that answers the bass, more often when it is hot. */
export const shortChords = (chord: Chord, heat: number, chance: Chance): readonly MusicNote[] =>
  play(chord, pick(chance() < heat ? hot : calm, chance), 0.55 + 0.15 * heat);
