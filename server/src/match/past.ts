import { type GameTypes, type Moment, type Seat, toldOf } from '@lamplight/contract';
import type { AnyGame, MatchHead } from './machine.ts';
import type { MatchCourse } from './record.ts';

/** A match for those who explain it: what everybody may see by now, and what each seat saw on the way. */
export interface MatchPast {
  readonly view: GameTypes['View'];
  readonly isOver: boolean;
  /** Seats without a named person when the match began. */
  readonly bots: readonly Seat[];
  /** What a player in this seat was given, moment by moment, without the random source. */
  seen(seat: Seat): Iterable<Omit<Moment<GameTypes>, 'random'>>;
}

export function pastOf(game: AnyGame, { sitting }: MatchHead, { opening, steps }: MatchCourse): MatchPast {
  const last = steps.at(-1)?.after ?? opening.match;
  return {
    view: game.view(last.state, 'audience'),
    isOver: game.outcome(last.state) !== undefined,
    bots: sitting.flatMap((name, seat) => (name === null ? [seat] : [])),
    *seen(seat) {
      yield { view: game.view(opening.match.state, seat), told: [], at: opening.match.now };
      for (const step of steps)
        yield { view: game.view(step.after.state, seat), told: toldOf(game, step, seat), at: step.entry.input.at };
    },
  };
}
