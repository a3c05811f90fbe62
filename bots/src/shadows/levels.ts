import type { BotLevel } from '@lamplight/contract';

export interface ShadowsSkill {
  /** How far its own mind is from the common one. */
  readonly distance: number;
  /** How many listeners are imagined. 0 takes the card that is most alike, whatever else it may be mistaken for. */
  readonly listeners: number;
  /** Weighs every clue by all its possible results; otherwise by the one cell that it means. */
  readonly weighsAll: boolean;
  /** As a Detective it asks why these cards were given and not others. */
  readonly asksWhy: boolean;
  /** As a Detective it now and then takes the second best. */
  readonly wavers: boolean;
}

export const skills: Readonly<Record<BotLevel, ShadowsSkill>> = {
  newcomer: { distance: 1, listeners: 0, weighsAll: false, asksWhy: false, wavers: true },
  regular: { distance: 0.75, listeners: 1, weighsAll: false, asksWhy: false, wavers: false },
  expert: { distance: 0.5, listeners: 16, weighsAll: false, asksWhy: false, wavers: false },
  mastermind: { distance: 0.5, listeners: 16, weighsAll: true, asksWhy: true, wavers: false },
};

/** How sharply people are assumed to tell what is meant: it sets the spread of a reading's chances. */
export const sharpness = 20;
