import { canonical, type GameTypes, type Intent, type Seat, type Seed, type Viewer } from '@lamplight/contract';
import type { ServerFrame } from '@lamplight/contract/wire';
import type { MatchInput, MatchState } from '../match/machine.ts';
import type { MetricLevel } from '../metrics.ts';
import { owned } from '../owned.ts';
import type { CallOff, Clock } from '../stream/clock.ts';
import { commandId } from '../stream/command-id.ts';
import type { Stream } from '../stream/stream.ts';
import type { Thinker } from './thinker.ts';

type MatchStream = Stream<MatchState, MatchInput, Viewer>;

/** In milliseconds, how long a bot waits after a refused move, or when it could not watch the match. */
const patience = 1_000;

export interface BotDeps {
  readonly match: MatchStream;
  /** A new thinker for one seat. */
  readonly thinker: (seat: Seat) => Thinker;
  /** Whether a bot has that seat now. Asked right before it moves, since a person may have come back. */
  readonly has?: (seat: Seat) => boolean;
  readonly clock: Clock;
  /** Randomness for bots. Never the match's own: a bot's moves would give it away. */
  readonly seed: Seed;
  readonly queue: Pick<MetricLevel, 'inc' | 'dec'> | undefined;
  /** Called when something failed for one bot that should not. The others play on. */
  readonly trouble: (error: unknown) => void;
}

/** Plays for one seat, as a person would: from its view, by commands. */
class Bot {
  readonly #deps: BotDeps;
  readonly #seat: Seat;
  #unwatch: (() => void) | undefined;
  #sitsDown: CallOff | undefined;
  #thinker: Thinker;
  #told: GameTypes['Told'][] = [];
  #meant: { readonly move: string; readonly off: CallOff } | undefined;
  #asked = 0;
  #refusals = 0;
  #isGone = false;

  constructor(deps: BotDeps, seat: Seat) {
    this.#deps = deps;
    this.#seat = seat;
    this.#thinker = deps.thinker(seat);
    owned(this.#sitDown(), deps.trouble);
  }

  leave(): void {
    this.#isGone = true;
    this.#sitsDown?.();
    this.#meant?.off();
    this.#thinker.leave();
    this.#unwatch?.();
  }

  /** The store may be away. Then it tries again until it watches the match or has to leave. */
  async #sitDown(): Promise<void> {
    const { match, clock, trouble } = this.#deps;
    try {
      const unwatch = await match.watch(this.#seat, frame => this.#see(frame));
      if (this.#isGone) unwatch();
      else this.#unwatch = unwatch;
    } catch (error) {
      trouble(error);
      if (!this.#isGone) this.#sitsDown = clock.after(patience, () => owned(this.#sitDown(), trouble));
    }
  }

  #see(frame: ServerFrame): void {
    if (frame.t === 'step') this.#told.push(...(frame.told as unknown as readonly GameTypes['Told'][]));
    if (!this.#isGone) owned(this.#think(), this.#deps.trouble);
  }

  /** A thinker that answers at once is not awaited. */
  async #think(): Promise<void> {
    const { match, seed } = this.#deps;
    // A different random number for each seat and each time it thinks.
    const seq = this.#seat * 2 ** 32 + this.#asked++;
    const thinker = this.#thinker;
    const thought = thinker.think({ view: match.view(this.#seat), told: this.#told, at: match.now(), seed, seq });
    this.#told = [];
    const meant = thought instanceof Promise ? await thought : thought;
    // A thought about a view that is no longer the latest is dropped.
    if (thinker === this.#thinker && seq === this.#last()) this.#mean(meant);
  }

  #last(): number {
    return this.#seat * 2 ** 32 + this.#asked - 1;
  }

  #mean(intent: Intent<GameTypes['Move']> | undefined): void {
    const move = intent === undefined ? undefined : canonical(intent.move);
    if (move !== undefined && this.#meant?.move === move) return;
    this.#meant?.off();
    this.#meant = undefined;
    if (intent === undefined || move === undefined || this.#isGone) return;
    const off = this.#deps.clock.after(intent.wait, () => {
      this.#meant = undefined;
      if (!this.#isGone && this.#deps.has?.(this.#seat) !== false) this.#act(intent.move);
    });
    this.#meant = { move, off };
  }

  #act(move: GameTypes['Move']): void {
    const { match, clock, queue, trouble } = this.#deps;
    const step = match.stepOf(this.#seat);
    queue?.inc();
    match.ask(commandId.bot(this.#seat, step), { by: this.#seat, move }, answer => {
      queue?.dec();
      this.#refusals = 'refused' in answer ? this.#refusals + 1 : 0;
      if (!('refused' in answer) || this.#isGone) return;
      // One refusal: somebody may have been faster. Refused again, this bot does not see why, and another takes over.
      if (this.#refusals > 1) {
        this.#thinker.leave();
        this.#thinker = this.#deps.thinker(this.#seat);
      }
      this.#meant = { move: '', off: clock.after(patience, () => !this.#isGone && owned(this.#think(), trouble)) };
    });
  }
}

/** All bots of a match on this node. */
export class Bots {
  readonly #deps: BotDeps;
  readonly #bots = new Map<Seat, Bot>();

  constructor(deps: BotDeps) {
    this.#deps = deps;
  }

  /** Bots play for exactly these seats from now on. */
  playFor(seats: ReadonlySet<Seat>): void {
    for (const [seat, bot] of [...this.#bots]) {
      if (seats.has(seat)) continue;
      this.#bots.delete(seat);
      bot.leave();
    }
    for (const seat of seats) if (!this.#bots.has(seat)) this.#bots.set(seat, new Bot(this.#deps, seat));
  }
}
