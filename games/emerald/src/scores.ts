/** Counting: pieces, majorities, points. Everything here reads only the public state. */
import { must, type Seat } from '@lamplight/contract';
import type { OpenState } from './state.ts';
import { type City, cityIds, type Ending, trackTop } from './words.ts';

export const allCities: readonly City[] = [...cityIds.keys()];
/** Made once, because a search asks for them at every step. */
const seatLists: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map(seats => [...Array(seats).keys()]);
export const seatsOf = (open: OpenState): readonly Seat[] => must(seatLists, open.sanity.length);
/** The others in seat order from the one after this seat. */
export const seatsAfter = (open: OpenState, seat: Seat): readonly Seat[] =>
  seatsOf(open)
    .slice(1)
    .map(step => (seat + step) % open.sanity.length);

export const agentsAt = (open: OpenState, city: City, seat: Seat): number => open.agents[city]?.[seat] ?? 0;
export const cubesAt = (open: OpenState, city: City, seat: Seat): number => open.cubes[city]?.[seat] ?? 0;
export const piecesAt = (open: OpenState, city: City, seat: Seat): number =>
  agentsAt(open, city, seat) + cubesAt(open, city, seat);

/** Strictly more pieces than every other single player; zombies are nobody's [EM-CLAIM-3]. */
export function leads(open: OpenState, city: City, seat: Seat): boolean {
  const own = piecesAt(open, city, seat);
  for (let other = 0; other < open.sanity.length; other++) {
    if (other !== seat && piecesAt(open, city, other) >= own) return false;
  }
  return own > 0;
}

/** Agents in cities, and those on Mi-Go, which count as on the board [EM-REVEAL-1, EM-CARD-MI-GO-3]. */
export function agentsOnBoard(open: OpenState, seat: Seat): number {
  let count = must(open.stored, seat);
  for (const city of open.agents) count += city[seat] ?? 0;
  return count;
}

export const trackPoints = ({ tracks: [loyalist, restorationist] }: OpenState): number =>
  Math.abs(loyalist - restorationist);

export function scoreOf(open: OpenState, seat: Seat): number {
  let score = trackPoints(open);
  for (const source of must(open.sources, seat)) score += source.points;
  return score;
}

/** By number of players [EM-END-1]. */
const targets: Readonly<Record<number, number>> = { 2: 28, 3: 24, 4: 22, 5: 20 };
export const targetFor = (players: number): number => targets[players] ?? 0;
export const targetOf = (open: OpenState): number => targetFor(open.sanity.length);

/** What was reached that ends the game after this action. */
export function reachedIn(open: OpenState): Ending | undefined {
  if (open.tracks.some(marker => marker >= trackTop)) return 'track';
  const target = targetOf(open);
  return seatsOf(open).some(seat => scoreOf(open, seat) >= target) ? 'score' : undefined;
}

export const owns = (open: OpenState, seat: Seat, card: number): boolean =>
  must(open.areas, seat).some(kept => kept.card === card);
