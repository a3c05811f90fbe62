import { senseOf, shadowsBot, whyOfRounds } from '@lamplight/bots';
import type { GameTypes, Json, Seating } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import { type Shadows, shadows } from '@lamplight/shadows';
import { type AnyGame, anyGame } from '../match/machine.ts';
import type { Past } from '../match/past.ts';

/**
 * A game of this house, and who plays for the absent: never the arena's `walker`, whose Officer and Detectives have agreed
 * on a code and would win by it.
 */
export interface Offer {
  readonly game: AnyGame;
  readonly player: Seating<GameTypes>;
  /** What bots thought, as far as it is no secret any more: for people to see after a round or a match. */
  readonly why: (past: Past) => Json;
}

/** Who reads pictures loads what they mean when it first sits down, not with every server and thread. */
const readsPictures: Seating<GameTypes> = () =>
  (shadowsBot(senseOf(), { level: 'expert' }) as unknown as Seating<GameTypes>)();

const whyOfPictures = ({ view }: Past): Json => whyOfRounds(view as unknown as Shadows['View']) as unknown as Json;

export const offers: ReadonlyMap<string, Offer> = new Map([
  ['shadows', { game: anyGame(shadows), player: readsPictures, why: whyOfPictures }],
  ['emerald', { game: anyGame(emerald), player: greedy as unknown as Seating<GameTypes>, why: () => null }],
]);
