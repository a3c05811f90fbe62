import { must, type Seat, type TellTable, unseal } from '@lamplight/contract';
import { idOf } from './cards.ts';
import type { Event } from './events.ts';
import type { AgentPlace, CubePlace, State } from './state.ts';
import type { Deed, Told } from './views.ts';
import { type CityId, cityIds, type Day, days, type Move } from './words.ts';

const dayOf = (seat: Seat): Day => must(days, seat);
const cityOf = (city: number): CityId => must(cityIds, city);
const place = <Place extends string>(where: number | Place): CityId | Place =>
  typeof where === 'number' ? cityOf(where) : where;
const between = ({ from, to }: { readonly from: AgentPlace; readonly to: AgentPlace }) => ({
  from: place(from),
  to: place(to),
});
const betweenCubes = ({ from, to }: { readonly from: CubePlace; readonly to: CubePlace }) => ({
  from: place(from),
  to: place(to),
});

/** The card that was just taken is on top where it went: nothing is put there after it in the same step. */
const takenIn = ({ discards, gone }: State, by: Seat | null): number =>
  (by === null ? gone : must(discards, by)).at(-1) ?? 0;

function deedOf(move: Move): Deed {
  if (move.type === 'text' || !('cards' in move)) return move;
  const { cards, ...deed } = move;
  return deed;
}

export const tell: TellTable<Event, Told, State> = {
  dealt: ({ type, first }) => ({ type, first: dayOf(first) }),
  acted: ({ type, by, move }) => ({ type, by: dayOf(by), move: deedOf(move) }),
  answered: ({ type, by, move }) => ({ type, by: dayOf(by), move }),
  asked: ({ type, asking }) => ({ type, player: dayOf(asking.player), for: asking.for }),
  agents: event => ({ type: 'agents', of: dayOf(event.of), ...between(event), count: event.count }),
  cubes: event => ({ type: 'cubes', of: dayOf(event.of), ...betweenCubes(event), count: event.count }),
  zombies: ({ type, from, to, count }) => ({ type, from: place(from), to: place(to), count }),
  played: ({ type, by, cards, to }) => ({ type, by: dayOf(by), cards: cards.map(idOf), to }),
  held: () => undefined,
  stowed: ({ type, by, card, to }) => ({ type, by: dayOf(by), card: idOf(card), to }),
  drew: ({ type, by, cards }, viewer) => ({
    type,
    by: dayOf(by),
    count: cards.length,
    ...(viewer === by ? { cards: cards.map(card => idOf(unseal(card))) } : {}),
  }),
  reshuffled: ({ type, by }) => ({ type, by: dayOf(by) }),
  took: ({ type, city, by }, _viewer, state) => ({
    type,
    city: cityOf(city),
    by: by === null ? null : dayOf(by),
    card: idOf(takenIn(state, by)),
  }),
  'turned-up': ({ type, city, card }) => ({ type, city: cityOf(city), card: idOf(card) }),
  'royalty-came': ({ type, city, card }) => ({ type, city: cityOf(city), card: idOf(card) }),
  'royalty-went': ({ type, city, by }) => ({ type, city: cityOf(city), by: dayOf(by) }),
  emptied: ({ type, city }) => ({ type, city: cityOf(city) }),
  boxed: ({ type, by, card, victim }) => ({ type, by: dayOf(by), card: idOf(card), victim: dayOf(victim) }),
  scored: ({ type, by, source }) => ({
    type,
    by: dayOf(by),
    card: idOf(source.card),
    points: source.points,
    faction: source.faction,
  }),
  purged: ({ type, of, card }) => ({ type, of: dayOf(of), card: idOf(card) }),
  'undead-ended': ({ type }) => ({ type }),
  marked: ({ type, tracks: [loyalist, restorationist] }) => ({ type, loyalist, restorationist }),
  rolled: ({ type, by, madness }) => ({ type, by: dayOf(by), madness }),
  healed: ({ type, of }) => ({ type, of: dayOf(of) }),
  peeked: ({ type, by, of, found }, viewer) => ({
    type,
    by: dayOf(by),
    of: dayOf(of),
    found: viewer === by ? unseal(found) : null,
  }),
  'changed-heart': ({ type, by }) => ({ type, by: dayOf(by) }),
  revealed: ({ type, of, faction }) => ({ type, of: dayOf(of), faction }),
  reached: ({ type, ending }) => ({ type, ending }),
  turned: ({ type, to }) => ({ type, to: dayOf(to) }),
  'began-round': ({ type, quiet }) => ({ type, quiet }),
  'began-play': ({ type }) => ({ type }),
  undone: ({ type, by }) => ({ type, by: dayOf(by) }),
  clocked: ({ type, bank, since }) => ({ type, bank, since }),
  handed: ({ type, seat, handed }) => ({ type, player: dayOf(seat), handed }),
  preset: ({ type, by, answer }, viewer) => (viewer === by ? { type, answer: unseal(answer) } : undefined),
  waited: ({ type }) => ({ type }),
  ended: ({ type, because }) => ({ type, because }),
};
