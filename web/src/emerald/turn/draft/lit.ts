/**
 * What lights up for a draft. A thing is legal if some legal move contains it together with everything chosen so far.
 */
import { foresee } from '@lamplight/emerald/foresee';
import { type CityId, cardNamed, cityIds, type Day, days, textOf, type View } from '@lamplight/emerald/public';
import { type CardLight, type CityLight, type Lights, noLights, type StackLight } from '../../view/lights.ts';
import type { Pick, TurnDraft } from './draft.ts';
import { canFinish, moveOf, settled } from './finish.ts';
import { ledgerOf, shortIn } from './ledger.ts';
import { aimOf, rolesOf } from './recipes/kill.ts';
import { iconsFor, sightOf, type TurnSight } from './sight.ts';
import { taken } from './tapped.ts';

/** A few words under a city, to be translated. */
export type LightTag =
  | { readonly type: 'bombs'; readonly needed: number; readonly have: number }
  | { readonly type: 'short'; readonly count: number }
  | { readonly type: 'behind' | 'no-cube' };

export function lightsOf(view: View, draft: TurnDraft, say: (tag: LightTag) => string): Lights {
  const sight = sightOf(view);
  if (sight === undefined || !isMine(sight)) return noLights;
  const now = settled(sight, draft);
  const hand = handLights(sight, draft);
  if (now.act === null) return { ...noLights, ...(now.cards.length > 0 ? { cities: asking } : {}), hand };
  const stacks = stackLights(sight, now);
  return {
    cities: cityLights(sight, now, say, stacks),
    stacks,
    players: playerLights(sight, now),
    ...(isOpen(sight, now, { type: 'limbo' }) || now.picks.some(({ type: on }) => on === 'limbo')
      ? { limbo: now.picks.some(({ type: on }) => on === 'limbo') ? 'chosen' : 'legal' }
      : {}),
    hand,
  };
}

const isMine = ({ view, me }: TurnSight): boolean =>
  view.phase !== 'over' && view.asking === null && view.turn.player === me;

const isOpen = (sight: TurnSight, draft: TurnDraft, pick: Pick): boolean => taken(sight, draft, pick) !== undefined;

function handLights(sight: TurnSight, draft: TurnDraft): readonly CardLight[] {
  const isBegun = draft.act !== null || draft.cards.length > 0;
  const now = settled(sight, draft);
  return sight.hand.map((_, place): CardLight => {
    const at = draft.cards.indexOf(place);
    if (at >= 0) return { light: 'chosen', ...tagOf(sight, now, place) };
    if (!isBegun) return {};
    return { light: taken(sight, draft, { type: 'card', place }) === undefined ? 'dim' : 'legal' };
  });
}

/** What the card gives to the move that is being composed. */
function tagOf({ hand }: TurnSight, { act, cards }: TurnDraft, place: number): Some<CardLight, 'tag'> {
  const card = hand[place];
  if (card === undefined || act === null) return {};
  switch (act) {
    case 'place':
    case 'claim':
    case 'retrieve':
    case 'move':
      return { tag: { symbol: act, count: iconsFor[act](card) } };
    case 'track': {
      const { track_loyalist, track_restorationist } = cardNamed(card);
      const symbol = track_loyalist >= track_restorationist ? 'track-loyalist' : 'track-restorationist';
      return { tag: { symbol, count: Math.max(track_loyalist, track_restorationist) } };
    }
    case 'assassinate': {
      const ids = cards.flatMap(each => hand[each] ?? []);
      const [roles] = rolesOf(ids);
      if (roles?.card === card && ids.indexOf(card) === cards.indexOf(place))
        return { tag: { symbol: 'assassinate', count: 1 } };
      if (roles?.benefit === card) return { tag: { symbol: 'benefit', count: 1 } };
      return { tag: { symbol: 'bomb', count: iconsFor.bombs(card) } };
    }
    case 'text':
      return { tag: { symbol: cards[0] === place ? 'text' : 'discard', count: 1 } };
    default:
      return { tag: { symbol: 'discard', count: 1 } };
  }
}
type Some<T, K extends keyof T> = { readonly [key in K]?: T[key] };

function cityLights(
  sight: TurnSight,
  draft: TurnDraft,
  say: (tag: LightTag) => string,
  stacks: readonly StackLight[],
): Lights['cities'] {
  const coming = comingFrom(sight.view, draft);
  const rising = draft.picks.filter(({ type: on }) => on === 'city');
  const found: { [city in CityId]?: CityLight } = {};
  for (const city of cityIds) {
    const isChosen = draft.picks.some(pick => 'city' in pick && pick.city === city);
    const canTap = isOpen(sight, draft, { type: 'city', city });
    const order = rising.length > 1 ? rising.findIndex(pick => 'city' in pick && pick.city === city) + 1 : 0;
    const tag = tagFor(sight, draft, city);
    const { royalty } = sight.view.cities[city];
    const hasTarget = draft.act === 'assassinate' && royalty !== null;
    const isTarget = hasTarget && aimOf(sight, draft).city === city && aimOf(sight, draft).target === 'royalty';
    const canKill = hasTarget && (isTarget || isOpen(sight, draft, { type: 'royalty', city }));
    const others = stacks.filter(stack => stack.city === city && stack.day !== sight.me).length;
    const isSeveral = others + (canKill ? 1 : 0) > 1 || (others > 0 && canTap && isRising(sight, draft));
    found[city] = {
      light: isChosen ? 'chosen' : canTap ? 'legal' : needsBoard(sight, draft) ? 'dim' : undefined,
      ...(order > 0 ? { order } : {}),
      ...(tag === undefined ? {} : { tag: { text: say(tag), tone: tag.type === 'bombs' ? 'danger' : 'plain' } }),
      ...coming(city),
      ...(hasTarget ? { royalty: isTarget ? 'chosen' : canKill ? 'legal' : 'dim' } : {}),
      ...(isSeveral ? { isSeveral } : {}),
    };
  }
  return found;
}

