/**
 * Information-set Monte-Carlo tree search. In ever new worlds that fit the view, the bot's own turn is tried move by
 * move, the rule player plays everybody on for some rounds, and the position reached is judged.
 */
import { type BotTemper, must, type Random, type Seat } from '@lamplight/contract';
import type { View } from '@lamplight/emerald/public';
import { type Origin, originFrom, quickChance } from './chance.ts';
import type { Rehearsal } from './rehearsal.ts';
import { betterHalf, type Edge, edgesFor, meanOf, type Node, newNode, promising, winsAtOnce } from './tree.ts';

export interface SearchEffort {
  /** How many worlds are tried. */
  readonly worlds: number;
  /** For how many rounds each is played on. */
  readonly rounds: number;
  /** How many moves are considered: now, and later in the turn. */
  readonly width: number;
  readonly later: number;
  /** How much is explored that does not look best. */
  readonly curiosity: number;
  /** Flat Monte Carlo: every current move equally often, and nothing later in the turn. */
  readonly flat: boolean;
}

export type SearchQuestion = {
  readonly view: View;
  readonly me: Seat;
  readonly suspicion: readonly number[];
  readonly temper: BotTemper;
};

/** The points of chance that the rule player adds in imagined worlds, so that they do not all go the same way. */
const whim = 0.5;

/** `late` says that the time is up. It is only a safety, because it makes the choice depend on the machine. */
export function search<World extends object>(
  rehearsal: Rehearsal<World>,
  { view, me, suspicion, temper }: SearchQuestion,
  effort: SearchEffort,
  chance: Random,
  late: () => boolean,
): readonly Edge[] {
  const dream = rehearsal.dreamer(view, suspicion);
  const root = newNode();
  const first = edgesFor(root, rehearsal.options(dream(chance), suspicion, temper, effort.width));
  if (first.length <= 1) return first;
  const origins: Origin[] = [];
  // Sequential halving: bad moves are dropped, and the rest is tried in twice as many worlds.
  const heats = effort.flat ? 1 : Math.ceil(Math.log2(first.length));
  let field = first;
  for (let heat = 0; heat < heats; heat++) {
    const each = Math.max(1, Math.floor(effort.worlds / (heats * field.length)));
    for (let n = 0; n < each; n++) {
      if (late()) return first;
      for (const edge of field) tryOnce(edge);
    }
    field = betterHalf(field);
  }
  return first;

  /**
   * Every current move is tried in the same worlds in the same order, so that differences come from the moves and less
   * from luck.
   */
  function tryOnce(start: Edge): void {
    while (origins.length <= start.visits) origins.push(originFrom(chance));
    const random = quickChance(must(origins, start.visits));
    const dreamt = dream(random);
    const turn = rehearsal.turns(dreamt);
    const path: { readonly node: Node; readonly edge: Edge }[] = [];
    let world = dreamt;
    for (let [node, edge] = [root, start]; ; ) {
      path.push({ node, edge });
      world = untilAsked(rehearsal.play(world, edge.move, random), turn, random);
      if (effort.flat || edge.visits === 0 || rehearsal.turns(world) !== turn || rehearsal.actor(world) !== me) break;
      node = edge.next;
      edge = promising(
        node,
        edgesFor(node, rehearsal.options(world, suspicion, temper, effort.later)),
        effort.curiosity,
      );
    }
    const over = rehearsal.actor(world) === undefined;
    const won = rehearsal.value(playOn(world, turn, random))[me] ?? 0;
    if (over && won === 1 && path.length === 1) start.wins += 1;
    for (const { node, edge } of path)
      for (const each of [node, edge]) {
        each.visits += 1;
        each.total += won;
      }
  }

  /** Plays the others' answers to questions during the bot's own turn. */
  function untilAsked(from: World, turn: number, random: Random): World {
    let world = from;
    while (rehearsal.turns(world) === turn && ![undefined, me].includes(rehearsal.actor(world)))
      world = rehearsal.play(world, rehearsal.policy(world, random, whim), random);
    return world;
  }

  function playOn(from: World, turn: number, random: Random): World {
    let world = from;
    let now = turn;
    let left = Math.max(1, Math.ceil(effort.rounds * suspicion.length));
    for (;;) {
      if (rehearsal.turns(world) !== now) {
        now = rehearsal.turns(world);
        left -= 1;
      }
      if (left <= 0 || rehearsal.actor(world) === undefined) return world;
      world = rehearsal.play(world, rehearsal.policy(world, random, whim), random);
    }
  }
}

/** A sure win if there is one; else the best of the moves that stayed to the last. */
export function bestOf(edges: readonly Edge[]): Edge | undefined {
  const sure = edges.find(winsAtOnce);
  if (sure !== undefined) return sure;
  // Moves that stayed longer have more visits.
  const merit = (edge: Edge) => edge.visits + meanOf(edge);
  return edges.reduce<Edge | undefined>(
    (best, edge) => (best === undefined || merit(edge) > merit(best) ? edge : best),
    undefined,
  );
}
