import { type Chance, pick } from '../chance.ts';
import { type Chord, restNear, stepFrom } from './harmony.ts';
import { beatsInBar, late, type MusicNote } from './note.ts';

/** When the notes of a figure sound, each as a number of scale steps from the note before. */
type Figure = readonly (readonly [beat: number, steps: number])[];

const figures: readonly Figure[] = [
  [
    [0, 0],
    [late, 1],
    [1, 1],
    [2, -2],
  ],
  [
    [1, 0],
    [1 + late, -1],
    [2 + late, -1],
  ],
  [
    [late, 0],
    [1 + late, 2],
    [2 + late, -1],
    [3, -2],
  ],
  [
    [0, 0],
    [2, 3],
    [3 + late, -1],
  ],
  [
    [1, 0],
    [2, -1],
    [2 + late, 1],
    [3, -3],
  ],
  [
    [2, 0],
    [2 + late, 1],
    [3, 1],
    [3 + late, -1],
  ],
];

/** What the vibraphone says in eight bars: a figure, where it begins, and how the answer differs. */
export type Theme = { readonly figure: Figure; readonly answer: Figure; readonly from: number; readonly shift: number };

export const themeFrom = (chance: Chance): Theme => {
  const figure = pick(figures, chance);
  return {
    figure,
    answer: pick(
      figures.filter(each => each !== figure),
      chance,
    ),
    from: pick([69, 72, 74, 77], chance),
    shift: pick([-2, -1, 1, 2], chance),
  };
};

function sing(figure: Figure, from: number, chord: Chord, strength: number): readonly MusicNote[] {
  let pitch = restNear(from, chord);
  return figure.map(([beat, steps], index): MusicNote => {
    pitch = Math.max(62, Math.min(86, stepFrom(pitch, steps)));
    const isLast = index === figure.length - 1;
    const until = figure[index + 1]?.[0] ?? beatsInBar + 1;
    return {
      voice: 'vibes',
      beat,
      beats: until - beat,
      pitch: isLast ? restNear(pitch, chord) : pitch,
      strength: strength * (beat % 1 === 0 ? 1 : 0.8),
    };
  });
}

/** Call, silence, answer, silence; with the heat the silences fill. */
export function vibesIn(place: number, theme: Theme, chord: Chord, heat: number): readonly MusicNote[] {
  const { figure, answer, from, shift } = theme;
  const strength = 0.6 + 0.15 * heat;
  if (place === 0 || (place === 4 && heat > 0.2))
    return sing(figure, stepFrom(from, place === 4 ? shift : 0), chord, strength);
  if (place === 2 || (place === 6 && heat > 0.35)) return sing(answer, stepFrom(from, -shift), chord, strength * 0.9);
  return [];
}

/** Broken chords that circle over a clock. */
export function circling({ voicing }: Chord, heat: number): readonly MusicNote[] {
  const beats = heat > 0.75 ? [0, late, 1, 1 + late, 2, 2 + late, 3, 3 + late] : [0, 1, 2, 3];
  return beats.map((beat, index): MusicNote => {
    const pitch = (voicing[[0, 2, 1, 3][index % 4] ?? 0] ?? 62) + 12;
    return { voice: 'vibes', beat, beats: 0.8, pitch, strength: 0.26 + 0.06 * heat };
  });
}
