import { type GameTypes, type Moment, type Seat, toldOf } from '@lamplight/contract';
import type { AnyGame, MatchHead } from './machine.ts';
import type { MatchCourse } from './record.ts';

/** A match looked back at by who explains it: what everybody sees by now, and what a seat saw on its way. */
export interface MatchPast {
  readonly view: GameTypes['View'];
  readonly isOver: boolean;
  /** Seats that nobody with a name sat on when it began. */
  readonly bots: readonly Seat[];
  /** What a player in this seat was given, moment after moment, its chance left out. */
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
