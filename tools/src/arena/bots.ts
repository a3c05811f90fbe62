/** The players of `bots/`, by their names in the arena. A kit cannot list them, because games import no bots. */
import { emeraldBot, flat, flatCut, quarter, senseOf, shadowsBot } from '@lamplight/bots';
import { type BotKind, botLevels, botTempers, type GameTypes, type Seating } from '@lamplight/contract';
import { rehearsal } from '@lamplight/emerald/rehearsal';
import type { AnyKit } from '@lamplight/testkit';

type Seatings = Readonly<Record<string, Seating<GameTypes>>>;

/** One of every level and temper, as `expert/bold`. */
const tempered = (seatingOf: (kind: BotKind) => Seating<GameTypes>): Seatings =>
  Object.fromEntries(
    botLevels.flatMap(level => botTempers.map(temper => [`${level}/${temper}`, seatingOf({ level, temper })])),
  );

const ofEmerald = (options: Parameters<typeof emeraldBot>[1]): Seating<GameTypes> =>
  emeraldBot(rehearsal, options) as unknown as Seating<GameTypes>;

/** Each level by its name, with one temper; baselines for the search; and every level with every temper. */
const emerald: Seatings = {
  ...Object.fromEntries(botLevels.map(level => [level, ofEmerald({ level, temper: 'careful' })])),
  flat: ofEmerald({ level: 'mastermind', temper: 'careful', skill: flat }),
  'flat-cut': ofEmerald({ level: 'mastermind', temper: 'careful', skill: flatCut }),
  quarter: ofEmerald({ level: 'expert', temper: 'careful', skill: quarter }),
  ...tempered(ofEmerald),
};

// The meanings of pictures are read when the first bot sits down, not by every command.
const ofShadows =
  (options: Parameters<typeof shadowsBot>[1]): Seating<GameTypes> =>
  () =>
    (shadowsBot(senseOf(), options) as unknown as Seating<GameTypes>)();

const shadows: Seatings = {
  ...Object.fromEntries(botLevels.map(level => [level, ofShadows({ level })])),
  ...tempered(ofShadows),
};

const byGame: Readonly<Record<string, Seatings>> = { emerald, shadows };

/** Everybody who can play this game, the kit's own players first. */
export const seatingsOf = (kit: AnyKit): Seatings => ({ ...kit.players, ...byGame[kit.game.id] });
