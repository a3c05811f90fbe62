import { tick, vibraphone } from '../instruments.ts';
import { frequencyOf } from '../music/harmony.ts';
import { hiss, tone } from '../source.ts';
import type { SoundRecipe } from './recipe.ts';

/** A soft finger on the board. */
export const look: SoundRecipe = (stage, _, at) => {
  tone(stage, { at, frequency: 880, glide: { to: 700, within: 0.03 }, peak: 0.2, release: 0.06, room: 0.15 });
};

/** A wooden bar; each vote for the same cell a semitone higher. */
export const vote: SoundRecipe = (stage, _, at, rise) => {
  const frequency = frequencyOf(65 + rise);
  tone(stage, { at, frequency, peak: 0.22, attack: 0.003, release: 0.3, room: 0.3 });
  tone(stage, { at, frequency: frequency * 3.93, peak: 0.05, release: 0.07 });
};

/** Two notes that rise. */
export const found: SoundRecipe = (stage, materials, at) => {
  for (const [delay, pitch] of [
    [0, 74],
    [0.19, 81],
  ] as const)
    vibraphone(stage, { voice: 'vibes', at: at + delay, length: 1.6, pitch, strength: 0.95 }, materials);
};

/** Three, two, one. */
export const counted: SoundRecipe = (stage, materials, at) => {
  vibraphone(stage, { voice: 'vibes', at, length: 0.2, pitch: 69, strength: 0.9 }, materials);
  tone(stage, { at, frequency: 120, glide: { to: 84, within: 0.1 }, peak: 0.26, attack: 0.004, release: 0.18 });
};

/** A band that stands up: one chord on its toes, then home, in major for once. */
export const brassChord: SoundRecipe = (stage, { brass, cymbal }, at) => {
  const chords = [
    { delay: 0, hold: 0.1, release: 0.16, pitches: [55, 61, 65, 70, 73] },
    { delay: 0.3, hold: 0.75, release: 0.9, pitches: [50, 57, 61, 66, 69, 76] },
  ];
  for (const { delay, hold, release, pitches } of chords)
    for (const [index, pitch] of pitches.entries()) {
      const filter = { type: 'lowpass', frequency: 500, q: 0.8, glide: { to: 2_300, within: 0.09 } } as const;
      const rest = { at: at + delay, attack: 0.035, hold, release, filter, room: 0.5, peak: 0.11 };
      const frequency = frequencyOf(pitch) * (1 + (index % 2 === 0 ? 1 : -1) * 0.0018);
      tone(stage, {
        ...rest,
        frequency: frequency * 0.985,
        glide: { to: frequency, within: 0.05 },
        wave: brass,
        side: (index - 2.5) / 5,
      });
    }
  hiss(stage, {
    at: at + 0.3,
    buffer: cymbal,
    peak: 0.14,
    release: 0.85,
    filter: { type: 'highpass', frequency: 2_600 },
    room: 0.3,
  });
};

/** A second that goes. */
export const secondGone: SoundRecipe = (stage, materials, at) =>
  tick(stage, { voice: 'tick', at, length: 0.1, pitch: 0, strength: 4.5 }, materials);

/** One of the last three: the same, and a note that is not to be missed. */
export const lastSecondGone: SoundRecipe = (stage, materials, at, rise) => {
  secondGone(stage, materials, at, rise);
  tone(stage, { at, frequency: frequencyOf(81), peak: 0.22, attack: 0.003, release: 0.16, room: 0.25 });
};
