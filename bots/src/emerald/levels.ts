import type { BotLevel } from '@lamplight/contract';
import type { Effort } from './search.ts';

/** The rule player, with a number of points of chance in what it thinks of a move; or a search. */
export type Skill = { readonly whim: number } | { readonly effort: Effort };

const thorough: Effort = { worlds: 800, rounds: 2, width: 12, later: 6, curiosity: 0.5, flat: false };

export const skills: Readonly<Record<BotLevel, Skill>> = {
  newcomer: { whim: 3 },
  regular: { whim: 0.1 },
  expert: { effort: { ...thorough, worlds: 120 } },
  mastermind: { effort: thorough },
};

/** No level: what a search is held against. */
export const flat: Skill = { effort: { ...thorough, flat: true } };
