/** What comes of a move, in whole sentences: what it costs, what it gives and who keeps it, who may stop it. */
import type { Foresight } from '@lamplight/emerald/foresee';
import {
  type CardId,
  type CityId,
  cityIds,
  type Day,
  judging,
  type Move,
  type TextFacts,
  type Told,
  textOf,
  type View,
} from '@lamplight/emerald/public';
import { signedNumber } from '../../names/signed-number.ts';
import { at, cards, player, type TurnSentence, to } from './turn-sentence.ts';

/** What the game says about the text that is used. */
const factsOf = (move: Move): TextFacts | undefined => (move.type === 'text' ? textOf(move.card) : undefined);

type ToldOfType<T extends Told['type']> = Extract<Told, { readonly type: T }>;

export function outcomesOf(view: View, move: Move, seen: Foresight): readonly TurnSentence[] {
  const me = view.me as Day;
  const all = <T extends Told['type']>(type: T): readonly ToldOfType<T>[] =>
    seen.told.filter((news): news is ToldOfType<T> => news.type === type);
  return [
    ...standing(view, move, seen),
    ...arrivals(all('agents'), move, me),
    ...points(all('scored'), all('boxed')),
    ...markers(view, all('marked'), seen),
    ...cubesGone(all('cubes'), move, me),
    ...rolls(view, all('rolled'), move, me),
    ...blocks(seen.asked),
    ...seen.reveals.map(
      (day): TurnSentence =>
        day === me
          ? { id: 'emerald.turn.out.reveal-me' }
          : { id: 'emerald.turn.out.reveal', values: { player: player(day) } },
    ),
    ...restOf([...all('played'), ...all('stowed')], move, me),
    ...ending(all('ended')[0]?.because ?? all('reached')[0]?.ending),
    ...goesOn(move, seen),
  ];
}

/** My pieces there, and those of the strongest other player [EM-CLAIM-3]. */
function standing(view: View, move: Move, { after }: Foresight): readonly TurnSentence[] {
  const me = view.me as Day;
  const city = move.type === 'place' || move.type === 'return' || move.type === 'place-agent' ? move.city : undefined;
  if (city === undefined) return [];
  const count = (day: Day) => (after.cities[city].agents[day] ?? 0) + (after.cities[city].cubes[day] ?? 0);
  const others = (Object.keys(after.players) as Day[]).filter(day => day !== me);
  const next = Math.max(0, ...others.map(count));
  const have: TurnSentence = { id: 'emerald.turn.out.have', values: { mine: count(me), next } };
  const left = after.players[me]?.cubes ?? 0;
  return move.type === 'place' ? [have, { id: 'emerald.turn.out.supply', values: { count: left } }] : [have];
}

/** Agents that come with a claimed card, or replace another player's. */
function arrivals(agents: readonly ToldOfType<'agents'>[], move: Move, me: Day): readonly TurnSentence[] {
  if (move.type !== 'claim' && !factsOf(move)?.claims) return [];
  return agents
    .filter(({ of, from }) => of === me && from === 'supply')
    .map(
      ({ to: city, count }): TurnSentence => ({
        id: 'emerald.turn.out.agents',
        values: { count, to: to(city as CityId) },
      }),
    );
}

/** Each with who keeps it at the end [EM-END-2, EM-END-3]. */
const points = (
  scored: readonly ToldOfType<'scored'>[],
  boxed: readonly ToldOfType<'boxed'>[],
): readonly TurnSentence[] =>
  scored.map(({ card, points: count, faction }): TurnSentence => {
    const box = boxed.find(each => each.card === card);
    return box === undefined
      ? { id: 'emerald.turn.out.points', values: { count, faction } }
      : { id: 'emerald.turn.out.points-box', values: { count, player: player(box.victim) } };
  });

/** The gap is points for everyone, and at the end for the side that is ahead [EM-TRACK-2, EM-END-4]. */
function markers(view: View, marked: readonly ToldOfType<'marked'>[], { after }: Foresight): readonly TurnSentence[] {
  if (marked.length === 0) return [];
  const gap = ({ tracks }: View) => Math.abs(tracks.loyalist - tracks.restorationist);
  const { loyalist, restorationist } = after.tracks;
  const change = gap(after) - gap(view);
  const ahead = loyalist === restorationist ? 'none' : loyalist > restorationist ? 'loyalist' : 'restorationist';
  return [
    { id: 'emerald.turn.out.markers', values: { loyalist, restorationist } },
    {
      id: 'emerald.turn.out.gap',
      values: { changed: change === 0 ? 'no' : 'yes', change: signedNumber(change), ahead },
    },
  ];
}

