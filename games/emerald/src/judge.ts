/** Which rule forbids a move, judged on what its player sees. The server, the client and bots ask the same question. */
import { must } from '@lamplight/contract';
import { chooseAgainForbidden } from './cards/zombies.ts';
import { bombsToKill, type CardNo, icons, killValues, numberOf, numbersOf } from './cards.ts';
import { effectOf, isDead, isFree } from './effects.ts';
import { holds, type SeatFacts, sumOf } from './facts.ts';
import type { Rule } from './rules.ts';
import { agentsAt, cubesAt, leads } from './scores.ts';
import type { Asking } from './state.ts';
import {
  type City,
  type CityId,
  changeOfHeart,
  cityIds,
  cityNo,
  type Move,
  miGo,
  partsOfAim,
  seatNo,
  trackTop,
} from './words.ts';

export function forbidden(facts: SeatFacts, move: Move): Rule | undefined {
  const { open, me } = facts;
  if (open.phase === 'over') return 'EM-END-1';
  if (move.type === 'preset') return move.answer === facts.preset ? 'EM-PRESET-1' : undefined;
  if (open.asking !== null) return open.asking.player === me ? answerForbidden(facts, move) : waitsFor[open.asking.for];
  if (open.phase === 'placing') return placingForbidden(facts, move);
  if (open.turn !== me) return outOfPlace[move.type] ?? (move.type === 'text' ? 'EM-CARD-GEN-1' : 'EM-TURN-1');
  switch (move.type) {
    case 'place-agent':
    case 'block':
    case 'allow':
    case 'keep':
    case 'reinforce':
      return outOfPlace[move.type];
    case 'end-turn':
      return open.actions > 0 && open.ending === null ? 'EM-TURN-1' : undefined;
    case 'undo':
      return open.steps.length === 0 ? 'EM-UNDO-2' : undefined;
    case 'return':
      return returnForbidden(facts, move);
    case 'text':
      return textForbidden(facts, move);
    case 'claim':
      return claimForbidden(facts, move);
    case 'assassinate':
      return killForbidden(facts, move);
    default:
      return actionForbidden(facts, move);
  }
}

/** Answers that nobody asked for, and moves that belong before the first turn. */
const outOfPlace: { readonly [type in Move['type']]?: Rule } = {
  'place-agent': 'EM-SETUP-6',
  block: 'EM-CARD-BLOCK-1',
  allow: 'EM-CARD-BLOCK-1',
  keep: 'EM-CARD-CHANGE-OF-HEART-6',
  reinforce: 'EM-REVEAL-2',
};

const waitsFor: Readonly<Record<Asking['for'], Rule>> = {
  attack: 'EM-CARD-BLOCK-1',
  zombies: 'EM-CARD-SHERLOCK-HOLMES-3',
  reveal: 'EM-CARD-CHANGE-OF-HEART-6',
  reinforce: 'EM-REVEAL-2',
};

function answerForbidden(facts: SeatFacts, move: Move): Rule | undefined {
  const { open, me, hand } = facts;
  const { asking } = open;
  if (asking?.for === 'zombies') return chooseAgainForbidden(facts, asking.attack, move);
  if (asking?.for === 'attack') {
    if (move.type === 'allow') return undefined;
    if (move.type !== 'block') return 'EM-CARD-BLOCK-1';
    const card = numberOf(move.card);
    if (!hand.includes(card)) return 'EM-CARD-GEN-1';
    return effectOf(card)?.blocks?.includes(asking.attack.kind) && !isDead(open, card) ? undefined : 'EM-CARD-BLOCK-9';
  }
  if (asking?.for === 'reveal') {
    if (move.type === 'keep') return undefined;
    const changes = move.type === 'text' && move.card === changeOfHeart && Object.keys(move).length === 2;
    if (!changes) return 'EM-CARD-CHANGE-OF-HEART-6';
    return hand.includes(numberOf(changeOfHeart)) ? undefined : 'EM-CARD-GEN-1';
  }
  if (move.type !== 'reinforce' || asking?.for !== 'reinforce') return 'EM-REVEAL-2';
  return move.cities.length === asking.agents && asking.player === me ? undefined : 'EM-REVEAL-2';
}

