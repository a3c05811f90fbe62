/** Leads random matches in trials to every end: pure chance finds only the stall. It reads the true state. */
import { must, type Random, type Seat } from '@lamplight/contract';
import { choose } from './greedy/choose.ts';
import { plainTastes, type Tastes } from './greedy/worth.ts';
import { numberOf } from './src/cards.ts';
import { factsOf } from './src/decide/facts-of.ts';
import type { SeatFacts } from './src/facts.ts';
import { offers } from './src/offers.ts';
import { factionNow } from './src/outcome.ts';
import { seatsOf } from './src/scores.ts';
import type { State } from './src/state.ts';
import type { Ending, Move } from './src/words.ts';

/** Only these create secrets during play: buried cards, and identities that were looked at. */
const dear = [numberOf('cthulhu'), numberOf('vladimir-burtsev')];
const eager: Tastes = { ...plainTastes, dear: { cards: dear, worth: 10 }, end: 'any' };

/** What all players want, so that the match comes to this end. */
const tastes: Readonly<Record<Exclude<Ending, 'stall'>, Tastes>> = {
  score: { ...eager, points: 3, tracks: 0, texts: 2 },
  track: { ...eager, tracks: 4, marker: 'any', texts: 1 },
  reveal: { ...eager, tracks: 0, madness: 8, texts: 4 },
};
/** Ends that are harder to reach come more often. */
const aims: readonly Ending[] = ['stall', 'track', 'reveal', 'reveal', 'score', 'score', 'reveal', 'score'];

/** Chosen by the cards that were dealt to nobody: they stay the same all through a match. */
const endFor = ({ unseen }: State): Ending =>
  must(aims, unseen.reduce((sum, card) => sum + Number(card), 0) % aims.length);

export function guide(state: State, seat: Seat, random: Random): Move | undefined {
  if (state.phase === 'over' || (state.asking?.player ?? state.turn) !== seat) return undefined;
  const end = endFor(state);
  if (end === 'stall' && state.phase === 'playing' && state.asking === null)
    return state.actions > 0 ? { type: 'pass' } : { type: 'end-turn' };
  const mind = {
    faction: factionNow(state, seat),
    suspicion: seatsOf(state).map(each => (factionNow(state, each) === 'restorationist' ? 1 : 0)),
    tastes: end === 'stall' ? plainTastes : tastes[end],
  };
  const facts = factsOf(state, seat);
  const wanted: Move['type'] = state.quiet > 1 || random.below(4) === 0 ? 'claim' : 'text';
  return (random.below(2) === 0 ? some(facts, wanted, random) : undefined) ?? choose(facts, mind, random);
}

/**
 * Texts have the most ways to go wrong, so they are used whenever possible. A claim, whatever it brings, keeps a match
 * from stalling.
 */
function some(facts: SeatFacts, wanted: Move['type'], random: Random): Move | undefined {
  const found: Move[] = [];
  if (facts.open.asking !== null || facts.open.phase !== 'playing') return undefined;
  for (const move of offers(facts)) {
    if (move.type === 'place' || move.type === 'discard') break;
    if (move.type === wanted) found.push(move);
  }
  const best = found.filter(move => move.type === 'text' && dear.includes(numberOf(move.card)));
  return found.length === 0 ? undefined : random.pick(best.length > 0 ? best : found);
}
