/** Every move open to a player, from what the player sees. Long lists are generated one by one. */
import { must } from '@lamplight/contract';
import { chooseAgain } from './cards/zombies.ts';
import { type CardNo, icons, idOf } from './cards.ts';
import { effectOf } from './effects.ts';
import { choices, type SeatFacts, sumOf } from './facts.ts';
import { bombsNeeded, forbidden } from './judge.ts';
import { agentsAt, allCities, cubesAt, leads, seatsOf } from './scores.ts';
import { type City, type CityId, changeOfHeart, cityIds, days, type Move, miGo, presets, type Shift } from './words.ts';

export function* offers(facts: SeatFacts): Iterable<Move> {
  const { open, me } = facts;
  if (open.phase === 'over') return;
  for (const answer of presets) if (answer !== facts.preset) yield { type: 'preset', answer };
  if (open.asking !== null) {
    if (open.asking.player === me) yield* answers(facts);
    return;
  }
  if (open.turn !== me) return;
  if (open.phase === 'placing') {
    for (const city of cityIds) yield { type: 'place-agent', city };
    return;
  }
  yield* deeds(facts);
  if (open.actions === 0) return;
  yield* places(facts);
  yield* retrievals(facts);
  for (const move of trackMoves(facts)) if (forbidden(facts, move) === undefined) yield move;
  yield* discards(facts);
  yield* shifts(facts);
}

/** Moves of the player's own turn, without the long lists in which cards are played for their icons alone. */
export function* deeds(facts: SeatFacts): Iterable<Move> {
  for (const move of candidates(facts)) if (forbidden(facts, move) === undefined) yield move;
}

/** Moves that may be legal: the judge decides. */
function* candidates(facts: SeatFacts): Iterable<Move> {
  yield { type: 'end-turn' };
  yield { type: 'pass' };
  yield { type: 'undo' };
  yield* claims(facts);
  yield* kills(facts);
  yield* texts(facts);
  if (must(facts.open.stored, facts.me) > 0) for (const city of cityIds) yield { type: 'return', card: miGo, city };
}

function* trackMoves(facts: SeatFacts): Iterable<Move> {
  for (const cards of withIcon(facts, tracks)) yield { type: 'track', cards: cards.map(idOf) };
}

function* discards({ hand }: SeatFacts): Iterable<Move> {
  for (const cards of choices(sorted(hand))) if (cards.length > 0) yield { type: 'discard', cards: cards.map(idOf) };
}

const tracks = icons.track_loyalist.map((rise, card) => rise + must(icons.track_restorationist, card));
const sorted = (cards: readonly CardNo[]): readonly CardNo[] => cards.toSorted((a, b) => a - b);

function* withIcon({ hand }: SeatFacts, icon: readonly number[]): Iterable<readonly CardNo[]> {
  for (const cards of choices(sorted(hand.filter(card => must(icon, card) > 0)))) if (cards.length > 0) yield cards;
}

function* answers(facts: SeatFacts): Iterable<Move> {
  const { asking } = facts.open;
  if (asking?.for === 'attack') {
    yield { type: 'allow' };
    for (const card of new Set(facts.hand)) {
      const move: Move = { type: 'block', card: idOf(card) };
      if (effectOf(card)?.blocks !== undefined && forbidden(facts, move) === undefined) yield move;
    }
  }
  if (asking?.for === 'zombies') yield* chooseAgain(facts.open, asking.attack);
  if (asking?.for === 'reveal') {
    yield { type: 'keep' };
    const change: Move = { type: 'text', card: changeOfHeart };
    if (forbidden(facts, change) === undefined) yield change;
  }
  if (asking?.for === 'reinforce')
    for (const cities of cityChoices(asking.agents, 0)) yield { type: 'reinforce', cities };
}

function* cityChoices(count: number, from: number): Iterable<readonly CityId[]> {
  if (count === 0) yield [];
  else
    for (const [n, city] of cityIds.entries())
      if (n >= from) for (const rest of cityChoices(count - 1, n)) yield [city, ...rest];
}

function* claims({ open, me, hand }: SeatFacts): Iterable<Move> {
  const cards = new Set(hand.filter(card => must(icons.claim, card) > 0));
  for (const city of allCities) {
    if (must(open.tops, city) === null || cubesAt(open, city, me) === 0 || !leads(open, city, me)) continue;
    for (const card of cards) yield { type: 'claim', card: idOf(card), city: must(cityIds, city) };
  }
}

