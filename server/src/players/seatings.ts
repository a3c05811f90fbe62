import { senseOf, shadowsBot } from '@lamplight/bots';
import type { BotKind, GameTypes, Seating } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import { shadows } from '@lamplight/shadows';
import { type AnyGame, anyGame } from '../match/machine.ts';

/**
 * A game of this house, and who plays it, of each kind: never the arena's `walker`, whose Officer and Detectives have agreed
 * on a code and would win by it.
 */
export type Offer = { readonly game: AnyGame; readonly player: (kind: BotKind) => Seating<GameTypes> };

/** Who reads pictures loads what they mean when it first sits down, not with every server and thread. */
const readsPictures: Offer['player'] = kind => () => (shadowsBot(senseOf(), kind) as unknown as Seating<GameTypes>)();

export const offers: ReadonlyMap<string, Offer> = new Map([
  ['shadows', { game: anyGame(shadows), player: readsPictures }],
  ['emerald', { game: anyGame(emerald), player: () => greedy as unknown as Seating<GameTypes> }],
]);
