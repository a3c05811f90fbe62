/** Random play: moves, absences and alarms in any order the rules allow. */
import {
  advance,
  attend,
  type Game,
  type GameTypes,
  type Instant,
  type Match,
  type Progress,
  type Random,
  type Seat,
  type Step,
  submit,
} from '@lamplight/contract';
import type { GameTrial } from '../trial.ts';
import { listOf } from './lots.ts';

export type RandomWalk<T extends GameTypes> = {
  readonly steps: readonly Step<T>[];
  readonly last: Match<T>;
  readonly stopped: WalkEnd;
};

export type WalkEnd =
  | { readonly type: 'over' }
  | { readonly type: 'stuck' }
  | { readonly type: 'endless'; readonly tries: number }
  | { readonly type: 'refused'; readonly what: string; readonly rule: string }
  | { readonly type: 'threw'; readonly what: string };

export type WanderPace<T extends GameTypes> = {
  readonly seats: number;
  readonly gap: number;
  readonly absence: number;
  readonly idle: number;
  readonly limit: number;
  readonly guide?: GameTrial<T>['guide'];
  readonly seldom?: readonly string[];
};

export function wander<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  pace: WanderPace<T>,
  dice: Random,
): RandomWalk<T> {
  const steps: Step<T>[] = [];
  const present = Array.from({ length: pace.seats }, () => true);
  let now = match.now;
  const last = () => steps.at(-1)?.after ?? match;
  const end = (stopped: WalkEnd): RandomWalk<T> => ({ steps, last: last(), stopped });

  try {
    for (let tries = 0; game.outcome(last().state) === undefined; tries++) {
      if (tries >= pace.limit) return end({ type: 'endless', tries });
      const at = now + dice.below(pace.gap + 1);
      const due = game.alarm(last().state);
      let what = 'the clock';
      let progress: Progress<T>;
      if (due !== undefined && (due <= at || dice.below(pace.idle) === 0)) {
        now = Math.max(at, due);
        progress = advance(game, last(), now);
      } else if (dice.below(pace.absence) === 0) {
        const seat = dice.below(pace.seats);
        present[seat] = !present[seat];
        now = at;
        what = `the news that seat ${seat} ${present[seat] ? 'is back' : 'has left'}`;
        progress = attend(game, last(), { seat, present: present[seat], at });
      } else {
        const act = actOf(game, last(), at, pace, dice);
        now = at;
        if (act !== undefined) {
          what = `${JSON.stringify(act.move)} by seat ${act.by}`;
          progress = submit(game, last(), { ...act, at });
        } else if (due === undefined) {
          const seat = dice.shuffle(awayIn(game, last(), pace.seats))[0];
          if (seat === undefined) return end({ type: 'stuck' });
          present[seat] = true;
          progress = attend(game, last(), { seat, present: true, at });
        } else continue;
      }
      if (progress.refused !== undefined) return end({ type: 'refused', what, rule: progress.refused });
      steps.push(...progress.steps);
    }
    return end({ type: 'over' });
  } catch (error) {
    return end({ type: 'threw', what: error instanceof Error ? error.message : String(error) });
  }
}

/** The seats whose return would change something. */
export function awayIn<T extends GameTypes>(game: Game<T>, match: Match<T>, seats: number): readonly Seat[] {
  const back = (seat: Seat) => attend(game, match, { seat, present: true, at: match.now });
  return [...Array(seats).keys()].filter(seat => back(seat).steps.length > 0);
}

const rarely = 20;

/**
 * A random move. First a seat is drawn, so that a seat with many moves does not get more turns; then a kind of move, so
 * that the kind with the most choices does not crowd out the rest.
 */
function actOf<T extends GameTypes>(
  game: Game<T>,
  { state }: Match<T>,
  at: Instant,
  { seats, guide, seldom = [] }: WanderPace<T>,
  dice: Random,
): { readonly by: Seat; readonly move: T['Move'] } | undefined {
  for (const by of dice.shuffle([...Array(seats).keys()])) {
    const open = listOf(game.moves(game.view(state, by), at)).moves;
    const often = open.filter(move => !seldom.includes(move.type));
    const moves = often.length < open.length && dice.below(rarely) === 0 ? open : often;
    if (moves.length === 0) continue;
    const good = guide !== undefined && dice.below(2) === 0 ? guide(state, by, dice) : undefined;
    if (good !== undefined) return { by, move: good };
    const kind = dice.pick([...new Set(moves.map(move => move.type))]);
    return { by, move: dice.pick(moves.filter(move => move.type === kind)) };
  }
  return undefined;
}
