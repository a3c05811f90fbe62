/**
 * Plays the shortest journey by a code instead of by pictures: for the arena, a bound on how short rounds can be. Its
 * Officer and Detectives have agreed beforehand which cell every choice of cards stands for. At a table that would be
 * cheating. Each still decides from its own View alone.
 */
import { type Intent, must, type Seating } from '@lamplight/contract';
import { type Cell, cellAt, nameOf, targetsOf } from './src/board.ts';
import type { Shadows } from './src/index.ts';
import { planOf } from './src/journey.ts';
import { layerFrom } from './src/layer.ts';
import { moves } from './src/public.ts';
import { type CardId, type Me, type Move, partsOf, type TeamView, type View } from './src/words.ts';

const shortestWait = 2_000;
const longestWait = 5_000;

export const walker: Seating<Shadows> =
  () =>
  ({ view, random }): Intent<Move> | undefined => {
    const move = nextMove(view);
    return move && { move, wait: shortestWait + random.below(longestWait - shortestWait + 1) };
  };

function nextMove(view: View): Move | undefined {
  const { me, phase } = view;
  const open = moves(view);
  const own = me === null ? undefined : view.teams[me.team];
  if (me === null || own === undefined) return undefined;
  if (phase !== 'playing') return open.find(({ type }) => type === 'ready');
  return me.role === 'officer' ? officersMove(view, own, open) : detectivesMove(own, me);
}

/** The cell that the cards stand for: the sum of their numbers is an index into the cells that they lead to. */
export function decoded(cards: readonly CardId[], from: Cell): Cell {
  const targets = targetsOf(from, cards.length);
  const sum = cards.reduce((total, card) => total + Number(card.slice(1)), 0);
  return must(targets, sum % targets.length);
}

/** Of all cards that can be given, those that stand for the best cell; a swap if all lead astray. */
function officersMove(view: View, own: TeamView, open: readonly Move[]): Move | undefined {
  const gives = open.filter(move => move.type === 'give');
  if (gives.length === 0 || view.map === undefined) return undefined;
  const sides = partsOf(view.teams);
  const gone = sides.flatMap(side => (side.officer === own.officer ? [] : side.evidence.map(cellAt)));
  const plan = planOf(layerFrom(view.map), gone);
  const here = plan.placeOf(cellAt(own.at), own.evidence.map(cellAt));
  const left = new Map(
    plan.legsFrom(here).map(({ to }) => [to.cell, plan.movesFrom(to) ?? Number.MAX_SAFE_INTEGER] as const),
  );
  const lengths = gives.map(({ cards }) => left.get(decoded(cards, here.cell)) ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...lengths);
  // A lone Officer swaps for free. With a rival both must ask, so it is only worth it if police is on every side.
  const worthSwapping = sides.length === 1 ? (plan.movesFrom(here) ?? 0) : Number.POSITIVE_INFINITY;
  const swap = open.find(move => move.type === 'swap' && move.want);
  return swap !== undefined && shortest >= worthSwapping ? swap : gives[lengths.indexOf(shortest)];
}

function detectivesMove(own: TeamView, me: Me): Move | undefined {
  if (own.holding.length === 0) return undefined;
  const cell = nameOf(decoded(own.holding, cellAt(own.at)));
  return own.pointing?.[me.seat] === cell ? undefined : { type: 'point', cell };
}
