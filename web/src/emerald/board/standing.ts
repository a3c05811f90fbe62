/** Who could claim or kill in a city, as far as the pieces on the board decide it, and what a player lacks for it. */
import { type CityId, cardNamed, type Day, days, killValueOf, type View } from '@lamplight/emerald/public';
import { leaderOf } from './towers.ts';

export type ClaimStanding =
  /** The pile is empty [EM-CLAIM-9]. */
  | { readonly type: 'empty' }
  | { readonly type: 'can' }
  /** This many more pieces. One of them must be a cube if none stands there yet [EM-CLAIM-3]. */
  | { readonly type: 'short'; readonly pieces: number; readonly cube: boolean };

/** How many more pieces a player needs to have strictly more than every other. */
function piecesShort(view: View, city: CityId, day: Day): number {
  const { agents, cubes } = view.cities[city];
  const piecesOf = (who: Day) => (agents[who] ?? 0) + (cubes[who] ?? 0);
  const most = Math.max(0, ...days.filter(other => other !== day).map(piecesOf));
  return Math.max(0, most + 1 - piecesOf(day));
}

export function claimStanding(view: View, city: CityId, day: Day): ClaimStanding {
  const { top, cubes } = view.cities[city];
  if (top === null) return { type: 'empty' };
  const pieces = piecesShort(view, city, day);
  const cube = (cubes[day] ?? 0) === 0;
  return pieces === 0 && !cube ? { type: 'can' } : { type: 'short', pieces, cube };
}

export type KillStanding =
  /** Neither another player's agent nor royalty is there. */
  | { readonly type: 'nobody' }
  /** Bombs needed from cards, besides one for each own agent there [EM-KILL-2]. */
  | {
      readonly type: 'can';
      readonly agents: number;
      readonly agent?: { readonly value: number; readonly missing: number };
      readonly royalty?: { readonly value: number; readonly missing: number };
    }
  /** An own agent, or pieces, are missing [EM-KILL-1]. */
  | { readonly type: 'short'; readonly pieces: number; readonly agent: boolean };

export function killStanding(view: View, city: CityId, day: Day): KillStanding {
  const { agents, royalty } = view.cities[city];
  const own = agents[day] ?? 0;
  const hasVictim = days.some(other => other !== day && (agents[other] ?? 0) > 0);
  if (!hasVictim && royalty === null) return { type: 'nobody' };
  const pieces = piecesShort(view, city, day);
  if (pieces > 0 || own === 0) return { type: 'short', pieces, agent: own === 0 };
  const aim = (value: number) => ({ value, missing: Math.max(0, value - own) });
  return {
    type: 'can',
    agents: own,
    ...(hasVictim && { agent: aim(killValueOf(city)) }),
    ...(royalty !== null && { royalty: aim(cardNamed(royalty).bombs_to_kill ?? 0) }),
  };
}

/** Only the leader can do either. */
export const rivalIn = (view: View, city: CityId, me: Day | null): Day | undefined => {
  const leader = leaderOf(view.cities[city]);
  return leader === me ? undefined : leader;
};