function* kills(facts: SeatFacts): Iterable<Move> {
  const { open, me, hand } = facts;
  const killers = new Set(hand.filter(card => must(icons.assassinate, card) > 0));
  if (killers.size === 0) return;
  for (const city of allCities) {
    if (agentsAt(open, city, me) === 0 || !leads(open, city, me)) continue;
    const agents = seatsOf(open).filter(seat => seat !== me && agentsAt(open, city, seat) > 0);
    for (const target of [...agents.map(seat => ({ agent: must(days, seat) })), 'royalty' as const]) {
      if (bombsNeeded(facts, city, target) === undefined) continue;
      for (const card of killers) yield* killsWith(facts, card, { city: must(cityIds, city), target });
    }
  }
}

function* killsWith(
  { hand }: SeatFacts,
  card: CardNo,
  at: Pick<Extract<Move, { type: 'assassinate' }>, 'city' | 'target'>,
): Iterable<Move> {
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  const fenians = rest.find(each => effectOf(each)?.doublesAgents);
  for (const bombs of choices(sorted(rest.filter(each => must(icons.bombs, each) > 0)))) {
    const move: Move = { type: 'assassinate', card: idOf(card), ...at, bombs: bombs.map(idOf) };
    yield move;
    if (fenians !== undefined) yield { ...move, benefit: idOf(fenians) };
  }
}

function* texts(facts: SeatFacts): Iterable<Move> {
  for (const card of new Set(facts.hand)) {
    const text = effectOf(card)?.text;
    if (text !== undefined) for (const aim of text.aims(facts, card)) yield { type: 'text', card: idOf(card), ...aim };
  }
}

function* places(facts: SeatFacts): Iterable<Move> {
  for (const chosen of withIcon(facts, icons.place)) {
    const cards = chosen.map(idOf);
    // Only the cards matter here: any city will do.
    if (forbidden(facts, { type: 'place', cards, city: 'berlin' }) !== undefined) continue;
    for (const city of cityIds) yield { type: 'place', cards, city };
  }
}

function* retrievals(facts: SeatFacts): Iterable<Move> {
  const { open, me } = facts;
  const lots = [
    ['limbo', must(open.limbo, me)] as const,
    ...cityIds.map((id, city) => [id, cubesAt(open, city, me)] as const),
  ].filter(([, count]) => count > 0);
  for (const chosen of withIcon(facts, icons.retrieve)) {
    const cards = chosen.map(idOf);
    for (const from of shares(lots, sumOf(chosen, icons.retrieve))) yield { type: 'retrieve', cards, from };
  }
}

/** Every way to take exactly this many from these places. */
function* shares(
  lots: readonly (readonly [string, number])[],
  count: number,
): Iterable<Readonly<Record<string, number>>> {
  const [first, ...rest] = lots;
  if (first === undefined) {
    if (count === 0) yield {};
    return;
  }
  const [place, most] = first;
  for (let taken = 0; taken <= Math.min(most, count); taken++) {
    for (const others of shares(rest, count - taken)) yield taken === 0 ? others : { [place]: taken, ...others };
  }
}

/** There are so many of these that they are built to be legal, and not judged again. */
function* shifts(facts: SeatFacts): Iterable<Move> {
  for (const cards of withIcon(facts, icons.move)) {
    const ids = cards.map(idOf);
    const total = sumOf(cards, icons.move);
    const least = total - Math.max(...cards.map(card => must(icons.move, card))) + 1;
    for (let count = least; count <= total; count++) {
      for (const moves of shiftLists(facts, count)) yield { type: 'move', cards: ids, moves };
    }
  }
}

/** Every choice of this many shifts, in the order of the cities, with no more from a city than agents stand there. */
function* shiftLists({ open, me }: SeatFacts, count: number): Iterable<readonly Shift[]> {
  const ways = cityIds.flatMap((from, start) =>
    agentsAt(open, start, me) === 0 ? [] : cityIds.filter(to => to !== from).map(to => ({ from, to, start })),
  );
  const chosen: Shift[] = [];
  /** `left` is how many agents still stand in the city of the last shift chosen. */
  function* more(first: number, start: City, left: number): Iterable<readonly Shift[]> {
    if (chosen.length === count) {
      yield [...chosen];
      return;
    }
    for (let n = first; n < ways.length; n++) {
      const way = must(ways, n);
      const standing = way.start === start ? left : agentsAt(open, way.start, me);
      if (standing === 0) continue;
      chosen.push({ from: way.from, to: way.to });
      yield* more(n, way.start, standing - 1);
      chosen.pop();
    }
  }
  yield* more(0, -1, 0);
}

/** Whether the claim or the kills just made could be followed by another [EM-END-8]. */
export function canGoOn(facts: SeatFacts): boolean {
  const list = facts.open.going === 'claim' ? claims(facts) : kills(facts);
  for (const move of list) if (forbidden(facts, move) === undefined) return true;
  return false;
}
