/** What an Officer may do in a round: give cards, swap them, and mark a target for the report afterwards. */
import { must, type Random, seal, unseal, type Verdict } from '@lamplight/contract';
import { cellOf, isObstacle } from '../board.ts';
import type { Event } from '../events.ts';
import type { Rule } from '../rules.ts';
import type { State } from '../state.ts';
import type { CardId } from '../words.ts';

type Ruling = Verdict<Event, Rule>;

export function give(state: State, team: number, cards: readonly CardId[], at: number, random: Random): Ruling {
  const [first, second] = cards;
  if (first === undefined || cards.length > 2 || first === second) return { refused: 'SA-GATHER-1' };
  if (must(state.holding, team).length > 0) return { refused: 'SA-ROUND-2' };
  if (!cards.every(card => state.available.includes(card))) return { refused: 'SA-GATHER-3' };
  const { drawn, reshuffled } = draw(state, cards.length, state.aside, random);
  // Sorted by number, however they were named: the order must not be a signal [SA-GATHER-6].
  const given = second !== undefined && second < first ? [second, first] : cards;
  const gave: Event = { type: 'gave', team, cards: given, drawn, at };
  return { events: reshuffled.length === 0 ? [gave] : [...reshuffled, gave] };
}

export function swap(state: State, team: number, want: boolean, random: Random): Ruling {
  const alone = state.wantsSwap.length === 1;
  if (alone && !want) return { refused: 'SA-COOP-3' };
  if (!alone && must(state.wantsSwap, team) === want) return { refused: 'SA-SWAP-1' };
  const asked: Event = { type: 'wanted-swap', team, want };
  const agreed = want && state.wantsSwap.every((wants, other) => other === team || wants);
  if (!agreed) return { events: [asked] };
  const aside = [...state.aside, ...state.available];
  const { drawn, reshuffled } = draw(state, state.available.length, aside, random);
  const swapped: Event = { type: 'swapped', drawn, aside: reshuffled.length > 0 ? [] : aside };
  return { events: alone ? [...reshuffled, swapped] : [asked, ...reshuffled, swapped] };
}

export function intend(state: State, team: number, id: string | null): Ruling {
  const cell = id === null ? null : cellOf(id);
  if (cell === undefined || cell === must(state.at, team)) return { refused: 'SA-GATHER-1' };
  if (cell !== null && isObstacle(cell)) return { refused: 'SA-GATHER-1' };
  if (unseal(must(state.intended, team)) === cell) return { refused: 'SA-GATHER-1' };
  return { events: [{ type: 'intended', team, cell: seal(cell) }] };
}

/** The next cards of the deck. When it runs out, the cards set aside are shuffled under it [SA-GATHER-5]. */
function draw(state: State, count: number, aside: readonly CardId[], random: Random) {
  const enough = state.deck.length >= count;
  const deck = enough ? state.deck : [...state.deck, ...random.shuffle(aside).map(seal)];
  const reshuffled: readonly Event[] = enough ? [] : [{ type: 'reshuffled', deck }];
  return { drawn: deck.slice(0, count).map(unseal), reshuffled };
}
