/**
 * A fast player for the arena: takes the move that looks best at once, by its own faction and its suspicions. It sees
 * only its View. It neither bluffs nor looks ahead, so its figures show how balanced the game is among such players.
 */
import type { Seating } from '@lamplight/contract';
import { choose } from './greedy/choose.ts';
import { mindIn, suspicionIn } from './greedy/minds.ts';
import { plainTastes } from './greedy/worth.ts';
import type { Emerald } from './src/index.ts';
import { factsIn } from './src/open.ts';

const wait = 1_000;

export const greedy: Seating<Emerald> =
  () =>
  ({ view, random }) => {
    if (view.phase === 'over' || (view.asking?.player ?? view.turn.player) !== view.me) return undefined;
    const facts = factsIn(view);
    const mind = mindIn(view, suspicionIn(view), plainTastes);
    const move = facts === undefined || mind === undefined ? undefined : choose(facts, mind, random);
    return move && { move, wait };
  };
