/** Matches of Shadows played by dice, for any way of storing the state. */
import { fold, type Input, type Instant, type Random, randomAt, type Seed, type Table } from '@lamplight/contract';
import { type Shadows, shadows } from '@lamplight/shadows';
import { type Move, moves, type Options } from '@lamplight/shadows/public';
import { dealPlain } from './plain-deal.ts';
import { plainMoves } from './plain-moves.ts';
import { reduce } from './plain-shadows.ts';
import type { PlainShadows } from './plain-state.ts';

type State = Shadows['State'];
type Guide = (state: State, seat: number, random: Random) => Move | undefined;

/** A match and its state. A refused input is a bug of the benchmark, so `take` throws. */
export type MatchKeeper = {
  readonly seats: number;
  readonly moves: (seat: number) => readonly Move[];
  readonly take: (input: Input<Move>, random: Random) => void;
  readonly due: () => Instant | undefined;
  readonly isOver: () => boolean;
};

function twinOf() {
  if (shadows.twin === undefined) throw new Error('Shadows has lost its twin; the benchmark measures it.');
  return shadows.twin;
}
const twin = twinOf();

function decided(state: State, input: Input<Move>, random: Random): readonly Shadows['Event'][] {
  const verdict = shadows.decide(state, input, random);
  if ('refused' in verdict) throw new Error(`The engine refuses ${JSON.stringify(input)}: ${verdict.refused}.`);
  return verdict.events;
}

const keep = (state: () => State, take: MatchKeeper['take']): MatchKeeper => ({
  seats: state().sides.length,
  moves: seat => moves(shadows.view(state(), seat)),
  take,
  due: () => shadows.alarm(state()),
  isOver: () => state().phase === 'match-over',
});

/** In search: decided by the engine, folded in place. */
export function keptInPlace(start: State): MatchKeeper & { readonly state: State } {
  const state = twin.copy(start);
  const take = (input: Input<Move>, random: Random) => {
    for (const event of decided(state, input, random)) twin.fold(state, event);
  };
  return { ...keep(() => state, take), state };
}

/** At a table: decided by the engine, folded into a new state. */
export function keptPurely(start: State): MatchKeeper & { readonly state: () => State } {
  let state = start;
  const take = (input: Input<Move>, random: Random) => {
    state = fold(shadows, state, decided(state, input, random));
  };
  return { ...keep(() => state, take), state: () => state };
}

export function keptPlainly(start: PlainShadows): MatchKeeper & { readonly state: () => PlainShadows } {
  let state = start;
  return {
    seats: start.seats.length,
    moves: seat => plainMoves(state, seat),
    take: (input, random) => {
      const next = reduce(state, input, random);
      if ('refused' in next) throw new Error(`The plain reducer refuses ${JSON.stringify(input)}: ${next.refused}.`);
      state = next;
    },
    due: () =>
      (state.phase === 'countdown' ? state.startsAt : state.phase === 'playing' ? state.endsAt : null) ?? undefined,
    isOver: () => state.phase === 'match-over',
    state: () => state,
  };
}

/** Longest wait between two inputs, in milliseconds. */
const gap = 4_000;
/** One player in this many does something other than get ready. */
const hesitant = 8;

/** One more input of a random match: any open move with equal chance, or the clock. */
function nextInput(keeper: MatchKeeper, now: Instant, dice: Random): Input<Move> | undefined {
  const at = now + dice.below(gap + 1);
  const due = keeper.due();
  if (due !== undefined && due <= at) return { by: 'clock', at: due };
  const someone = dice.below(keeper.seats);
  for (let n = 0; n < keeper.seats; n++) {
    const by = (someone + n) % keeper.seats;
    const open = keeper.moves(by);
    const [first] = open;
    if (first === undefined) continue;
    // Between rounds nearly everybody gets ready, or a table of eight would change roles forever.
    return { by, at, move: first.type === 'ready' && dice.below(hesitant) > 0 ? first : dice.pick(open) };
  }
  return due === undefined ? undefined : { by: 'clock', at: due };
}

/** A whole random match; returns its inputs. */
export function rolledOut(keeper: MatchKeeper, seed: Seed, dice: Random): readonly Input<Move>[] {
  const inputs: Input<Move>[] = [];
  let now = 0;
  while (!keeper.isOver()) {
    const input = nextInput(keeper, now, dice);
    if (input === undefined) throw new Error('Nobody can move and no alarm is set, though nobody has left.');
    inputs.push(input);
    keeper.take(input, randomAt(seed, inputs.length));
    now = input.at;
  }
  return inputs;
}

export type RecordedMatch = {
  readonly seed: Seed;
  readonly start: State;
  readonly plain: PlainShadows;
  readonly inputs: readonly Input<Move>[];
};

/** One input in this many is somebody leaving or coming back. */
const absence = 40;

/**
 * A random match, led by a guide half of the time so that rounds are won as well as lost, in which people also leave
 * and come back.
 */
export function recorded(table: Table<Options>, guide: Guide, seed: Seed): RecordedMatch {
  const start = fold(shadows, shadows.blank(table), shadows.setup(table, randomAt(seed, 0)));
  const keeper = keptPurely(start);
  const dice = randomAt(seed, 2 ** 40);
  const inputs: Input<Move>[] = [];
  const away: number[] = [];
  let now = 0;
  while (!keeper.isOver()) {
    const input = (dice.below(absence) === 0 ? undefined : guided()) ?? comeOrGo();
    keeper.take(input, randomAt(seed, inputs.length + 1));
    inputs.push(input);
    now = input.at;
  }
  return { seed, start, plain: dealPlain(table, randomAt(seed, 0)), inputs };

  function guided(): Input<Move> | undefined {
    const input = nextInput(keeper, now, dice);
    if (input === undefined || typeof input.by !== 'number') return input;
    const good = dice.below(2) === 0 ? guide(keeper.state(), input.by, dice) : undefined;
    return good === undefined ? input : { ...input, move: good };
  }

  function comeOrGo(): Input<Move> {
    const back = away.shift();
    const seat = back ?? dice.below(table.seats);
    if (back === undefined) away.push(seat);
    return { by: 'table', at: now, seat, present: back !== undefined };
  }
}
