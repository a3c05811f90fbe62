import { pulse } from '../instruments.ts';
import { bell } from './bell.ts';
import type { SoundRecipe } from './recipe.ts';

/** A heart, close by. */
export const heartbeat: SoundRecipe = (stage, materials, at) => {
  pulse(stage, { voice: 'pulse', at, length: 0.2, pitch: 0, strength: 1 }, materials);
  pulse(stage, { voice: 'pulse', at: at + 0.27, length: 0.2, pitch: 0, strength: 0.7 }, materials);
};

/** The last minute: one stroke of the tower, and the heart. */
export const towerOnce: SoundRecipe = (stage, materials, at, rise) => {
  bell(stage, { at, frequency: 440, peak: 0.2, ring: 2.4, room: 0.6 });
  for (const delay of [0.5, 1.5]) heartbeat(stage, materials, at + delay, rise);
};

/** The time is up: three strokes that carry through a room full of people. */
export const towerThrice: SoundRecipe = (stage, _, at) => {
  for (let stroke = 0; stroke < 3; stroke++)
    bell(stage, { at: at + stroke * 0.85, frequency: 294, peak: 0.34, ring: 3.4, room: 0.55 });
};