function placingForbidden({ open, me }: SeatFacts, move: Move): Rule | undefined {
  const fits = move.type === 'place-agent' && open.turn === me && must(open.agentSupply, me) > 0;
  return fits ? undefined : 'EM-SETUP-6';
}

type Paid = Extract<Move, { type: 'place' | 'retrieve' | 'move' | 'track' | 'discard' | 'pass' }>;

function actionForbidden(facts: SeatFacts, move: Paid): Rule | undefined {
  const givesUp = move.type === 'pass' && facts.open.ending !== null; // the rest of a claim or of the kills [EM-END-8]
  if (facts.open.actions === 0 && !givesUp) return 'EM-TURN-1';
  if (move.type === 'pass') return undefined;
  const cards = numbersOf(move.cards);
  if (cards.length === 0) return move.type === 'discard' ? 'EM-DISCARD-1' : 'EM-TURN-3';
  if (!holds(facts, cards)) return 'EM-TURN-3';
  switch (move.type) {
    case 'place':
      return placeForbidden(facts, cards);
    case 'retrieve':
      return retrieveForbidden(facts, cards, move.from);
    case 'move':
      return shiftsForbidden(facts, cards, move.moves);
    case 'track':
      return trackForbidden(facts, cards);
    case 'discard':
      return undefined;
  }
}

/** Fewer cubes than icons are allowed only if a card of two icons finds one cube left [EM-PLACE-2]. */
function placeForbidden({ open, me }: SeatFacts, cards: readonly CardNo[]): Rule | undefined {
  if (cards.some(card => must(icons.place, card) === 0)) return 'EM-PLACE-1';
  const total = sumOf(cards, icons.place);
  const supply = must(open.cubeSupply, me);
  if (supply === 0) return 'EM-CARD-STALL-5';
  if (total <= supply) return undefined;
  return total === supply + 1 && cards.some(card => must(icons.place, card) === 2) ? undefined : 'EM-PLACE-2';
}

function retrieveForbidden(
  { open, me }: SeatFacts,
  cards: readonly CardNo[],
  from: Extract<Move, { type: 'retrieve' }>['from'],
): Rule | undefined {
  if (cards.some(card => must(icons.retrieve, card) === 0)) return 'EM-RETRIEVE-1';
  const { limbo = 0, ...cities } = from;
  const taken = Object.entries(cities).map(([city, count]) => ({ city: cityNo(city as CityId), count: count ?? 0 }));
  if (limbo > must(open.limbo, me) || taken.some(({ city, count }) => count > cubesAt(open, city, me)))
    return 'EM-RETRIEVE-1';
  const total = taken.reduce((sum, { count }) => sum + count, limbo);
  return total === sumOf(cards, icons.retrieve) ? undefined : 'EM-RETRIEVE-1';
}

/** All move at once, so no agent moves twice in one action. */
function shiftsForbidden(
  { open, me }: SeatFacts,
  cards: readonly CardNo[],
  moves: readonly { from: CityId; to: CityId }[],
): Rule | undefined {
  if (cards.some(card => must(icons.move, card) === 0)) return 'EM-MOVE-1';
  const total = sumOf(cards, icons.move);
  const least = total - Math.max(...cards.map(card => must(icons.move, card))) + 1;
  if (moves.length > total || moves.length < least) return 'EM-MOVE-1';
  const standing = cityIds.map((_, city) => agentsAt(open, city, me));
  for (const { from, to } of moves) {
    const [start, end] = [cityNo(from), cityNo(to)];
    if (start === end || must(standing, start) === 0) return 'EM-MOVE-1';
    standing[start] = must(standing, start) - 1;
  }
  return undefined;
}

/** Every card must move a marker that the others would leave lower [EM-TRACK-1, EM-TURN-4]. */
function trackForbidden({ open }: SeatFacts, cards: readonly CardNo[]): Rule | undefined {
  const rise = (card: CardNo) => must(icons.track_loyalist, card) + must(icons.track_restorationist, card);
  if (cards.some(card => rise(card) === 0)) return 'EM-TRACK-1';
  const after = (played: readonly CardNo[]) =>
    Math.min(trackTop, open.tracks[0] + sumOf(played, icons.track_loyalist)) +
    Math.min(trackTop, open.tracks[1] + sumOf(played, icons.track_restorationist));
  const all = after(cards);
  return cards.some((_, n) => after(cards.toSpliced(n, 1)) === all) ? 'EM-TURN-4' : undefined;
}

