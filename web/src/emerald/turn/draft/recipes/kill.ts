/** Assassination: the card that kills, bombs besides it, perhaps the Fenians, and a target in a city. */
import { bombsFor, type CardId, type CityId, cityIds, days, doublesAgents, type Move } from '@lamplight/emerald/public';
import { cityOf, idsOf, isOnlyPick, type Pick, type TurnDraft } from '../draft.ts';
import { iconsFor, sumOf, type TurnSight } from '../sight.ts';
import { type MoveRecipe, missing, poolOf, withMore } from './recipe.ts';

export type Kill = Extract<Move, { readonly type: 'assassinate' }>;
type Aim = Only<Kill, 'city' | 'target'>;
type Only<T, K extends keyof T> = { readonly [key in K]: T[key] };

const kills = (card: CardId): boolean => iconsFor.assassinate(card) > 0;

const targetOf = (picks: readonly Pick[]): Kill['target'] | undefined => {
  for (const pick of picks) {
    if (pick.type === 'royalty') return 'royalty';
    if (pick.type === 'piece' || pick.type === 'player') return { agent: pick.day };
  }
  return undefined;
};

const isSameTarget = (one: Kill['target'], other: Kill['target']): boolean =>
  one === 'royalty' || other === 'royalty' ? one === other : one.agent === other.agent;

/** Every target there is, reachable or not. */
function aimsOf({ view, me }: TurnSight, picks: readonly Pick[]): readonly Aim[] {
  const city = cityOf(picks);
  const target = targetOf(picks);
  return (city === undefined ? cityIds : [city]).flatMap(place => {
    const agents = days.filter(day => day !== me && (view.cities[place].agents[day] ?? 0) > 0);
    const royalty = view.cities[place].royalty === null ? [] : (['royalty'] as const);
    const targets = target === undefined ? [...agents.map(agent => ({ agent })), ...royalty] : [target];
    return targets.map(each => ({ city: place, target: each }));
  });
}

/**
 * The roles of the cards, once for each card that could be the one that kills. The card chosen first is tried first.
 */
export function* rolesOf(cards: readonly CardId[]): Iterable<Only<Kill, 'card' | 'bombs' | 'benefit'>> {
  for (const [n, card] of cards.entries()) {
    if (!kills(card)) continue;
    const rest = cards.toSpliced(n, 1);
    const benefit = rest.find(doublesAgents);
    const bombs = rest.filter(each => !doublesAgents(each));
    yield benefit === undefined ? { card, bombs } : { card, bombs, benefit };
  }
}

function* completions(sight: TurnSight, { cards, picks }: TurnDraft): Iterable<Kill> {
  const pool = poolOf(sight, assassinate.serves);
  const benefits = (places: readonly number[]) => idsOf(sight.hand, places).filter(doublesAgents).length;
  for (const aim of aimsOf(sight, picks))
    for (const places of withMore(cards, pool)) {
      if (benefits(places) > 1) continue;
      for (const roles of rolesOf(idsOf(sight.hand, places))) yield { type: 'assassinate', ...roles, ...aim };
    }
}

/** If nobody stands there, or the city is not mine, no card helps. Computed once, without trying all the cards. */
const inReach = new WeakMap<TurnSight, readonly Kill[]>();
function legalKills(sight: TurnSight): readonly Kill[] {
  const before = inReach.get(sight);
  if (before !== undefined) return before;
  const found: Kill[] = [];
  const killers = idsOf(sight.hand, poolOf(sight, kills));
  for (const aim of aimsOf(sight, [])) {
    const [card] = killers;
    if (card === undefined) break;
    const rule = sight.judge({ type: 'assassinate', card, ...aim, bombs: [] });
    if (rule === undefined || rule === 'EM-KILL-2')
      for (const move of completions(sight, { act: 'assassinate', cards: [], picks: picksOf(aim) }))
        if (sight.judge(move) === undefined) found.push(move);
  }
  inReach.set(sight, found);
  return found;
}

const picksOf = ({ city, target }: Aim): readonly Pick[] => [
  target === 'royalty' ? { type: 'royalty', city } : { type: 'piece', city, kind: 'agents', day: target.agent },
];

/** Whether this kill uses all of these cards. */
function uses({ card, bombs, benefit }: Kill, cards: readonly CardId[]): boolean {
  const left = [card, ...bombs, ...(benefit === undefined ? [] : [benefit])];
  return cards.every(each => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The legal kills that contain everything chosen. */
function killsWith(sight: TurnSight, { cards, picks }: TurnDraft): readonly Kill[] {
  const ids = idsOf(sight.hand, cards);
  const city = cityOf(picks);
  const target = targetOf(picks);
  return legalKills(sight).filter(
    kill =>
      (city === undefined || kill.city === city) &&
      (target === undefined || isSameTarget(kill.target, target)) &&
      uses(kill, ids),
  );
}

/** The target that was named, or the only possible one. */
export function aimOf(sight: TurnSight, draft: TurnDraft): Partial<Aim> {
  const city = cityOf(draft.picks);
  if (city === undefined) return {};
  const target = targetOf(draft.picks);
  if (target !== undefined) return { city, target };
  const [only, ...more] = killsWith(sight, draft).map(kill => kill.target);
  return only !== undefined && more.every(each => isSameTarget(each, only)) ? { city, target: only } : { city };
}

export const agentsThere = ({ view, me }: TurnSight, city: CityId): number => view.cities[city].agents[me] ?? 0;

export const assassinate: MoveRecipe = {
  serves: card => kills(card) || iconsFor.bombs(card) > 0 || doublesAgents(card),
  rule: 'EM-KILL-1',
  pick: (sight, { picks }, pick) => {
    if (pick.type === 'player') {
      const city = cityOf(picks);
      return city === undefined ? undefined : [{ type: 'piece', city, kind: 'agents', day: pick.day }];
    }
    if (pick.type === 'limbo' || pick.type === 'count') return undefined;
    const isVictim = pick.type === 'piece' && pick.kind === 'agents' && pick.day !== sight.me;
    const next: Pick = isVictim || pick.type === 'royalty' ? pick : { type: 'city', city: pick.city };
    return isOnlyPick(picks, next) ? [] : [next];
  },
  // Legal kills come first, from the cached list. The rest only serves to find out why something is not legal.
  completions: function* (sight, draft) {
    yield* killsWith(sight, draft);
    yield* completions(sight, draft);
  },
  said: (sight, draft) => {
    const ids = idsOf(sight.hand, draft.cards);
    const { city, target } = aimOf(sight, draft);
    if (!ids.some(kills)) return missing('killer');
    if (city === undefined) return missing('city');
    if (target === undefined) return missing('target');
    for (const roles of rolesOf(ids)) {
      const kill: Kill = { type: 'assassinate', ...roles, city, target };
      if (sight.judge(kill) === undefined) return { move: kill };
    }
    const [roles] = rolesOf(ids);
    const worth = agentsThere(sight, city) * (roles?.benefit === undefined ? 1 : 2);
    const needed = bombsFor(sight.view, city, target) ?? 0;
    return missing('bombs', Math.max(1, needed - worth - sumOf(roles?.bombs ?? [], iconsFor.bombs)));
  },
};
