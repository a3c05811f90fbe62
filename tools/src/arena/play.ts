/** A whole match played by code, in simulated time. */
import {
  advance,
  type BySeat,
  canonical,
  type Game,
  type GameTypes,
  type Instant,
  type Match,
  type Opening,
  open,
  type Player,
  type Progress,
  randomAt,
  type Seat,
  type Seating,
  type Seed,
  type Step,
  submit,
  type Table,
  toldOf,
} from '@lamplight/contract';

export type PlayedMatch<T extends GameTypes> = {
  readonly opening: Opening<T>;
  readonly steps: readonly Step<T>[];
  readonly refused: readonly { readonly by: Seat; readonly rule: T['Rule'] }[];
};

/** Beyond the number of any input, so that a player's dice are never those of a shuffle. */
const playersStreams = 2 ** 40;
/** A match that goes on past this many inputs will not end. */
const endless = 100_000;
/** A player refused this often in a row does not know its own game. */
const stubborn = 50;

type Sitter<T extends GameTypes> = {
  readonly seat: Seat;
  readonly ask: (match: Match<T>) => void;
  readonly hear: (step: Step<T>) => void;
  meant: { readonly move: T['Move']; readonly at: Instant } | undefined;
};

export function play<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  seed: Seed,
  seatings: BySeat<Seating<T>>,
): PlayedMatch<T> {
  const opening = open(game, table, seed);
  const sitters = seatings.map((seating, seat) => sit(game, seat, seating(), seed));
  const steps: Step<T>[] = [];
  const refused: { readonly by: Seat; readonly rule: T['Rule'] }[] = [];
  let match = opening.match;
  let refusals = 0;
  for (const sitter of sitters) sitter.ask(match);
  while (game.outcome(match.state) === undefined) {
    if (steps.length > endless) throw new Error(`${game.id} did not end after ${endless} inputs.`);
    const { sitter, progress } = next(game, match, sitters);
    match = progress.match;
    steps.push(...progress.steps);
    for (const step of progress.steps) for (const each of sitters) each.hear(step);
    if (sitter !== undefined) sitter.meant = undefined;
    if (sitter !== undefined && progress.refused !== undefined) {
      refused.push({ by: sitter.seat, rule: progress.refused });
      refusals += 1;
      if (refusals > stubborn)
        throw new Error(`Seat ${sitter.seat} of ${game.id} is refused again and again: ${progress.refused}.`);
    } else refusals = 0;
    for (const each of sitters) each.ask(match);
  }
  return { opening, steps, refused };
}

/** Whichever comes first: an alarm, or the move planned for the earliest time. */
function next<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  sitters: readonly Sitter<T>[],
): { readonly sitter?: Sitter<T>; readonly progress: Progress<T> } {
  let first: Sitter<T> | undefined;
  for (const sitter of sitters) {
    if (sitter.meant !== undefined && (first?.meant === undefined || sitter.meant.at < first.meant.at)) first = sitter;
  }
  const due = game.alarm(match.state);
  const meant = first?.meant;
  if (meant === undefined && due === undefined)
    throw new Error(`${game.id} is stuck: nobody moves and no alarm is set.`);
  if (first === undefined || meant === undefined || (due !== undefined && due <= meant.at)) {
    return { progress: advance(game, match, due ?? match.now) };
  }
  const at = Math.max(meant.at, match.now);
  return { sitter: first, progress: submit(game, match, { by: first.seat, move: meant.move, at }) };
}

function sit<T extends GameTypes>(game: Game<T>, seat: Seat, player: Player<T>, seed: Seed): Sitter<T> {
  const random = randomAt(seed, playersStreams + seat);
  let told: T['Told'][] = [];
  let seen = '';
  const sitter: Sitter<T> = {
    seat,
    meant: undefined,
    hear: step => {
      told.push(...toldOf(game, step, seat));
    },
    ask: match => {
      const view = game.view(match.state, seat);
      // Not `canonical`: a game lists equal views in the same order. If one did not, the player would only be asked
      // once more.
      const sight = JSON.stringify(view);
      if (sight === seen && sitter.meant !== undefined) return;
      seen = sight;
      const intent = player({ view, told, at: match.now, random });
      told = [];
      if (intent === undefined) sitter.meant = undefined;
      else {
        const at = match.now + intent.wait;
        const same = sitter.meant !== undefined && canonical(sitter.meant.move) === canonical(intent.move);
        sitter.meant = { move: intent.move, at: same ? Math.min(at, sitter.meant?.at ?? at) : at };
      }
    },
  };
  return sitter;
}
