/**
 * What a bot needs to play on in imagined worlds: worlds dealt from its view, moves made in them, the rule player in
 * any seat, and how such a world is likely to end. A world is a state, so only the game looks into it. A bot gets this
 * value.
 */
import { type BotTemper, must, type Random, type Seat } from '@lamplight/contract';
import { choose } from './greedy/choose.ts';
import { few, type ValuedMove } from './greedy/few.ts';
import { mindIn, mindOf, turned } from './greedy/minds.ts';
import { tempers } from './greedy/tempers.ts';
import { plainTastes } from './greedy/worth.ts';
import { dealBy } from './rehearsal/deal.ts';
import { featuresOf } from './rehearsal/features.ts';
import { chancesIn } from './rehearsal/value.ts';
import { actorOf } from './src/clock.ts';
import { factsOf } from './src/decide/facts-of.ts';
import { rehearse } from './src/decide.ts';
import { imaginer } from './src/imagine.ts';
import { factsIn, playersOf } from './src/open.ts';
import { factionNow } from './src/outcome.ts';
import type { State } from './src/state.ts';
import type { View } from './src/views.ts';
import type { Move } from './src/words.ts';

export { chancesBy } from './rehearsal/value.ts';

export const rehearsal = {
  /** Worlds that fit this view, with factions drawn by suspicion. */
  dreamer(view: View, suspicion: readonly number[]): (random: Random) => State {
    const imagined = imaginer(view);
    // Suspicion is about a player's current side, but identities are dealt as they were at first.
    const dealt = playersOf(view).map(({ changed, revealed }, seat) => {
      const rebel = must(suspicion, seat);
      return changed && !revealed ? 1 - rebel : rebel;
    });
    const deal = dealBy(dealt);
    return random => imagined(random, deal);
  },

  /** The seat that is to act; undefined when the world is over. */
  actor: (world: State): Seat | undefined => (world.phase === 'over' ? undefined : actorOf(world)),
  /** Turns begun so far. */
  turns: (world: State): number => world.turns,
  play: (world: State, move: Move, random: Random): State => rehearse(world, actorOf(world), move, random),

  /** What the rule player would do for the seat that is to act; `whim` is how much chance it adds. */
  policy(world: State, random: Random, whim: number): Move {
    const seat = actorOf(world);
    const move = choose(factsOf(world, seat), mindOf(world, seat, plainTastes), random, whim);
    if (move === undefined) throw new Error(`The rule player finds nothing to do in phase ${world.phase}.`);
    return move;
  },

  /** The moves worth considering for the seat that is to act, best first by the rule player's estimate. */
  options(world: State, suspicion: readonly number[], temper: BotTemper, count: number): readonly ValuedMove[] {
    const seat = actorOf(world);
    return few(factsOf(world, seat), { faction: factionNow(world, seat), suspicion, tastes: tempers[temper] }, count);
  },

  /** By seat, the chance to win. */
  value: chancesIn,
  /** By seat, the inputs of that estimate: for fitting the weights. */
  features: featuresOf,

  /** The rule player itself, from a view; `whim` as above. */
  rule(view: View, suspicion: readonly number[], temper: BotTemper, random: Random, whim: number): Move | undefined {
    const facts = factsIn(view);
    const mind = mindIn(view, suspicion, tempers[temper]);
    return facts === undefined || mind === undefined ? undefined : choose(facts, mind, random, whim);
  },

  /** What the rule player of the other side would do here; undefined if everybody knows that the bot is not. */
  mask(view: View, suspicion: readonly number[], temper: BotTemper, random: Random): Move | undefined {
    const facts = factsIn(view);
    const mind = mindIn(view, suspicion, tempers[temper]);
    if (facts === undefined || mind === undefined || must(facts.open.revealed, facts.me) !== null) return undefined;
    return choose(facts, turned(mind, facts.me), random);
  },
} as const;
