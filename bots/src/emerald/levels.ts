import type { BotLevel } from '@lamplight/contract';
import type { SearchEffort } from './search.ts';

/** The rule player, with a number of points of chance in what it thinks of a move; or a search, which may bluff. */
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
 * No levels: what a search is held against. Flat Monte Carlo as in books plays every world to its end; the other is cut short and
 * judged like a search, and lacks nothing but its choice of what to try. Both take at least as much work as a mastermind.
 */
export const flat: EmeraldSkill = {
  effort: { ...thorough, worlds: 100, rounds: Number.POSITIVE_INFINITY, flat: true },
  bluffs: false,
};
export const flatCut: EmeraldSkill = { effort: { ...thorough, flat: true }, bluffs: false };
/** And an expert with a quarter of its worlds: a search that gains nothing by more of them does not search. */
export const quarter: EmeraldSkill = { effort: { ...quick, worlds: quick.worlds / 4 }, bluffs: true };
