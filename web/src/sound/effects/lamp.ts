import { frequencyOf } from '../music/harmony.ts';
import { hiss, tone } from '../source.ts';
import type { SoundRecipe } from './recipe.ts';

/** The switch: two small clacks of a spring. */
const clack: SoundRecipe = (stage, { noise }, at) => {
  for (const [delay, peak] of [
    [0, 0.2],
    [0.028, 0.34],
  ] as const) {
    const filter = { type: 'bandpass', frequency: 2_600, q: 1.4 } as const;
    hiss(stage, { at: at + delay, buffer: noise, from: at, peak, release: 0.022, filter, room: 0.25 });
    tone(stage, { at: at + delay, frequency: 320, peak: peak * 0.3, release: 0.03 });
  }
};

/** A filament that glows up: a fifth, its octave a little late. */
const glow =
  (pitch: number): SoundRecipe =>
  (stage, materials, at) => {
    clack(stage, materials, at, 0);
    const partials = [
      [0, 0, 0.14],
      [7, 0.05, 0.1],
      [12, 0.11, 0.085],
    ] as const;
    for (const [higher, delay, peak] of partials) {
      const rest = { at: at + 0.04 + delay, peak, attack: 0.03, release: 0.95, room: 0.5 };
      tone(stage, { ...rest, frequency: frequencyOf(pitch + higher) });
      tone(stage, { ...rest, frequency: frequencyOf(pitch + higher) * 2.003, peak: peak * 0.16, release: 0.5 });
    }
  };

/** My turn: heard through everything, and like nothing else [UX-20]. */
export const lampOn = glow(69);
/** The same lamp, lower, for the Officer. */
export const lampOnLow = glow(62);

/** The light sinks, and the street is dark. */
export const lampOff: SoundRecipe = (stage, materials, at) => {
  clack(stage, materials, at, 0);
  for (const [pitch, peak] of [
    [65, 0.16],
    [62, 0.13],
    [56, 0.1],
  ] as const) {
    const frequency = frequencyOf(pitch);
    const rest = { at: at + 0.03, peak, attack: 0.02, release: 1.5, room: 0.6 };
    tone(stage, { ...rest, frequency, glide: { to: frequency * 0.84, within: 1.3 } });
  }
  tone(stage, {
    at: at + 0.03,
    frequency: 73.4,
    wave: materials.string,
    peak: 0.2,
    attack: 0.02,
    release: 1.4,
    filter: { type: 'lowpass', frequency: 500 },
  });
};

/** The maps are open: the lamp, and a low note under it. */
export const lampsOn: SoundRecipe = (stage, materials, at, rise) => {
  lampOnLow(stage, materials, at, rise);
  tone(stage, {
    at,
    frequency: 73.4,
    wave: materials.string,
    peak: 0.26,
    attack: 0.01,
    release: 1.1,
    filter: { type: 'lowpass', frequency: 600 },
    room: 0.2,
  });
  hiss(stage, {
    at,
    buffer: materials.cymbal,
    peak: 0.1,
    attack: 0.02,
    release: 0.8,
    filter: { type: 'highpass', frequency: 3_000 },
    room: 0.4,
  });
};