function claimForbidden(facts: SeatFacts, move: Extract<Move, { type: 'claim' }>): Rule | undefined {
  const { open, me } = facts;
  const card = numberOf(move.card);
  const city = cityNo(move.city);
  if (open.actions < 2 && open.going !== 'claim') return 'EM-CLAIM-1';
  if (!facts.hand.includes(card)) return 'EM-TURN-3';
  if (must(icons.claim, card) === 0) return 'EM-CLAIM-2';
  if (must(open.tops, city) === null) return 'EM-CLAIM-9';
  return leads(open, city, me) && cubesAt(open, city, me) > 0 ? undefined : 'EM-CLAIM-3';
}

function killForbidden(facts: SeatFacts, move: Extract<Move, { type: 'assassinate' }>): Rule | undefined {
  const { open, me } = facts;
  const card = numberOf(move.card);
  const city = cityNo(move.city);
  const bombs = numbersOf(move.bombs);
  const benefit = move.benefit === undefined ? [] : [numberOf(move.benefit)];
  if (open.going !== 'kill' && open.actions === 0) return 'EM-TURN-1';
  if (!holds(facts, [card, ...bombs, ...benefit])) return 'EM-TURN-3';
  if (must(icons.assassinate, card) === 0) return 'EM-KILL-1';
  if (agentsAt(open, city, me) === 0 || !leads(open, city, me)) return 'EM-KILL-1';
  const needed = bombsNeeded(facts, city, move.target);
  if (needed === undefined) return 'EM-KILL-1';
  if (bombs.some(bomb => must(icons.bombs, bomb) === 0)) return 'EM-KILL-2';
  if (benefit.some(each => !effectOf(each)?.doublesAgents)) return 'EM-CARD-FENIANS-1';
  const agents = agentsAt(open, city, me);
  const sum = sumOf(bombs, icons.bombs);
  if (benefit.length > 0 && agents + sum >= needed) return 'EM-CARD-FENIANS-3';
  const missing = needed - agents * (benefit.length + 1);
  if (sum < missing) return 'EM-KILL-2';
  return bombs.some(bomb => sum - must(icons.bombs, bomb) >= missing) ? 'EM-KILL-8' : undefined;
}

/** Undefined if there is no such target [EM-KILL-2]. */
export function bombsNeeded(
  { open, me }: SeatFacts,
  city: City,
  target: Extract<Move, { type: 'assassinate' }>['target'],
): number | undefined {
  if (target === 'royalty') {
    const royalty = must(open.royalty, city);
    return royalty === null ? undefined : bombsToKill(royalty);
  }
  const victim = seatNo(target.agent);
  return victim === me || agentsAt(open, city, victim) === 0 ? undefined : must(killValues, city);
}

function textForbidden(facts: SeatFacts, move: Extract<Move, { type: 'text' }>): Rule | undefined {
  const { open } = facts;
  const card = numberOf(move.card);
  const effect = effectOf(card);
  if (!facts.hand.includes(card)) return 'EM-CARD-GEN-1';
  if (effect?.text === undefined) return 'EM-TEXT-1';
  if (!isFree(card) && open.actions === 0) return 'EM-TURN-1';
  if (isDead(open, card)) return 'EM-CARD-SOCIETY-OF-LEOPOLD-4';
  const { type: _type, card: _card, ...aim } = move;
  const parts = partsOfAim[effect.text.aim];
  const extra = Object.keys(aim).find(key => !parts.includes(key as keyof typeof aim));
  return extra === undefined ? effect.text.forbids(facts, aim, card) : 'EM-TEXT-1';
}

function returnForbidden({ open, me }: SeatFacts, move: Extract<Move, { type: 'return' }>): Rule | undefined {
  if (move.card !== miGo || must(open.stored, me) === 0) return 'EM-CARD-MI-GO-2';
  return open.storedIn === open.turns ? 'EM-CARD-MI-GO-2' : undefined;
}