/** What else the city loses, besides what the move itself is about. */
function cubesGone(cubes: readonly ToldOfType<'cubes'>[], move: Move, me: Day): readonly TurnSentence[] {
  if (move.type === 'place' || move.type === 'retrieve') return [];
  const gone = cubes.filter(({ from }) => cityIds.includes(from as CityId));
  const aim = factsOf(move)?.aim;
  if (aim === 'their-cubes' || aim === 'any-cubes') return [];
  const sum = (list: readonly ToldOfType<'cubes'>[]) => list.reduce((total, { count }) => total + count, 0);
  const limbo = sum(gone.filter(({ of, to: where }) => of === me && where === 'limbo'));
  const home = gone.filter(({ of, to: where }) => of !== me && where === 'supply');
  const theirs = gone.filter(({ of, to: where }) => of !== me && where === 'limbo');
  const values = (list: readonly ToldOfType<'cubes'>[]) => ({
    count: sum(list),
    owners: new Set(list.map(({ of }) => of)).size === 1 ? 'single' : 'several',
  });
  return [
    ...(limbo > 0 ? [{ id: 'emerald.turn.out.limbo', values: { count: limbo } } as const] : []),
    ...(home.length > 0 ? [{ id: 'emerald.turn.out.home', values: values(home) } as const] : []),
    ...(theirs.length > 0 ? [{ id: 'emerald.turn.out.limbo-theirs', values: values(theirs) } as const] : []),
  ];
}

function rolls(view: View, rolled: readonly ToldOfType<'rolled'>[], move: Move, me: Day): readonly TurnSentence[] {
  return rolled.flatMap(({ by }): readonly TurnSentence[] => {
    const tokens = view.players[by]?.sanity ?? 0;
    if (by !== me) return tokens === 1 ? [{ id: 'emerald.turn.out.roll-last', values: { player: player(by) } }] : [];
    const takesAgent = move.type === 'assassinate' || (move.type === 'text' && factsOf(move)?.takesRoyalty);
    const city = takesAgent ? move.city : undefined;
    const losesAgent = city !== undefined && (view.cities[city].agents[me] ?? 0) > 0;
    return [
      { id: 'emerald.turn.out.roll', values: { agent: losesAgent ? 'yes' : 'no', tokens } },
      ...(tokens === 1 ? [{ id: 'emerald.turn.out.roll-last-me' } as const] : []),
    ];
  });
}

/** Where cards go that do not simply join the discard pile. For a text, where the card itself goes. */
function restOf(
  put: readonly (ToldOfType<'played'> | ToldOfType<'stowed'>)[],
  move: Move,
  me: Day,
): readonly TurnSentence[] {
  const mine = put.filter(({ by }) => by === me);
  if (move.type === 'text') {
    const itself = mine.find(news => news.type === 'stowed' && news.card === move.card);
    return itself === undefined ? [] : [{ id: 'emerald.turn.out.itself', values: { rest: itself.to } }];
  }
  const where = (rest: 'area' | 'gone'): readonly CardId[] =>
    mine.flatMap(news => (news.to !== rest ? [] : news.type === 'played' ? news.cards : [news.card]));
  const [area, gone] = [where('area'), where('gone')];
  return [
    ...(area.length > 0 ? [{ id: 'emerald.turn.out.area', values: { cards: cards(area) } } as const] : []),
    ...(gone.length > 0 ? [{ id: 'emerald.turn.out.gone', values: { cards: cards(gone) } } as const] : []),
  ];
}

const blocks = (asked: readonly Day[]): readonly TurnSentence[] =>
  asked.length === 0
    ? []
    : [{ id: 'emerald.turn.out.block', values: { count: asked.length, player: { days: asked } } }];

const ending = (because: ToldOfType<'ended'>['because'] | undefined): readonly TurnSentence[] =>
  because === undefined ? [] : [{ id: 'emerald.turn.out.end', values: { because } }];

/**
 * Whether the same action could go on elsewhere [EM-CLAIM-2, EM-KILL-7]. In this city that is unknown: the next card is
 * hidden.
 */
function goesOn(move: Move, { after }: Foresight): readonly TurnSentence[] {
  if (move.type !== 'claim' || after.phase === 'over' || after.me === null) return [];
  const hand = after.players[after.me]?.hand;
  const judge = judging({ ...after, asking: null });
  const more = cityIds.some(
    city =>
      city !== move.city &&
      typeof hand === 'object' &&
      hand.some(card => judge({ type: 'claim', card, city }) === undefined),
  );
  return more ? [{ id: 'emerald.turn.out.one-more', values: { in: at(move.city) } }] : [];
}
