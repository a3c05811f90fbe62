import type { BotLevel } from '@lamplight/contract';
import type { SearchEffort } from './search.ts';

/** The rule player, with this many points of chance added to its estimate of a move; or a search, which may bluff. */
export type EmeraldSkill = { readonly whim: number } | { readonly effort: SearchEffort; readonly bluffs: boolean };

const thorough: SearchEffort = { worlds: 600, rounds: 2, width: 12, later: 6, curiosity: 0.4, flat: false };

const quick: SearchEffort = { ...thorough, worlds: 120 };

export const skills: Readonly<Record<BotLevel, EmeraldSkill>> = {
  newcomer: { whim: 3 },
  regular: { whim: 0.1 },
  expert: { effort: quick, bluffs: true },
  mastermind: { effort: thorough, bluffs: true },
};

/**
 * Not levels, but baselines for the search. Flat Monte Carlo as in the textbooks plays every world to its end. The
 * other one is cut short and judged like a search, and lacks only the search's choice of what to try. Both do at least
 * as much work as a mastermind.
 */
export const flat: EmeraldSkill = {
  effort: { ...thorough, worlds: 100, rounds: Number.POSITIVE_INFINITY, flat: true },
  bluffs: false,
};
export const flatCut: EmeraldSkill = { effort: { ...thorough, flat: true }, bluffs: false };
/** An expert with a quarter of its worlds: a search that gains nothing from more worlds does not search. */
export const quarter: EmeraldSkill = { effort: { ...quick, worlds: quick.worlds / 4 }, bluffs: true };
