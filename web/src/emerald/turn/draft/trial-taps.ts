/** Test helper: the taps by which a person would compose a move, starting from the action or from the cards. */
import { type CardId, cityIds, type Day, type Move, textOf, type View } from '@lamplight/emerald/public';
import { noDraft, type Pick, type TurnAct, type TurnDraft, type TurnTap } from './draft.ts';
import { type DraftResult, moveOf } from './finish.ts';
import { tapped } from './tapped.ts';

/** Moves of a turn only: answers to questions are composed elsewhere. */
export function tapsFor(view: View, move: Move, startsFrom: 'act' | 'cards' = 'act'): readonly TurnTap[] {
  const act = actOf(move);
  if (act === undefined) throw new Error(`${move.type} is not said by taps.`);
  if (act === 'place-agent') return picksOf(view, move);
  const cards = placesOf(handOf(view), cardsOf(move)).map((place): TurnTap => ({ type: 'card', place }));
  const start: TurnTap = { type: 'act', act };
  const [first, ...rest] = cards;
  const inOrder = startsFrom === 'act' || first === undefined ? [start, ...cards] : [first, start, ...rest];
  return [...inOrder, ...picksOf(view, move)];
}

/** Applies taps, all of which must be accepted. */
export function drafted(view: View, taps: readonly TurnTap[]): TurnDraft {
  let draft = noDraft;
  for (const tap of taps) {
    const next = tapped(view, draft, tap);
    if ('refused' in next) throw new Error(`${JSON.stringify(tap)} on ${JSON.stringify(draft)}: ${next.refused}`);
    draft = next.draft;
  }
  return draft;
}

export const saidBy = (view: View, taps: readonly TurnTap[]): DraftResult => moveOf(view, drafted(view, taps));

const actOf = (move: Move): TurnAct | undefined => {
  const none = ['end-turn', 'undo', 'preset', 'block', 'allow', 'keep', 'reinforce'];
  return none.includes(move.type) ? undefined : (move.type as TurnAct);
};

function handOf(view: View): readonly CardId[] {
  const hand = view.me === null ? undefined : view.players[view.me]?.hand;
  return typeof hand === 'object' ? hand : [];
}

function cardsOf(move: Move): readonly CardId[] {
  if (move.type === 'text') return [move.card, ...(move.cards ?? [])];
  if (move.type === 'assassinate')
    return [move.card, ...move.bombs, ...(move.benefit === undefined ? [] : [move.benefit])];
  if (move.type === 'return') return [];
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}

function placesOf(hand: readonly CardId[], cards: readonly CardId[]): readonly number[] {
  const left: (CardId | undefined)[] = [...hand];
  return cards.map(card => {
    const place = left.indexOf(card);
    left[place] = undefined;
    return place;
  });
}

const times = <T>(count: number, what: T): readonly T[] => Array.from({ length: count }, () => what);

function picksOf(view: View, move: Move): readonly Pick[] {
  const me = view.me as Day;
  const agent = (city: (typeof cityIds)[number], day: Day = me): Pick => ({ type: 'piece', city, kind: 'agents', day });
  const cube = (city: (typeof cityIds)[number], day: Day = me): Pick => ({ type: 'piece', city, kind: 'cubes', day });
  switch (move.type) {
    case 'place':
    case 'claim':
    case 'return':
    case 'place-agent':
      return [{ type: 'city', city: move.city }];
    case 'retrieve':
      return [
        ...times(move.from.limbo ?? 0, { type: 'limbo' } as const),
        ...cityIds.flatMap(city => times(move.from[city] ?? 0, cube(city))),
      ];
    case 'move':
      return move.moves.flatMap(({ from, to }): readonly Pick[] => [agent(from), { type: 'city', city: to }]);
    case 'assassinate':
      return [move.target === 'royalty' ? { type: 'royalty', city: move.city } : agent(move.city, move.target.agent)];
    case 'text':
      return textPicks(move, agent, cube);
    default:
      return [];
  }
}

function textPicks(
  move: Extract<Move, { type: 'text' }>,
  agent: (city: (typeof cityIds)[number], day?: Day) => Pick,
  cube: (city: (typeof cityIds)[number], day?: Day) => Pick,
): readonly Pick[] {
  const { city, player, agents = {}, cubes, cities = [], moves = [] } = move;
  if (typeof cubes === 'number') return [{ type: 'count', count: cubes }];
  if (cubes !== undefined)
    return Object.entries(cubes).flatMap(([place, owners]) =>
      Object.entries(owners ?? {}).flatMap(([day, count]) => times(count, cube(place as 'berlin', day as Day))),
    );
  const isCubes = textOf(move.card)?.aim === 'their-cubes';
  if (city !== undefined && player !== undefined) return [isCubes ? cube(city, player) : agent(city, player)];
  return [
    ...(city === undefined ? [] : [{ type: 'city', city } as const]),
    ...(player === undefined ? [] : [{ type: 'player', day: player } as const]),
    ...Object.entries(agents).flatMap(([place, what]) =>
      typeof what === 'number' ? times(what, agent(place as 'berlin')) : [agent(place as 'berlin', what as Day)],
    ),
    ...cities.map(each => ({ type: 'city', city: each }) as const),
    ...moves.flatMap(({ from, to }): readonly Pick[] => [agent(from), { type: 'city', city: to }]),
  ];
}
