import type { Stroke } from './clock.ts';
import type { Sound } from './effects.ts';

/** Whoever makes what is heard. The match only says what there is to hear. */
export interface EffectPlayer {
  play(sound: Sound): void;
  /** The clock, and the count before a round. */
  strike(stroke: Stroke | 'count'): void;
}

let player: EffectPlayer | undefined;

/** Gives the match its sounds; without them it is silent. */
export function hearThrough(next: EffectPlayer | undefined): void {
  player = next;
}

export const playSound = (sound: Sound): void => player?.play(sound);
export const playStroke = (stroke: Stroke | 'count'): void => player?.strike(stroke);
