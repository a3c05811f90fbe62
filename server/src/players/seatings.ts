import { type GameTypes, randomPlayer, type Seating } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import { shadows } from '@lamplight/shadows';
import { type AnyGame, anyGame } from '../match/machine.ts';

/**
 * A game of this house, and who plays for the absent: never the arena's `walker`, whose Officer and Detectives have agreed
 * on a code and would win by it.
 */
export type Offer = { readonly game: AnyGame; readonly player: Seating<GameTypes> };

/** The longest that a random player thinks, in milliseconds: about as long as a person who does not think much. */
const pace = 5_000;

export const offers: ReadonlyMap<string, Offer> = new Map([
  ['shadows', { game: anyGame(shadows), player: randomPlayer(shadows, pace) as unknown as Seating<GameTypes> }],
  ['emerald', { game: anyGame(emerald), player: greedy as unknown as Seating<GameTypes> }],
]);
