import type { SoundStage } from '../desk.ts';
import type { Materials } from '../instruments.ts';

/** How an effect is made: where, with what materials, when, and how many semitones higher. */
export type SoundRecipe = (stage: SoundStage, materials: Materials, at: number, rise: number) => void;
