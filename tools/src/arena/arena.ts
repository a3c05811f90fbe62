/** A series of matches between bots. */
import { type GameTypes, item, type Seating, seedOf } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { seatingsOf } from './bots.ts';
import { type Played, play } from './play.ts';
import { type Result, resultOf, type Tally, tally } from './tally.ts';

export type Series = { readonly bots: readonly string[]; readonly games: number; readonly seed: number };

export type Finished = { readonly seed: number; readonly played: Played<GameTypes>; readonly number: number };

/**
 * Each deal is played once for every bot, with the seats rotated, so that no bot owes its figures to better cards.
 * The last deal may be cut short by the number of games asked for.
 */
export function runSeries(kit: AnyKit, series: Series, finished: (match: Finished) => void): Tally {
  const { bots } = series;
  const seatings = bots.map(name => seatingOf(kit, name));
  const seated = kit.seat(bots.length);
  if (seated === undefined) throw new Misuse(`${kit.game.id} cannot be played by ${bots.length} bots.`);
  if (series.games < 1) throw new Misuse('Ask for at least one game.');
  const results: Result[] = [];
  for (let n = 0; n < series.games; n++) {
    const seed = series.seed + Math.floor(n / bots.length);
    const sitting = seated.bots.map(bot => (bot + n) % bots.length);
    const played = play(
      kit.game,
      seated.table,
      seedOf(seed),
      sitting.map(bot => item(seatings, bot)),
    );
    const last = played.steps.at(-1)?.after ?? played.opening.match;
    const outcome = kit.game.outcome(last.state);
    if (outcome === undefined) throw new Error(`Match ${n} of ${kit.game.id} has no outcome.`);
    results.push(resultOf(played, outcome, sitting));
    finished({ seed, played, number: n });
  }
  return tally(bots, results);
}

function seatingOf(kit: AnyKit, name: string): Seating<GameTypes> {
  const seatings = seatingsOf(kit);
  const seating = seatings[name];
  if (seating === undefined) {
    throw new Misuse(`${kit.game.id} has no bot '${name}': its bots are ${Object.keys(seatings).join(', ')}.`);
  }
  return seating;
}