/** Cards are chosen, but not what for. A tap on a city settles that, or says that an act must be named. */
const asking: Lights['cities'] = Object.fromEntries(cityIds.map(city => [city, { isTurns: true }]));

/** A zombie attacks an agent in a city, or rises there. */
const isRising = ({ hand }: TurnSight, { act, cards }: TurnDraft): boolean => {
  const card = act === 'text' ? hand[cards[0] ?? -1] : undefined;
  return card !== undefined && textOf(card)?.aim === 'haunting';
};

/** Whether anything on the board could be tapped for it. If not, nothing there need be dimmed. */
const needsBoard = (sight: TurnSight, draft: TurnDraft): boolean =>
  draft.picks.length > 0 || cityIds.some(city => isOpen(sight, draft, { type: 'city', city }));

function tagFor({ view, me }: TurnSight, draft: TurnDraft, city: CityId): LightTag | undefined {
  const there = view.cities[city];
  if (draft.act === 'assassinate') {
    const ledger = draft.picks.some(pick => 'city' in pick && pick.city === city) ? ledgerOf(view, draft) : undefined;
    if (ledger !== undefined) return { type: 'bombs', needed: ledger.needed, have: ledger.have };
    const short = draft.picks.length === 0 ? shortIn(view, city) : undefined;
    return short === undefined ? undefined : { type: 'short', count: short };
  }
  const own = (there.agents[me] ?? 0) + (there.cubes[me] ?? 0);
  if (draft.act !== 'claim' || draft.picks.length > 0 || own === 0 || there.top === null) return undefined;
  const sight = sightOf(view);
  if (sight === undefined || canFinish(sight, { ...draft, picks: [{ type: 'city', city }] })) return undefined;
  return { type: (there.cubes[me] ?? 0) === 0 ? 'no-cube' : 'behind' };
}

/** Pieces that the finished move would put into a city. */
function comingFrom(view: View, draft: TurnDraft): (city: CityId) => Some<CityLight, 'coming' | 'comingZombies'> {
  const said = moveOf(view, draft);
  const told = 'move' in said ? (foresee(view, said.move)?.told ?? []) : [];
  return city => {
    const coming: { [day in Day]?: { agents?: number; cubes?: number } } = {};
    let zombies = 0;
    for (const news of told) {
      if (news.type === 'zombies' && news.to === city) zombies += news.count;
      if ((news.type !== 'agents' && news.type !== 'cubes') || news.to !== city) continue;
      const there = coming[news.of] ?? {};
      coming[news.of] = { ...there, [news.type]: (there[news.type] ?? 0) + news.count };
    }
    return {
      ...(Object.keys(coming).length > 0 ? { coming } : {}),
      ...(zombies > 0 ? { comingZombies: zombies } : {}),
    };
  };
}

function stackLights(sight: TurnSight, draft: TurnDraft): readonly StackLight[] {
  const { view } = sight;
  const card = draft.act === 'text' ? sight.hand[draft.cards[0] ?? -1] : undefined;
  const aim = draft.act === 'assassinate' ? aimOf(sight, draft) : {};
  /** The only possible target counts as chosen, though nobody has tapped it. */
  const isTarget = (city: CityId, kind: string, day: Day) =>
    kind === 'agents' && aim.city === city && typeof aim.target === 'object' && aim.target.agent === day;
  const dies = draft.act === 'assassinate' || (card !== undefined && textOf(card)?.deadly === true);
  return cityIds.flatMap(city =>
    (['agents', 'cubes'] as const).flatMap(kind =>
      days.flatMap((day): readonly StackLight[] => {
        if ((view.cities[city][kind][day] ?? 0) === 0) return [];
        const stack = { city, kind, day };
        const isThis = (pick: Pick) =>
          pick.type === 'piece' && pick.city === city && pick.kind === kind && pick.day === day;
        const chosen = draft.picks.filter(isThis).length || (isTarget(city, kind, day) ? 1 : 0);
        if (chosen > 0) return [{ ...stack, light: 'chosen', chosen, ...(dies ? { dies } : {}) }];
        const next = taken(sight, draft, { type: 'piece', ...stack });
        return next?.picks.some(isThis) ? [{ ...stack, light: 'legal' }] : [];
      }),
    ),
  );
}

function playerLights(sight: TurnSight, draft: TurnDraft): Lights['players'] {
  const found: { [day in Day]?: 'legal' | 'chosen' } = {};
  // The target is asked for only if there are several.
  if (draft.act === 'assassinate' && aimOf(sight, draft).target !== undefined) return found;
  for (const day of days) {
    if (sight.view.players[day] === undefined) continue;
    if (draft.picks.some(pick => pick.type === 'player' && pick.day === day)) found[day] = 'chosen';
    else if (isOpen(sight, draft, { type: 'player', day })) found[day] = 'legal';
  }
  return found;
}
