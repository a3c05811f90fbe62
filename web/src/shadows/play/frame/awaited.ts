/** Whom a round waits for before it is counted in [SA-READY-1, SA-READY-2]. */
import type { Seat } from '@lamplight/contract';
import { type Team, teams, type View } from '@lamplight/shadows/public';

export type AwaitedPlayers = {
  /** Those who are present and not ready. */
  readonly seats: readonly Seat[];
  /** A team that cannot play as it is. */
  readonly lacking: { readonly team: Team; readonly role: 'officer' | 'detective' } | undefined;
};

export function awaitedIn({ present, ready, teams: sides }: Pick<View, 'present' | 'ready' | 'teams'>): AwaitedPlayers {
  const seats = present.flatMap((there, seat) => (there && !ready.includes(seat) ? [seat] : []));
  for (const team of teams) {
    const side = sides[team];
    if (side === undefined) continue;
    if (present[side.officer] !== true) return { seats, lacking: { team, role: 'officer' } };
    if (!side.detectives.some(seat => present[seat] === true)) return { seats, lacking: { team, role: 'detective' } };
  }
  return { seats, lacking: undefined };
}
