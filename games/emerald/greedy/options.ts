/** The moves that the rule player considers, and what each is worth by what the move itself does. */
import { must } from '@lamplight/contract';
import { type CardNo, icons, idOf, numberOf, rowOf } from '../src/cards.ts';
import { sumOf } from '../src/facts.ts';
import { deeds, offers } from '../src/offers.ts';
import { agentsAt, agentsOnBoard, allCities, cubesAt } from '../src/scores.ts';
import { type City, cityIds, cityNo, type Move, seatNo, trackTop } from '../src/words.ts';
import { textWorth } from './texts.ts';
import {
  changeWorth,
  endWorth,
  type GreedySight,
  isRestorationist,
  landing,
  rollWorth,
  stake,
  useOf,
} from './worth.ts';

/**
 * Takes moves by their worth. There are many and most are worth little, so a move is built only if its worth is wanted.
 */
export interface Bowl {
  wants(worth: number): boolean;
  /** The move whose worth was just wanted. It may be illegal: whoever keeps it has to judge it. */
  put(move: Move): void;
}

export function weigh(sight: GreedySight, bowl: Bowl): void {
  const { open } = sight.facts;
  if (open.asking !== null) answers(sight, bowl);
  else if (open.phase === 'placing') {
    for (const city of allCities)
      if (bowl.wants(landing(sight, city, 1))) bowl.put({ type: 'place-agent', city: must(cityIds, city) });
  } else actions(sight, bowl);
}

const isOneUse = (card: CardNo): boolean => rowOf(card).header.startsWith('one-use');

function answers(sight: GreedySight, bowl: Bowl): void {
  const { facts } = sight;
  const { open, me } = facts;
  if (open.asking?.for === 'reinforce') {
    const cities = allCities.toSorted((a, b) => landing(sight, b, 1) - landing(sight, a, 1));
    const chosen = cities.slice(0, open.asking.agents).toSorted((a, b) => a - b);
    if (bowl.wants(0)) bowl.put({ type: 'reinforce', cities: chosen.map(city => must(cityIds, city)) });
    return;
  }
  for (const move of offers(facts)) {
    if (move.type === 'preset') continue;
    // A one-use Block is saved for when it matters.
    const matters = move.type === 'block' && (!isOneUse(numberOf(move.card)) || agentsOnBoard(open, me) < 3);
    if (bowl.wants(move.type === 'text' ? textWorth(sight, move) + 3 : matters ? 1 : 0)) bowl.put(move);
  }
}

function actions(sight: GreedySight, bowl: Bowl): void {
  const { open } = sight.facts;
  for (const move of deeds(sight.facts)) {
    const worth = worthOf(sight, move);
    if (worth !== undefined && bowl.wants(worth)) bowl.put(move);
  }
  if (open.actions === 0 || open.ending !== null) return;
  places(sight, bowl);
  retrievals(sight, bowl);
  tracks(sight, bowl);
  shifts(sight, bowl);
  discards(sight, bowl);
}

function worthOf(sight: GreedySight, move: Move): number | undefined {
  const { facts, mind } = sight;
  // Once an end is reached, any move that does not go on ends the game and is not itself made.
  if (facts.open.ending !== null && move.type !== 'claim' && move.type !== 'assassinate') return 0.5;
  switch (move.type) {
    case 'end-turn':
    case 'pass':
      return 0;
    case 'claim': {
      const city = cityNo(move.city);
      const { vp: points, vp_faction: faction } = rowOf(must(facts.open.tops, city) ?? 0);
      const gain =
        sight.top(city) +
        changeWorth(sight, { points, faction }) -
        points * (faction === 'neutral' || faction === mind.faction ? 1 : 0.1);
      return gain - 0.1 * useOf(mind, numberOf(move.card));
    }
    case 'assassinate':
      return killWorth(sight, move);
    case 'text':
      return textWorth(sight, move);
    case 'return':
      return 0.3 + landing(sight, cityNo(move.city), 1);
    default:
      return undefined;
  }
}

function killWorth(
  sight: GreedySight,
  { card, city, target, bombs, benefit }: Extract<Move, { type: 'assassinate' }>,
): number {
  const { facts, mind } = sight;
  const { open } = facts;
  const killer = numberOf(card);
  const cost =
    0.3 - mind.tastes.kills + 0.3 * useOf(mind, killer) + 0.15 * bombs.length + (benefit === undefined ? 0 : 0.4);
  if (target === 'royalty') {
    const points = rowOf(must(open.royalty, cityNo(city)) ?? 0).vp;
    const denied = isRestorationist(mind) ? 0 : 0.3 * points;
    return changeWorth(sight, { points, faction: 'restorationist' }) + denied + rollWorth(sight) - cost;
  }
  const victim = seatNo(target.agent);
  const rebel = must(mind.suspicion, victim);
  const box = rowOf(killer).kill_box_vp;
  const last = agentsOnBoard(open, victim) === 1 && must(open.revealed, victim) === null;
  const kept = isRestorationist(mind) ? 0 : box * rebel;
  const enemy = isRestorationist(mind) ? 1 - rebel : rebel;
  return kept + 0.6 * enemy + (last ? rebel * endWorth(sight, {}) : 0) - cost;
}

