/** The final count, with its reasons: every source of points, kept or lost, and why. */
import { must, type Outcome, type Seat, unseal } from '@lamplight/contract';
import { idOf } from './cards.ts';
import { seatsOf, trackPoints } from './scores.ts';
import type { PointSource, State } from './state.ts';
import { type CardId, type Day, days, type Ending, type Faction } from './words.ts';

export type ScoreLine = {
  readonly from: CardId | 'tracks' | 'lowest';
  readonly points: number;
  readonly kept: boolean;
  readonly rule: 'EM-END-2' | 'EM-END-3' | 'EM-END-4' | 'EM-END-5';
};

export type EmeraldResult = {
  readonly winners: readonly Day[];
  readonly scores: { readonly [day in Day]?: number };
  readonly why: Ending;
  readonly lines: { readonly [day in Day]?: readonly ScoreLine[] };
};

/** The faction a player belongs to now: the dealt one, or the other if Change of Heart lies on it. */
export function factionNow(state: State, seat: Seat): Faction {
  const dealt = unseal(must(state.identities, seat));
  if (!must(state.changed, seat)) return dealt;
  return dealt === 'loyalist' ? 'restorationist' : 'loyalist';
}

const lowestLoses = 5;

export function resultOf(state: State): EmeraldResult | undefined {
  if (state.ended === null) return undefined;
  const seats = seatsOf(state);
  const faction = seats.map(seat => factionNow(state, seat));
  const lines = seats.map(seat => [
    ...must(state.sources, seat).map(source => lineOf(source, must(faction, seat), faction)),
    trackLine(state, must(faction, seat)),
  ]);
  const before = lines.map(total);
  const fewest = Math.min(...before);
  const lowest = seats.filter(seat => before[seat] === fewest);
  // A tie for fewest: a Loyalist counts as lower than a Restorationist [EM-END-5].
  const dragged: Faction = lowest.some(seat => faction[seat] === 'loyalist') ? 'loyalist' : 'restorationist';
  const final = lines.map((list, seat): readonly ScoreLine[] =>
    faction[seat] === dragged
      ? [...list, { from: 'lowest', points: -lowestLoses, kept: true, rule: 'EM-END-5' }]
      : list,
  );
  const scores = final.map(total);
  return {
    winners: winnersOf(scores, faction).map(seat => must(days, seat)),
    scores: Object.fromEntries(seats.map(seat => [must(days, seat), must(scores, seat)])),
    why: state.ended,
    lines: Object.fromEntries(seats.map(seat => [must(days, seat), must(final, seat)])),
  };
}

const total = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points, kept }) => (kept ? sum + points : sum), 0);

function lineOf({ card, points, faction, victim }: PointSource, own: Faction, all: readonly Faction[]): ScoreLine {
  if (victim !== null)
    return { from: idOf(card), points, kept: own === 'loyalist' && all[victim] === 'restorationist', rule: 'EM-END-3' };
  return { from: idOf(card), points, kept: faction === 'neutral' || faction === own, rule: 'EM-END-2' };
}

function trackLine(state: State, own: Faction): ScoreLine {
  const [loyalist, restorationist] = state.tracks;
  const ahead: Faction = loyalist > restorationist ? 'loyalist' : 'restorationist';
  return { from: 'tracks', points: trackPoints(state), kept: own === ahead, rule: 'EM-END-4' };
}

/** Most points. A Restorationist wins a tie; a tie that remains is shared [EM-END-6]. */
function winnersOf(scores: readonly number[], faction: readonly Faction[]): readonly Seat[] {
  const best = Math.max(...scores);
  const first = [...scores.keys()].filter(seat => scores[seat] === best);
  const restorationists = first.filter(seat => faction[seat] === 'restorationist');
  return restorationists.length > 0 ? restorationists : first;
}

export function outcome(state: State): Outcome | undefined {
  const result = resultOf(state);
  return result === undefined
    ? undefined
    : { winners: result.winners.map(day => days.indexOf(day)), because: result.why };
}
