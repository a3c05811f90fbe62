/** The recorded matches that benchmarks play again. */
import { type GameTypes, type MatchRecord, recordOf, seedOf } from '@lamplight/contract';
import { recorded } from '@lamplight/server/test/rooms/recorded';
import { play } from '../../arena/play.ts';
import { kitOf } from '../../games.ts';
import type { BenchCourse } from './against-ws.ts';
import { type Template, templateOf } from './template.ts';

/**
 * Four seats each. In this match of Shadows the clock does not ring from the fifteenth input until shortly before the
 * end.
 */
export const lively = async (): Promise<readonly BenchCourse[]> => [
  { name: 'Emerald, 4 seats', template: await templateOf(recorded('emerald', 'four-score')), from: 0 },
  { name: 'Shadows, 4 seats', template: await templateOf(recorded('shadows', 'two-teams-police'), 68), from: 14 },
];

/** Whole matches, for figures that are counted and not timed. */
export const whole = async (): Promise<readonly { readonly name: string; readonly template: Template }[]> => [
  { name: 'Emerald, 4 seats', template: await templateOf(recorded('emerald', 'four-score')) },
  { name: 'Emerald, 2 seats', template: await forTwo() },
  { name: 'Shadows, 4 seats', template: await templateOf(recorded('shadows', 'two-teams-police')) },
];

const long = 300;

export const longOnes = async (): Promise<readonly { readonly name: string; readonly template: Template }[]> => [
  { name: 'Emerald, 4 seats', template: await templateOf(recorded('emerald', 'four-stall'), long) },
  { name: 'Shadows, 2 seats', template: await templateOf(await played('shadows', 'random', 1), long) },
];

export const forTwo = async (): Promise<Template> => templateOf(await played('emerald', 'greedy', 2));

async function played(game: string, player: string, bots: number): Promise<MatchRecord<GameTypes>> {
  const kit = kitOf(game);
  const table = kit.seat(bots)?.table;
  const seating = kit.players[player];
  if (table === undefined || seating === undefined) throw new Error(`${game} has no table for ${bots} ${player}.`);
  const { opening, steps } = play(kit.game, table, seedOf(1), Array(table.seats).fill(seating));
  return recordOf(kit.game, table, opening, steps);
}
