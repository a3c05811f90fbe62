/**
 * The baseline for the engine of Shadows: the same game as one would write it first, a reducer over a nested immutable
 * state that spreads along every changed path. No events, no views, no secrets.
 */
import { type Input, must, type Random } from '@lamplight/contract';
import type { Shadows } from '@lamplight/shadows';
import {
  type CardId,
  type CellId,
  cellAt,
  cellOf,
  countdown,
  distance,
  levelTimes,
  type Move,
  type Team,
} from '@lamplight/shadows/public';
import { endRound, settle } from './plain-arrive.ts';
import { layPlain } from './plain-deal.ts';
import { changeTeam, detectivesOf, type PlainShadows, type PlainTeam, sidesOf, teamOf } from './plain-state.ts';

type Refusal = { readonly refused: Shadows['Rule'] };

export function reduce(state: PlainShadows, input: Input<Move>, random: Random): PlainShadows | Refusal {
  if (input.by === 'clock') return ring(state, input.at);
  if (input.by === 'table') return attend(state, input, random);
  const { by, move, at } = input;
  if (state.phase === 'match-over') return { refused: state.teams.orange === undefined ? 'SA-COOP-4' : 'SA-WIN-1' };
  const { team, present, ready } = must(state.seats, by);
  if (!present) return { refused: 'SA-LEAVE-1' };
  const between = state.phase === 'lobby' || state.phase === 'round-over';
  if (move.type === 'ready') {
    if (!between || ready) return { refused: 'SA-READY-1' };
    return maybeCountDown(setReady(state, [by], true), at, random);
  }
  if (move.type === 'roles') {
    const { officer } = teamOf(state, team);
    const isFree = !ready || !must(state.seats, officer).present;
    const isOpen = between && isFree && state.seats[move.officer]?.team === team && officer !== move.officer;
    if (!isOpen) return { refused: 'SA-WIN-2' };
    return setReady(changeTeam(state, team, { officer: move.officer }), [officer, move.officer], false);
  }
  if (state.phase !== 'playing') return { refused: 'SA-SETUP-4' };
  const isOfficer = teamOf(state, team).officer === by;
  switch (move.type) {
    case 'give':
      return isOfficer ? give(state, team, move.cards, at, random) : { refused: 'SA-GATHER-1' };
    case 'swap':
      return isOfficer ? swap(state, team, move.want, random) : { refused: 'SA-SWAP-1' };
    case 'intend':
      return isOfficer ? intend(state, team, move.cell) : { refused: 'SA-GATHER-1' };
    case 'look':
      return isOfficer ? { refused: 'SA-TALK-1' } : look(state, team, by, move.cell);
    case 'point':
      return isOfficer ? { refused: 'SA-TALK-1' } : point(state, team, by, move.cell, at);
    case 'unpoint':
      return isOfficer ? { refused: 'SA-TALK-1' } : unpoint(state, team, by);
  }
}

const setReady = (state: PlainShadows, seats: readonly number[], ready: boolean): PlainShadows => ({
  ...state,
  seats: state.seats.map((each, seat) => (seats.includes(seat) ? { ...each, ready } : each)),
});

function maybeCountDown(state: PlainShadows, at: number, random: Random): PlainShadows {
  const between = state.phase === 'lobby' || state.phase === 'round-over';
  const isThere = (seat: number) => state.seats[seat]?.present === true;
  const complete = sidesOf(state).every(
    team => isThere(teamOf(state, team).officer) && detectivesOf(state, team).some(isThere),
  );
  if (!between || !complete || state.seats.some(({ present, ready }) => present && !ready)) return state;
  const laid = state.phase === 'round-over' ? layPlain(state, random) : state;
  const seats = state.seats.map(seat => ({ ...seat, ready: false }));
  return { ...laid, seats, phase: 'countdown', startsAt: at + countdown };
}

function ring(state: PlainShadows, at: number): PlainShadows {
  if (state.phase !== 'countdown') return endRound(state, at, null, 'time');
  const endsAt = state.teams.orange === undefined ? at + levelTimes[state.options.level] : null;
  return { ...state, phase: 'playing', startsAt: at, endsAt };
}

function attend(
  state: PlainShadows,
  { seat, present, at }: Extract<Input<Move>, { by: 'table' }>,
  random: Random,
): PlainShadows {
  const before = must(state.seats, seat);
  if (state.phase === 'match-over' || before.present === present) return state;
  const seats = state.seats.with(seat, { ...before, present, ready: present && before.ready });
  if (present) return { ...state, seats };
  const own = teamOf(state, before.team);
  const { [seat]: _, ...pointing } = own.pointing;
  const { [seat]: __, ...looking } = own.looking;
  const left = { ...changeTeam(state, before.team, { pointing, looking }), seats };
  return state.phase === 'playing' ? settle(left, before.team, at) : maybeCountDown(left, at, random);
}

