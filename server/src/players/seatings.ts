import { emeraldBot, senseOf, shadowsBot } from '@lamplight/bots';
import type { GameTypes, Seating } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { rehearsal } from '@lamplight/emerald/rehearsal';
import { shadows } from '@lamplight/shadows';
import { type AnyGame, anyGame } from '../match/machine.ts';

/**
 * A game of this house, and who plays for the absent: never the arena's `walker`, whose Officer and Detectives have agreed
 * on a code and would win by it.
 */
export type Offer = { readonly game: AnyGame; readonly player: Seating<GameTypes> };

/** Who reads pictures loads what they mean when it first sits down, not with every server and thread. */
const readsPictures: Seating<GameTypes> = () =>
  (shadowsBot(senseOf(), { level: 'expert' }) as unknown as Seating<GameTypes>)();

const playsOn = emeraldBot(rehearsal, { level: 'expert', temper: 'careful' }) as unknown as Seating<GameTypes>;

export const offers: ReadonlyMap<string, Offer> = new Map([
  ['shadows', { game: anyGame(shadows), player: readsPictures }],
  ['emerald', { game: anyGame(emerald), player: playsOn }],
]);
