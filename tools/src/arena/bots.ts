/** The players of `bots/`, by the names that the arena calls them by: a kit cannot know them, since games import no bots. */
import { senseOf, shadowsBot } from '@lamplight/bots';
import { botLevels, type GameTypes, type Seating } from '@lamplight/contract';
import { greedy } from '@lamplight/emerald/greedy';
import type { AnyKit } from '@lamplight/testkit';

type Seatings = Readonly<Record<string, Seating<GameTypes>>>;

const byGame: Readonly<Record<string, Seatings>> = {
  emerald: Object.fromEntries(botLevels.map(level => [level, greedy as unknown as Seating<GameTypes>])),
  // What pictures mean is read when somebody first sits down, not by every command.
  shadows: Object.fromEntries(
    botLevels.map(level => [level, () => (shadowsBot(senseOf(), { level }) as unknown as Seating<GameTypes>)()]),
  ),
};

/** Everybody who can play this game, those of its kit first. */
export const seatingsOf = (kit: AnyKit): Seatings => ({ ...kit.players, ...byGame[kit.game.id] });
