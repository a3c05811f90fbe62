import { beliefsOnTheWay, emeraldBot, senseOf, shadowsBot, whyOfRounds } from '@lamplight/bots';
import type { BotKind, GameTypes, Json, Moment, Seating } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { rehearsal } from '@lamplight/emerald/rehearsal';
import { type Shadows, shadows } from '@lamplight/shadows';
import type { GameId } from '../game-ids.ts';
import { type AnyGame, anyGame } from '../match/machine.ts';
import type { MatchPast } from '../match/past.ts';

/**
 * A game and its bots of each kind. Never the arena's `walker`: its Officer and Detectives share a code and would win.
 */
export interface BotOffer {
  readonly game: AnyGame;
  readonly player: (kind: BotKind) => Seating<GameTypes>;
  /** What bots thought, as far as it is no longer secret: for people to see after a round or a match. */
  readonly why: (past: MatchPast) => Json;
}

/** Bots that read pictures load the meanings when they first sit down, not with every server and thread. */
const readsPictures: BotOffer['player'] = kind => () =>
  (shadowsBot(senseOf(), kind) as unknown as Seating<GameTypes>)();

const plays: BotOffer['player'] = kind => emeraldBot(rehearsal, kind) as unknown as Seating<GameTypes>;

const whyOfPictures = ({ view }: MatchPast): Json => whyOfRounds(view as unknown as Shadows['View']) as unknown as Json;

/** Only after the end: a bot's suspicions reveal what it saw. */
const whyOfFactions = ({ isOver, bots, seen }: MatchPast): Json =>
  isOver
    ? bots.map(seat => ({ seat, of: beliefsOnTheWay(seen(seat) as Iterable<Moment<Emerald>>) as readonly number[][] }))
    : [];

const offerOf: Readonly<Record<GameId, BotOffer>> = {
  shadows: { game: anyGame(shadows), player: readsPictures, why: whyOfPictures },
  emerald: { game: anyGame(emerald), player: plays, why: whyOfFactions },
};

export const offers: ReadonlyMap<string, BotOffer> = new Map(Object.entries(offerOf));
