/** What happened in one match, as far as the balance figures need it. */
import { must, type Seat, type Step } from '@lamplight/contract';
import { type CardNo, idOf, isRoyalty } from './src/cards.ts';
import type { Emerald } from './src/index.ts';
import { factionNow, resultOf } from './src/outcome.ts';
import { seatsOf } from './src/scores.ts';
import type { State } from './src/state.ts';
import { type CardId, days, type Faction } from './src/words.ts';

export type WatchedMatch = {
  readonly because: string;
  /** Turns per player. */
  readonly turns: number;
  readonly winners: readonly Seat[];
  /** The winners' places in the order of play: the first player is 0. */
  readonly wonAt: readonly number[];
  readonly sides: readonly Faction[];
  readonly scores: readonly number[];
  /** Cards in the piles at the start, without royalty, and those of them that were claimed. */
  readonly dealt: readonly CardId[];
  readonly claimed: readonly CardId[];
  readonly texts: readonly CardId[];
  readonly blocks: readonly CardId[];
  readonly royaltyKilled: number;
  readonly royaltyHidden: number;
  readonly agentsKilled: number;
};

export function watched(start: State, steps: readonly Step<Emerald>[]): WatchedMatch {
  const last = steps.at(-1)?.after.state ?? start;
  const result = resultOf(last);
  if (result === undefined) throw new Error('The match has no outcome: only finished matches can be counted.');
  const seats = seatsOf(last);
  const winners = result.winners.map(day => days.indexOf(day));
  const moves = steps.flatMap(({ entry: { input } }) => (typeof input.by === 'number' ? [input.move] : []));
  const events = steps.flatMap(({ entry }) => entry.events);
  const texts = moves.flatMap(move => (move.type === 'text' ? [move.card] : []));
  return {
    because: result.why,
    turns: last.turns / seats.length,
    winners,
    wonAt: winners.map(seat => (seat - last.first + seats.length) % seats.length),
    sides: seats.map(seat => factionNow(last, seat)),
    scores: seats.map(seat => result.scores[must(days, seat)] ?? 0),
    dealt: dealtIn(start).map(idOf),
    claimed: steps.flatMap(claimedIn).map(idOf),
    texts,
    blocks: moves.flatMap(move => (move.type === 'block' ? [move.card] : [])),
    royaltyKilled: moves.filter(move => move.type === 'assassinate' && move.target === 'royalty').length,
    royaltyHidden: texts.filter(card => card === 'hide-royalty').length,
    agentsKilled: events.filter(event => event.type === 'boxed').length,
  };
}

/** At run time a sealed card is a plain number. Only test-side code may rely on that. */
function dealtIn({ tops, piles }: State): readonly CardNo[] {
  const cards = [...tops, ...(piles.flat() as unknown as readonly CardNo[])];
  return cards.filter(card => card !== null && !isRoyalty(card)) as readonly CardNo[];
}

/** The card that was on top when it was taken: later events of the step turn up the next. */
function claimedIn({ before, entry }: Step<Emerald>): readonly CardNo[] {
  return entry.events.flatMap(event =>
    event.type === 'took' && event.by !== null ? [must(before.state.tops, event.city) ?? 0] : [],
  );
}
