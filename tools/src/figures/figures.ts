/** Statistics over many matches of Emerald: the same figures as the table in `CARDS.md`. */
import { must, seedOf } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { emeraldKit } from '@lamplight/emerald/kit';
import { type WatchedMatch, watched } from '@lamplight/emerald/watched';
import { play } from '../arena/play.ts';
import { counted } from '../arena/tally.ts';
import { Misuse } from '../cli/flags.ts';

export type GameFigures = {
  readonly players: number;
  readonly games: number;
  readonly turns: { readonly mean: number; readonly p10: number; readonly p90: number };
  /** Shares, from 0 to 1. */
  readonly ends: Readonly<Record<string, number>>;
  /** Games with both factions: how many a Restorationist won, and how many of the seats were theirs. */
  readonly mixed: { readonly games: number; readonly rebelsWon: number; readonly rebelSeats: number };
  readonly wonAt: readonly number[];
  readonly claimed: number;
  readonly citiesClaimed: number;
  readonly royaltyKilled: number;
  readonly royaltyHidden: number;
  readonly agentsKilled: number;
  readonly highest: number;
  readonly lowest: number;
  /** By card: how often it was claimed in games in which it was dealt. */
  readonly cards: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, number>>;
};

export function figuresOf(players: number, games: number, first: number, bot: string): GameFigures {
  const seating = emeraldKit.players[bot];
  const seated = emeraldKit.seat(players);
  if (seating === undefined || seated === undefined)
    throw new Misuse(
      `There is no table of ${players} for '${bot}': the bots are ${Object.keys(emeraldKit.players).join(', ')}.`,
    );
  const matches = Array.from({ length: games }, (_, n): WatchedMatch => {
    const { opening, steps } = play<Emerald>(emerald, seated.table, seedOf(first + n), Array(players).fill(seating));
    return watched(opening.match.state, steps);
  });
  return summed(players, matches);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function summed(players: number, matches: readonly WatchedMatch[]): GameFigures {
  const mean = (part: (match: WatchedMatch) => number): number =>
    round(matches.reduce((sum, match) => sum + part(match), 0) / Math.max(1, matches.length));
  const share = (wanted: (match: WatchedMatch) => boolean): number => mean(match => (wanted(match) ? 1 : 0));
  const turns = matches.map(match => match.turns).toSorted((a, b) => a - b);
  const ends = [...new Set(matches.map(match => match.because))].toSorted();
  return {
    players,
    games: matches.length,
    turns: { mean: mean(match => match.turns), p10: quantile(turns, 0.1), p90: quantile(turns, 0.9) },
    ends: Object.fromEntries(ends.map(end => [end, share(match => match.because === end)])),
    mixed: mixedIn(matches),
    wonAt: Array.from({ length: players }, (_, place) => share(match => match.wonAt.includes(place))),
    claimed: mean(match => match.claimed.length / match.dealt.length),
    citiesClaimed: mean(match => match.claimed.filter(card => card.startsWith('city-')).length),
    royaltyKilled: mean(match => match.royaltyKilled),
    royaltyHidden: mean(match => match.royaltyHidden),
    agentsKilled: mean(match => match.agentsKilled),
    highest: mean(match => Math.max(...match.scores)),
    lowest: mean(match => Math.min(...match.scores)),
    cards: cardsIn(matches),
    texts: counted(matches.flatMap(match => [...match.texts, ...match.blocks])),
  };
}

const quantile = (sorted: readonly number[], part: number): number =>
  round(must(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length))));

/** A shared victory of both factions counts half. */
function mixedIn(matches: readonly WatchedMatch[]): GameFigures['mixed'] {
  const mixed = matches.filter(({ sides }) => new Set(sides).size === 2);
  const rebels = (match: WatchedMatch, seats: readonly number[]) =>
    seats.filter(seat => match.sides[seat] === 'restorationist').length / seats.length;
  const mean = (part: (match: WatchedMatch) => number) =>
    round(mixed.reduce((sum, match) => sum + part(match), 0) / Math.max(1, mixed.length));
  return {
    games: mixed.length,
    rebelsWon: mean(match => rebels(match, match.winners)),
    rebelSeats: mean(match => rebels(match, [...match.sides.keys()])),
  };
}

function cardsIn(matches: readonly WatchedMatch[]): Readonly<Record<string, number>> {
  const dealt = counted(matches.flatMap(match => match.dealt));
  const claimed = counted(matches.flatMap(match => match.claimed));
  return Object.fromEntries(Object.entries(dealt).map(([card, count]) => [card, round((claimed[card] ?? 0) / count)]));
}
