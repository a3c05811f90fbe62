/** What bots believe of each other's factions during matches of Emerald, beside the truth. */
import { nothingSeen, remember, suspicionIn } from '@lamplight/bots';
import { must, type Random, randomAt, type Seat, type Seating, type Step, seedOf, toldOf } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { emeraldKit } from '@lamplight/emerald/kit';
import { days } from '@lamplight/emerald/public';
import { anyKit } from '@lamplight/testkit';
import { seatingsOf } from '../arena/bots.ts';
import { play } from '../arena/play.ts';
import { Misuse } from '../cli/flags.ts';
import { masks } from './masks.ts';

/** One seat's belief of another whose faction it does not know. */
export interface Guess {
  /** Guesses in one match are correlated. */
  readonly match: number;
  readonly players: number;
  readonly viewer: Seat;
  readonly of: Seat;
  /** The name of the bot whose faction is guessed. */
  readonly bot: string;
  /** The share of the match's turns that was over. */
  readonly part: number;
  readonly believed: number;
  readonly isRebel: boolean;
  /** The counted signs, for learning the weights. */
  readonly evidence: readonly number[];
}

export interface BeliefOrder {
  readonly bots: readonly string[];
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly parts: readonly number[];
}

/** Beyond every random stream of a match. */
const seatingStream = 2 ** 42;

export function guessesIn({ bots, players, games, seed, parts }: BeliefOrder): readonly Guess[] {
  const seatings = bots.map(seatingOf);
  const table = emeraldKit.seat(players)?.table;
  if (table === undefined) throw new Misuse(`emerald cannot be played by ${players} bots.`);
  return Array.from({ length: games }, (_, n) => {
    const sitting = drawn(bots.length, players, randomAt(seedOf(seed + n), seatingStream));
    const { opening, steps } = play(
      emerald,
      table,
      seedOf(seed + n),
      sitting.map(bot => must(seatings, bot)),
    );
    const marks = parts.map(part => ({ part, at: turnsIn(steps) * part }));
    return sitting
      .flatMap((_, viewer) => [...guessesOf(viewer, opening.match.state, steps, marks)])
      .map(guess => ({ ...guess, match: seed + n, players, bot: must(bots, must(sitting, guess.of)) }));
  }).flat();
}

const known: Readonly<Record<string, Seating<Emerald>>> = {
  ...(seatingsOf(anyKit(emeraldKit)) as unknown as Readonly<Record<string, Seating<Emerald>>>),
  ...masks,
};

function seatingOf(bot: string): Seating<Emerald> {
  const seating = known[bot];
  if (seating === undefined)
    throw new Misuse(`emerald has no bot '${bot}': its bots are ${Object.keys(known).join(', ')}.`);
  return seating;
}

/** Which bot sits in each seat. */
const drawn = (bots: number, players: number, random: Random): readonly number[] =>
  Array.from({ length: players }, () => random.below(bots));

const turnsIn = (steps: readonly Step<Emerald>[]): number => steps.at(-1)?.after.state.turns ?? 0;

type Mark = { readonly part: number; readonly at: number };

function* guessesOf(
  viewer: Seat,
  start: Emerald['State'],
  steps: readonly Step<Emerald>[],
  marks: readonly Mark[],
): Iterable<Omit<Guess, 'match' | 'players' | 'bot'>> {
  let memory = remember(nothingSeen, { view: emerald.view(start, viewer), told: [] });
  let left = marks;
  for (const step of steps) {
    const { state } = step.after;
    const view = emerald.view(state, viewer);
    memory = remember(memory, { view, told: toldOf(emerald, step, viewer) });
    const [mark, ...later] = left;
    if (mark === undefined) return;
    if (state.turns < mark.at || view.phase === 'over') continue;
    left = later;
    const believed = suspicionIn(memory, view);
    const sides = emeraldKit.sides?.(state) ?? [];
    for (const [of, day] of days.entries()) {
      const player = view.players[day];
      if (player === undefined || of === viewer || player.identity !== null) continue;
      const evidence = memory.evidence[day] ?? [];
      const isRebel = sides[of] === 'restorationist';
      yield { viewer, of, part: mark.part, believed: must(believed, of), isRebel, evidence };
    }
  }
}