const byNumber = (a: CardNo, b: CardNo): number => a - b;
const ids = (cards: readonly CardNo[]) => cards.map(idOf);

/** Cards with the icon, the least useful first, in growing numbers. */
function places(sight: GreedySight, bowl: Bowl): void {
  const { facts, mind } = sight;
  const { open, me, hand } = facts;
  const supply = must(open.cubeSupply, me);
  const sorted = hand
    .filter(card => must(icons.place, card) > 0)
    .sort((a, b) => useOf(mind, a) - must(icons.place, a) - useOf(mind, b) + must(icons.place, b));
  for (let count = 1; count <= sorted.length; count++) {
    const cards = sorted.slice(0, count).sort(byNumber);
    const cubes = Math.min(supply, sumOf(cards, icons.place));
    const left = hand.some(card => must(icons.claim, card) > 0 && !cards.includes(card)) ? 1.3 : 0.8;
    for (const city of allCities) {
      const there = stake(sight, city, agentsAt(open, city, me), cubesAt(open, city, me) + cubes);
      if (bowl.wants((there - sight.stake(city)) * left - 0.12 * cubes - 0.05 * cards.length))
        bowl.put({ type: 'place', cards: ids(cards), city: must(cityIds, city) });
    }
  }
}

/** From Limbo only. */
function retrievals({ facts: { open, me, hand }, mind }: GreedySight, bowl: Bowl): void {
  const supply = must(open.cubeSupply, me);
  const limbo = must(open.limbo, me);
  const cards = hand.filter(card => must(icons.retrieve, card) > 0).sort(byNumber);
  let total = 0;
  for (let count = 1; count <= cards.length; count++) {
    total += must(icons.retrieve, must(cards, count - 1));
    if (total > limbo) break;
    if (bowl.wants(total * mind.tastes.cubes * (supply < 3 ? 0.6 : supply < 6 ? 0.25 : 0.1)))
      bowl.put({ type: 'retrieve', cards: ids(cards.slice(0, count)), from: { limbo: total } });
  }
}

function tracks(sight: GreedySight, bowl: Bowl): void {
  const { facts, mind } = sight;
  const { open, hand } = facts;
  const own = isRestorationist(mind) ? icons.track_restorationist : icons.track_loyalist;
  for (const icon of mind.tastes.marker === 'any' ? [icons.track_loyalist, icons.track_restorationist] : [own]) {
    const cards = hand.filter(card => must(icon, card) > 0).sort(byNumber);
    if (cards.length === 0) continue;
    for (const played of [cards, ...cards.map(card => [card])]) {
      const after = [
        Math.min(trackTop, open.tracks[0] + sumOf(played, icons.track_loyalist)),
        Math.min(trackTop, open.tracks[1] + sumOf(played, icons.track_restorationist)),
      ] as const;
      if (bowl.wants(changeWorth(sight, { tracks: after }))) bowl.put({ type: 'track', cards: ids(played) });
    }
  }
}

/** Moves one agent to where it does more. */
function shifts(sight: GreedySight, bowl: Bowl): void {
  const { open, me, hand } = sight.facts;
  const card = hand.find(each => must(icons.move, each) > 0);
  if (card === undefined) return;
  const gains: number[] = [];
  const gainAt = (city: City): number => {
    gains[city] ??= landing(sight, city, 0);
    return must(gains, city);
  };
  for (const from of allCities) {
    const agents = agentsAt(open, from, me);
    if (agents === 0) continue;
    const loss = sight.stake(from) - stake(sight, from, agents - 1, cubesAt(open, from, me));
    for (const to of allCities)
      if (to !== from && bowl.wants(gainAt(to) - loss)) {
        const moves = [{ from: must(cityIds, from), to: must(cityIds, to) }];
        bowl.put({ type: 'move', cards: [idOf(card)], moves });
      }
  }
}

/** Cards that this hand can do little with, to draw others. */
function discards({ facts: { hand }, mind }: GreedySight, bowl: Bowl): void {
  const cards = hand.toSorted((a, b) => useOf(mind, a) - useOf(mind, b));
  for (let count = 1; count <= cards.length; count++) {
    const dropped = cards.slice(0, count).sort(byNumber);
    let worth = 0;
    for (const card of dropped) worth = worth + 0.45 - 0.35 * useOf(mind, card);
    if (bowl.wants(worth)) bowl.put({ type: 'discard', cards: ids(dropped) });
  }
}
