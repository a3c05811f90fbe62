import type { SoundStage } from '../desk.ts';
import type { Materials } from '../instruments.ts';
import { frequencyOf } from '../music/harmony.ts';
import { hiss, tone } from '../source.ts';
import type { SoundRecipe } from './recipe.ts';

/** Wood on a board, once. */
function knock(stage: SoundStage, { noise }: Materials, at: number, peak: number, pitch: number): void {
  const filter = { type: 'bandpass', frequency: pitch * 4.2, q: 1.8 } as const;
  hiss(stage, { at, buffer: noise, from: at * 3, peak: 0.5 * peak, release: 0.03, filter, room: 0.25 });
  tone(stage, { at, frequency: pitch, glide: { to: pitch * 0.8, within: 0.05 }, peak: 0.34 * peak, release: 0.07 });
}

/** A cube is put down: somebody has made a move. */
export const cubePlaced: SoundRecipe = (stage, materials, at) => {
  knock(stage, materials, at, 1, 420);
  knock(stage, materials, at + 0.09, 0.6, 380);
};

/** A blade leaves its sheath. */
export const daggerDrawn: SoundRecipe = (stage, { noise }, at) => {
  const filter = { type: 'bandpass', frequency: 2_400, q: 2.6, glide: { to: 7_200, within: 0.34 } } as const;
  hiss(stage, { at, buffer: noise, from: 0.4, peak: 0.34, attack: 0.12, release: 0.24, filter, room: 0.4 });
  for (const [frequency, peak] of [
    [2_637, 0.06],
    [3_951, 0.035],
  ] as const)
    tone(stage, { at: at + 0.3, frequency, peak, attack: 0.004, release: 0.7, room: 0.7 });
};

/** A die that rolls and comes to rest: the same for either face. */
export const dieRolled: SoundRecipe = (stage, materials, at) => {
  for (const [n, delay] of [0, 0.1, 0.19, 0.27, 0.34, 0.42, 0.53, 0.68].entries())
    knock(stage, materials, at + delay, 0.9 - n * 0.07, 560 - (n % 3) * 70);
};

/** A card turns over, and a low chord opens under it. */
export const identityShown: SoundRecipe = (stage, { noise, string }, at) => {
  const filter = { type: 'bandpass', frequency: 1_100, q: 0.8, glide: { to: 3_600, within: 0.18 } } as const;
  hiss(stage, { at, buffer: noise, peak: 0.4, attack: 0.08, release: 0.12, filter, room: 0.3 });
  for (const [pitch, peak] of [
    [38, 0.2],
    [45, 0.15],
    [53, 0.11],
    [57, 0.09],
  ] as const) {
    const low = { type: 'lowpass', frequency: 900 } as const;
    const rest = { at: at + 0.16, attack: 0.05, release: 1.5, room: 0.6 };
    tone(stage, { ...rest, frequency: frequencyOf(pitch), wave: string, peak, filter: low });
  }
};