function give(
  state: PlainShadows,
  team: Team,
  named: readonly CardId[],
  at: number,
  random: Random,
): PlainShadows | Refusal {
  const [first, second] = named;
  const cards = first !== undefined && second !== undefined && second < first ? [second, first] : named;
  const own = teamOf(state, team);
  if (cards.length < 1 || cards.length > 2 || cards[0] === cards[1]) return { refused: 'SA-GATHER-1' };
  if (own.holding.length > 0) return { refused: 'SA-ROUND-2' };
  if (!cards.every(card => state.available.includes(card))) return { refused: 'SA-GATHER-3' };
  const { drawn, ...piles } = draw(state, cards.length, state.aside, random);
  const clue = { cards, from: own.at, givenAt: at, to: null, movedAt: null, found: null };
  const clues = [...own.clues, clue];
  const intentions = [...own.intentions, own.intended];
  const available = state.available.map(card => drawn[cards.indexOf(card)] ?? card);
  return { ...changeTeam(state, team, { holding: cards, wantsSwap: false, clues, intentions }), ...piles, available };
}

function draw(state: PlainShadows, count: number, aside: readonly CardId[], random: Random) {
  const enough = state.deck.length >= count;
  const deck = enough ? state.deck : [...state.deck, ...random.shuffle(aside)];
  return { drawn: deck.slice(0, count), deck: deck.slice(count), aside: enough ? aside : [] };
}

function swap(state: PlainShadows, team: Team, want: boolean, random: Random): PlainShadows | Refusal {
  const alone = state.teams.orange === undefined;
  if (alone && !want) return { refused: 'SA-COOP-3' };
  if (!alone && teamOf(state, team).wantsSwap === want) return { refused: 'SA-SWAP-1' };
  const asked = changeTeam(state, team, { wantsSwap: want });
  if (!sidesOf(asked).every(side => teamOf(asked, side).wantsSwap)) return asked;
  const aside = [...state.aside, ...state.available];
  const { drawn, ...piles } = draw(state, state.available.length, aside, random);
  const { black, orange } = asked.teams;
  return {
    ...asked,
    ...piles,
    available: drawn,
    teams: {
      black: { ...black, wantsSwap: false },
      ...(orange === undefined ? {} : { orange: { ...orange, wantsSwap: false } }),
    },
  };
}

function intend(state: PlainShadows, team: Team, cell: CellId | null): PlainShadows | Refusal {
  const { at, intended, holding, intentions } = teamOf(state, team);
  const isOpen = cell === null || (state.cells[cell]?.obstacle === false && cell !== at);
  if (!isOpen || cell === intended) return { refused: 'SA-GATHER-1' };
  const meant = holding.length > 0 ? { intentions: intentions.with(-1, cell) } : {};
  return changeTeam(state, team, { intended: cell, ...meant });
}

function look(state: PlainShadows, team: Team, by: number, cell: CellId | null): PlainShadows | Refusal {
  const own = teamOf(state, team);
  if (own.holding.length === 0) return { refused: 'SA-ROUND-2' };
  if (cell !== null && !canReach(own, cell)) return { refused: 'SA-MOVE-1' };
  if ((own.looking[by] ?? null) === cell) return { refused: 'SA-LOOK-1' };
  const { [by]: _, ...others } = own.looking;
  return changeTeam(state, team, { looking: cell === null ? others : { ...others, [by]: cell } });
}

function canReach({ at, holding }: PlainTeam, cell: CellId): boolean {
  const to = cellOf(cell);
  return to !== undefined && distance(cellAt(at), to) === holding.length;
}

function point(state: PlainShadows, team: Team, by: number, cell: CellId, at: number): PlainShadows | Refusal {
  const own = teamOf(state, team);
  if (own.holding.length === 0) return { refused: 'SA-ROUND-2' };
  if (!canReach(own, cell)) return { refused: 'SA-MOVE-1' };
  if (own.pointing[by] === cell) return { refused: 'SA-MOVE-2' };
  const pointing = { ...own.pointing, [by]: cell };
  const looking = { ...own.looking, [by]: cell };
  return settle(changeTeam(state, team, { pointing, looking }), team, at);
}

function unpoint(state: PlainShadows, team: Team, by: number): PlainShadows | Refusal {
  const own = teamOf(state, team);
  if (own.holding.length === 0) return { refused: 'SA-ROUND-2' };
  if (own.pointing[by] === undefined) return { refused: 'SA-MOVE-2' };
  const { [by]: _, ...pointing } = own.pointing;
  return changeTeam(state, team, { pointing });
}
