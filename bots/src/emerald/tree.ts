/** What a search has found so far: moves, how often each was possible and tried, and the results. */
import { must } from '@lamplight/contract';
import type { Move } from '@lamplight/emerald/public';
import type { RehearsedMove } from './rehearsal.ts';

export type Edge = {
  readonly move: Move;
  /** How likely the move is to be the best, by its immediate worth. */
  readonly prior: number;
  /** In how many worlds it was possible, in how many it was tried, and the sum of the resulting chances to win. */
  available: number;
  visits: number;
  total: number;
  /** In how many worlds the move itself ended and won the game. */
  wins: number;
  readonly next: Node;
};

/**
 * The moves of one seat at one point of its turn. Which are possible depends on the world, so a node has more moves
 * than any one world.
 */
export type Node = { readonly edges: Map<string, Edge>; visits: number; total: number };

export const newNode = (): Node => ({ edges: new Map(), visits: 0, total: 0 });

export const meanOf = ({ total, visits }: Pick<Edge, 'total' | 'visits'>): number => total / Math.max(1, visits);

/** Fewer worlds could be luck. */
const enough = 5;

/** It won at once wherever it was tried, so no move that plays on can be better. */
export const winsAtOnce = ({ wins, visits }: Edge): boolean => visits >= enough && wins === visits;

/** How strongly one point of worth favours a move over another. */
const warmth = 1;

/** The moves that are possible in this world, in the order of the options. */
export function edgesFor(node: Node, options: readonly RehearsedMove[]): readonly Edge[] {
  const best = options[0]?.worth ?? 0;
  const powers = options.map(({ worth }) => Math.exp((worth - best) / warmth));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return options.map(({ move }, n) => {
    const key = JSON.stringify(move);
    let edge = node.edges.get(key);
    if (edge === undefined) {
      edge = { move, prior: must(powers, n) / whole, available: 0, visits: 0, total: 0, wins: 0, next: newNode() };
      node.edges.set(key, edge);
    }
    return edge;
  });
}

/**
 * PUCT with availability counts: the most promising move, by results and by uncertainty. An untried move is assumed to
 * be as good as the rest.
 */
export function promising(node: Node, edges: readonly Edge[], curiosity: number): Edge {
  const usual = node.visits === 0 ? 0.5 : meanOf(node);
  let best = must(edges, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    edge.available += 1;
    const mean = edge.visits === 0 ? usual : meanOf(edge);
    const promise = mean + (curiosity * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (promise > most) {
      most = promise;
      best = edge;
    }
  }
  return best;
}

/** The better half, at least one; ties go to those considered first. */
export const betterHalf = (edges: readonly Edge[]): readonly Edge[] =>
  edges.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(edges.length / 2));
