/** The best move by a value for each, looking no further than what the move itself does. */
import { item, type Random } from '@lamplight/contract';
import { type CardNo, icons, idOf, numberOf, rowOf } from '../src/cards.ts';
import { type Facts, sumOf } from '../src/facts.ts';
import { forbidden } from '../src/judge.ts';
import { offers } from '../src/offers.ts';
import { agentsAt, agentsOnBoard, allCities, cubesAt } from '../src/scores.ts';
import { cityIds, cityNo, type Move, seatNo } from '../src/words.ts';
import { textWorth } from './texts.ts';
import {
  changeWorth,
  claimWorth,
  endWorth,
  isRestorationist,
  type Mind,
  rollWorth,
  stake,
  stakeNow,
  useOf,
} from './worth.ts';

type Option = { readonly move: Move; readonly worth: number };

/** A little chance, so that equals are not always decided the same way. */
const whim = 100;

export function choose(facts: Facts, mind: Mind, random: Random): Move | undefined {
  let best: Option | undefined;
  for (const { move, worth } of options(facts, mind)) {
    const wanted = worth + random.below(whim) / (whim * 10);
    if ((best === undefined || wanted > best.worth) && forbidden(facts, move) === undefined)
      best = { move, worth: wanted };
  }
  return best?.move;
}

function* options(facts: Facts, mind: Mind): Iterable<Option> {
  const { open } = facts;
  if (open.asking !== null) yield* answers(facts, mind);
  else if (open.phase === 'placing')
    for (const city of allCities)
      yield { move: { type: 'place-agent', city: item(cityIds, city) }, worth: landing(facts, mind, city) };
  else yield* actions(facts, mind);
}

function* answers(facts: Facts, mind: Mind): Iterable<Option> {
  const { open, me } = facts;
  if (open.asking?.for === 'reinforce') {
    const cities = allCities.toSorted((a, b) => landing(facts, mind, b) - landing(facts, mind, a));
    yield {
      move: {
        type: 'reinforce',
        cities: cities
          .slice(0, open.asking.agents)
          .toSorted((a, b) => a - b)
          .map(city => item(cityIds, city)),
      },
      worth: 0,
    };
    return;
  }
  for (const move of offers(facts)) {
    if (move.type === 'preset') continue;
    // A Block that is spent by it is kept for when it matters.
    const matters = move.type === 'block' && (move.card === 'sherlock-holmes' || agentsOnBoard(open, me) < 3);
    const worth = move.type === 'text' ? textWorth(facts, mind, move) + 3 : matters ? 1 : 0;
    yield { move, worth };
  }
}

/** What one more agent is worth there. */
const landing = (facts: Facts, mind: Mind, city: number): number =>
  stake(facts, mind, city, agentsAt(facts.open, city, facts.me) + 1, cubesAt(facts.open, city, facts.me) + 1) -
  stakeNow(facts, mind, city);

function* actions(facts: Facts, mind: Mind): Iterable<Option> {
  for (const move of offers(facts)) {
    // The rest of the list is long; what is worth a look of it is made below.
    if (move.type === 'place' || move.type === 'retrieve' || move.type === 'discard') break;
    const worth = worthOf(facts, mind, move);
    if (worth !== undefined) yield { move, worth };
  }
  if (facts.open.actions === 0 || facts.open.ending !== null) return;
  yield* places(facts, mind);
  yield* retrievals(facts);
  yield* tracks(facts, mind);
  yield* shifts(facts, mind);
  yield* discards(facts, mind);
}

function worthOf(facts: Facts, mind: Mind, move: Move): number | undefined {
  // Anything but going on ends the game and is not made itself.
  if (facts.open.ending !== null && move.type !== 'claim' && move.type !== 'assassinate') return 0.5;
  switch (move.type) {
    case 'end-turn':
    case 'pass':
      return 0;
    case 'claim': {
      const top = item(facts.open.tops, cityNo(move.city)) ?? 0;
      const { vp: points, vp_faction: faction } = rowOf(top);
      const gain =
        claimWorth(facts, mind, top) +
        changeWorth(facts, mind, { points, faction }) -
        points * (faction === 'neutral' || faction === mind.faction ? 1 : 0.1);
      return gain - 0.1 * useOf(mind, numberOf(move.card));
    }
    case 'assassinate':
      return killWorth(facts, mind, move);
    case 'text':
      return textWorth(facts, mind, move);
    case 'return':
      return 0.3 + landing(facts, mind, cityNo(move.city));
    default:
      return undefined;
  }
}

