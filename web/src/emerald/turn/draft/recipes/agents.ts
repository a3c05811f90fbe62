/** Moving agents, placing the first ones, bringing those of Mi-Go back. */
import { type CityId, cityIds, type Move, miGo, type Shift } from '@lamplight/emerald/public';
import { cityOf, idsOf, type Pick, type TurnDraft } from '../draft.ts';
import { iconsFor, sumOf, type TurnSight } from '../sight.ts';
import { type MoveRecipe, missing, oneCity, poolOf, withMore } from './recipe.ts';

const agentsIn = ({ view, me }: TurnSight, city: CityId): number => view.cities[city].agents[me] ?? 0;

/** Agent and city alternate. The last agent may still lack its city. */
export function shiftsOf(picks: readonly Pick[]): {
  readonly shifts: readonly Shift[];
  readonly half: CityId | undefined;
} {
  const shifts: Shift[] = [];
  let half: CityId | undefined;
  for (const pick of picks) {
    if (pick.type === 'piece') half = pick.city;
    else if (pick.type === 'city' && half !== undefined) {
      shifts.push({ from: half, to: pick.city });
      half = undefined;
    }
  }
  return { shifts, half };
}

/** The agent of a half-said shift can be replaced or taken back. A city completes it. */
export function pickShift(sight: TurnSight, { picks }: TurnDraft, pick: Pick): readonly Pick[] | undefined {
  const { shifts, half } = shiftsOf(picks);
  const isOwnAgent = pick.type === 'piece' && pick.kind === 'agents' && pick.day === sight.me;
  if (!isOwnAgent && pick.type !== 'city') return undefined;
  const whole = half === undefined ? picks : picks.slice(0, -1);
  if (pick.city === half) return whole;
  if (half !== undefined && pick.type === 'city') return [...picks, pick];
  const left = agentsIn(sight, pick.city) - shifts.filter(({ from }) => from === pick.city).length;
  return left > 0 ? [...whole, { type: 'piece', city: pick.city, kind: 'agents', day: sight.me }] : undefined;
}

/**
 * The shifts so far, the half-said one completed anywhere, and as many more as are needed. Undefined if there are not
 * enough.
 */
function filled(sight: TurnSight, { picks }: TurnDraft, least: number): readonly Shift[] | undefined {
  const { shifts, half } = shiftsOf(picks);
  const all = [...shifts, ...(half === undefined ? [] : [{ from: half, to: elsewhere(half) }])];
  for (const from of cityIds) {
    const left = agentsIn(sight, from) - all.filter(shift => shift.from === from).length;
    for (let n = 0; n < left && all.length < least; n++) all.push({ from, to: elsewhere(from) });
  }
  return all.length < least ? undefined : all;
}

const elsewhere = (city: CityId): CityId => cityIds.find(each => each !== city) ?? city;

export const move: MoveRecipe = {
  serves: card => iconsFor.move(card) > 0,
  rule: 'EM-MOVE-1',
  pick: pickShift,
  completions: function* (sight, draft) {
    for (const places of withMore(draft.cards, poolOf(sight, move.serves))) {
      const cards = idsOf(sight.hand, places);
      const icons = sumOf(cards, iconsFor.move);
      const least = icons - Math.max(0, ...cards.map(iconsFor.move)) + 1;
      const moves = places.length === 0 ? undefined : filled(sight, draft, least);
      if (moves !== undefined) yield { type: 'move', cards, moves };
    }
  },
  said: (sight, { cards, picks }) => {
    const { shifts, half } = shiftsOf(picks);
    const ids = idsOf(sight.hand, cards);
    if (half !== undefined) return missing('destination');
    if (cards.length === 0 || shifts.length > sumOf(ids, iconsFor.move)) return missing('cards');
    const said: Move = { type: 'move', cards: ids, moves: shifts };
    return shifts.length === 0 || sight.judge(said) !== undefined ? missing('agent') : { move: said };
  },
};

/** A move with a city and nothing else. */
const toCity = (moveTo: (city: CityId) => Move, rule: MoveRecipe['rule']): MoveRecipe => ({
  serves: () => false,
  rule,
  pick: oneCity,
  completions: (_sight, { picks }) => {
    const city = cityOf(picks);
    return (city === undefined ? cityIds : [city]).map(moveTo);
  },
  said: (_sight, { picks }) => {
    const city = cityOf(picks);
    return city === undefined ? missing('city') : { move: moveTo(city) };
  },
});

export const placeAgent = toCity(city => ({ type: 'place-agent', city }), 'EM-SETUP-6');
export const comeBack = toCity(city => ({ type: 'return', card: miGo, city }), 'EM-CARD-MI-GO-2');

export const pass: MoveRecipe = {
  serves: () => false,
  rule: 'EM-PASS-1',
  completions: () => [{ type: 'pass' }],
  said: () => ({ move: { type: 'pass' } }),
};
