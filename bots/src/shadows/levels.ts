import type { BotLevel } from '@lamplight/contract';

export interface ShadowsSkill {
  /** How far its own mind is from everybody's. */
  readonly distance: number;
  /** So many listeners are imagined; 0 means that it takes what is most alike, whatever else it may be taken for. */
  readonly listeners: number;
  /** Weighs every clue by all that may come of it; else by one cell that it wants to be understood. */
  readonly weighsAll: boolean;
  /** As a Detective it asks why these cards were given and not others. */
  readonly asksWhy: boolean;
  /** As a Detective it now and then takes what is only second best. */
  readonly wavers: boolean;
}

export const skills: Readonly<Record<BotLevel, ShadowsSkill>> = {
  newcomer: { distance: 1, listeners: 0, weighsAll: false, asksWhy: false, wavers: true },
  regular: { distance: 0.75, listeners: 1, weighsAll: false, asksWhy: false, wavers: false },
  expert: { distance: 0.5, listeners: 16, weighsAll: false, asksWhy: false, wavers: false },
  mastermind: { distance: 0.5, listeners: 16, weighsAll: true, asksWhy: true, wavers: false },
};

/** How sharply people are believed to tell what is meant: by this the chances of a reading are spread. */
export const sharpness = 20;