function killWorth(
  facts: Facts,
  mind: Mind,
  { card, city, target, bombs, benefit }: Extract<Move, { type: 'assassinate' }>,
): number {
  const { open } = facts;
  const killer = numberOf(card);
  const cost = 0.3 + 0.3 * useOf(mind, killer) + 0.15 * bombs.length + (benefit === undefined ? 0 : 0.4);
  if (target === 'royalty') {
    const points = rowOf(item(open.royalty, cityNo(city)) ?? 0).vp;
    const denied = isRestorationist(mind) ? 0 : 0.3 * points;
    return changeWorth(facts, mind, { points, faction: 'restorationist' }) + denied + rollWorth(facts, mind) - cost;
  }
  const victim = seatNo(target.agent);
  const rebel = item(mind.suspicion, victim);
  const box = rowOf(killer).kill_box_vp;
  const last = agentsOnBoard(open, victim) === 1 && item(open.revealed, victim) === null;
  const kept = isRestorationist(mind) ? 0 : box * rebel;
  const enemy = isRestorationist(mind) ? 1 - rebel : rebel;
  return kept + 0.6 * enemy + (last ? rebel * endWorth(facts, mind, {}) : 0) - cost;
}

/** Cards with the icon, the least missed first, in ever larger handfuls. */
function* handfuls({ hand }: Facts, mind: Mind, icon: readonly number[]): Iterable<readonly CardNo[]> {
  const cards = hand
    .filter(card => item(icon, card) > 0)
    .toSorted((a, b) => useOf(mind, a) - item(icon, a) - useOf(mind, b) + item(icon, b));
  for (let count = 1; count <= cards.length; count++) yield cards.slice(0, count).toSorted((a, b) => a - b);
}

function* places(facts: Facts, mind: Mind): Iterable<Option> {
  const { open, me, hand } = facts;
  const supply = item(open.cubeSupply, me);
  const claims = hand.filter(card => item(icons.claim, card) > 0);
  for (const cards of handfuls(facts, mind, icons.place)) {
    const cubes = Math.min(supply, sumOf(cards, icons.place));
    const left = claims.some(card => !cards.includes(card)) ? 1.3 : 0.8;
    for (const city of allCities) {
      const [agents, there] = [agentsAt(open, city, me), cubesAt(open, city, me)];
      const gain = stake(facts, mind, city, agents, there + cubes) - stakeNow(facts, mind, city);
      yield {
        move: { type: 'place', cards: cards.map(idOf), city: item(cityIds, city) },
        worth: gain * left - 0.12 * cubes - 0.05 * cards.length,
      };
    }
  }
}

/** From Limbo first, then from where the fewest stand. */
function* retrievals(facts: Facts): Iterable<Option> {
  const { open, me, hand } = facts;
  const supply = item(open.cubeSupply, me);
  const limbo = item(open.limbo, me);
  const cards = hand.filter(card => item(icons.retrieve, card) > 0).toSorted((a, b) => a - b);
  for (let count = 1; count <= cards.length; count++) {
    const played = cards.slice(0, count);
    const total = sumOf(played, icons.retrieve);
    if (total > limbo) break;
    yield {
      move: { type: 'retrieve', cards: played.map(idOf), from: { limbo: total } },
      worth: total * (supply < 3 ? 0.6 : supply < 6 ? 0.25 : 0.1),
    };
  }
}

function* tracks(facts: Facts, mind: Mind): Iterable<Option> {
  const { open, hand } = facts;
  const own = isRestorationist(mind) ? icons.track_restorationist : icons.track_loyalist;
  for (const icon of mind.tastes.tracks > 1 ? [icons.track_loyalist, icons.track_restorationist] : [own]) {
    const cards = hand.filter(card => item(icon, card) > 0).toSorted((a, b) => a - b);
    for (const played of [cards, ...cards.map(card => [card])]) {
      if (played.length === 0) continue;
      const after = [
        Math.min(10, open.tracks[0] + sumOf(played, icons.track_loyalist)),
        Math.min(10, open.tracks[1] + sumOf(played, icons.track_restorationist)),
      ] as const;
      yield { move: { type: 'track', cards: played.map(idOf) }, worth: changeWorth(facts, mind, { tracks: after }) };
    }
  }
}

/** One agent to where it does more. */
function* shifts(facts: Facts, mind: Mind): Iterable<Option> {
  const { open, me, hand } = facts;
  const card = hand.find(each => item(icons.move, each) > 0);
  if (card === undefined) return;
  for (const from of allCities) {
    const agents = agentsAt(open, from, me);
    if (agents === 0) continue;
    const loss = stakeNow(facts, mind, from) - stake(facts, mind, from, agents - 1, cubesAt(open, from, me));
    for (const to of allCities) {
      if (to === from) continue;
      const gain =
        stake(facts, mind, to, agentsAt(open, to, me) + 1, cubesAt(open, to, me)) - stakeNow(facts, mind, to);
      const move: Move = {
        type: 'move',
        cards: [idOf(card)],
        moves: [{ from: item(cityIds, from), to: item(cityIds, to) }],
      };
      yield { move, worth: gain - loss };
    }
  }
}

/** Cards that this hand can do little with, for others to come. */
function* discards({ hand }: Facts, mind: Mind): Iterable<Option> {
  const cards = hand.toSorted((a, b) => useOf(mind, a) - useOf(mind, b));
  for (let count = 1; count <= cards.length; count++) {
    const dropped = cards.slice(0, count).toSorted((a, b) => a - b);
    const worth = dropped.reduce((sum, card) => sum + 0.45 - 0.35 * useOf(mind, card), 0);
    yield { move: { type: 'discard', cards: dropped.map(idOf) }, worth };
  }
}
