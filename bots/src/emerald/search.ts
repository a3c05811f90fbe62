/**
 * Information-set Monte-Carlo tree search: in ever new worlds that look like the view, the own turn is tried move by move,
 * the rule player plays everybody on for some rounds, and the position then reached is judged.
 */
import type { BotTemper, Random, Seat } from '@lamplight/contract';
import type { Move, View } from '@lamplight/emerald/public';
import type { Rehearsal } from './rehearsal.ts';
import { type Edge, edgesFor, inTurn, type Node, newNode, promising } from './tree.ts';

export interface Effort {
  /** How many worlds are tried. */
  readonly worlds: number;
  /** For how many rounds each is played on. */
  readonly rounds: number;
  /** How many moves are thought about: now, and later in the turn. */
  readonly width: number;
  readonly later: number;
  /** How much is tried that does not look best. */
  readonly curiosity: number;
  /** Flat Monte Carlo: every move of now as often as every other, and none of later. */
  readonly flat: boolean;
}

export type Asked = {
  readonly view: View;
  readonly me: Seat;
  readonly suspicion: readonly number[];
  readonly temper: BotTemper;
};

/** The points of chance that the rule player adds in a head, so that not every world goes the same way. */
const whim = 0.5;
/** How many worlds are tried between two looks at the clock. */
const between = 16;

/** `late` says that no more time may be taken: a safety, since it makes the choice depend on the machine. */
export function search<World extends object>(
  rehearsal: Rehearsal<World>,
  { view, me, suspicion, temper }: Asked,
  effort: Effort,
  random: Random,
  late: () => boolean,
): readonly Edge[] {
  const dream = rehearsal.dreamer(view, suspicion);
  const root = newNode();
  const options = rehearsal.options(dream(random), suspicion, temper, effort.width);
  const first = edgesFor(root, options);
  if (first.length <= 1) return first;
  for (let n = 0; n < effort.worlds && !(n % between === 0 && n > 0 && late()); n++) tryOne(dream(random));
  return first;

  function tryOne(dreamt: World): void {
    const path: Edge[] = [];
    const nodes: Node[] = [];
    const turn = rehearsal.turns(dreamt);
    let world = dreamt;
    for (let node: Node | undefined = root; node !== undefined; ) {
      const edges: readonly Edge[] =
        node === root ? first : edgesFor(node, rehearsal.options(world, suspicion, temper, effort.later));
      const edge: Edge = effort.flat ? inTurn(edges) : promising(node, edges, effort.curiosity);
      nodes.push(node);
      path.push(edge);
      world = rehearsal.play(world, edge.move, random);
      node = effort.flat || edge.visits === 0 ? undefined : edge.next;
      while (rehearsal.turns(world) === turn && ![undefined, me].includes(rehearsal.actor(world)))
        world = rehearsal.play(world, rehearsal.policy(world, random, whim), random);
      if (rehearsal.turns(world) !== turn || rehearsal.actor(world) !== me) node = undefined;
    }
    const chance = rehearsal.value(playOn(world, turn))[me] ?? 0;
    for (const edge of path) {
      edge.visits += 1;
      edge.total += chance;
    }
    for (const node of nodes) {
      node.visits += 1;
      node.total += chance;
    }
  }

  function playOn(from: World, turn: number): World {
    let world = from;
    let now = turn;
    let left = effort.rounds * suspicion.length;
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

/** The move that was tried most, or for flat search the one that did best. */
export function bestOf(edges: readonly Edge[], { flat }: Effort): Move | undefined {
  const merit = (edge: Edge) =>
    flat ? edge.total / Math.max(1, edge.visits) : edge.visits + edge.total / (edge.visits + 1);
  return edges.reduce<Edge | undefined>(
    (best, edge) => (best === undefined || merit(edge) > merit(best) ? edge : best),
    undefined,
  )?.move;
}
