import type { SoundStage } from '../desk.ts';
import type { Materials } from '../instruments.ts';
import { hiss, tone } from '../source.ts';
import type { SoundRecipe } from './recipe.ts';

/** Heel and sole on a wet stone. */
function step(stage: SoundStage, { noise }: Materials, at: number, side: number, peak: number): void {
  const stone = { type: 'bandpass', frequency: 1_650 + side * 500, q: 1.1 } as const;
  hiss(stage, { at, buffer: noise, from: at * 7, peak: 0.62 * peak, release: 0.045, filter: stone, side, room: 0.45 });
  tone(stage, { at, frequency: 155, glide: { to: 82, within: 0.05 }, peak: 0.4 * peak, release: 0.075, side });
  const sole = { type: 'bandpass', frequency: 2_900, q: 0.8 } as const;
  hiss(stage, {
    at: at + 0.062,
    buffer: noise,
    from: at * 5,
    peak: 0.24 * peak,
    attack: 0.008,
    release: 0.05,
    filter: sole,
    side,
    room: 0.3,
  });
}

/** Three steps, as long as the figure walks, whatever lies where it arrives [SA-RESOLVE-7]. */
export const steps: SoundRecipe = (stage, materials, at) => {
  for (const [index, peak] of [1, 0.86, 0.95].entries())
    step(stage, materials, at + index * 0.2, index % 2 === 0 ? -0.16 : 0.16, peak);
};

/** Two pipes a third apart that quarrel, blown twice, the second time lower and longer. */
export const whistle: SoundRecipe = (stage, { noise }, at) => {
  for (const [delay, length, base] of [
    [0, 0.2, 1_980],
    [0.27, 0.46, 1_670],
  ] as const) {
    const rest = { at: at + delay, attack: 0.018, hold: length, release: 0.09, room: 0.7 };
    for (const [share, peak] of [
      [1, 0.07],
      [1.17, 0.06],
      [2, 0.012],
    ] as const) {
      const frequency = base * share;
      tone(stage, { ...rest, frequency: frequency * 0.94, glide: { to: frequency, within: 0.05 }, peak, wave: 'sine' });
    }
    hiss(stage, {
      ...rest,
      buffer: noise,
      from: delay,
      peak: 0.045,
      filter: { type: 'bandpass', frequency: base * 1.6, q: 1.6 },
    });
  }
};
