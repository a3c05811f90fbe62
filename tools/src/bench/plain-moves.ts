/**
 * The moves open to a seat, read from the plain state, in the order of the engine's list, so that equal dice choose
 * alike.
 */
import { must } from '@lamplight/contract';
import { cellAt, cells, type Move, nameOf, type Team, targetsOf } from '@lamplight/shadows/public';
import { detectivesOf, type PlainShadows, type PlainTeam, sidesOf, teamOf } from './plain-state.ts';

export function plainMoves(state: PlainShadows, seat: number): readonly Move[] {
  const { team, present, ready } = must(state.seats, seat);
  if (!present || state.phase === 'match-over' || state.phase === 'countdown') return [];
  if (state.phase !== 'playing') return waitingMoves(state, team, { ready });
  const own = teamOf(state, team);
  return own.officer === seat ? officerMoves(state, own) : detectiveMoves(own, seat);
}

function waitingMoves(state: PlainShadows, team: Team, { ready }: { readonly ready: boolean }): readonly Move[] {
  const roles = detectivesOf(state, team).map((officer): Move => ({ type: 'roles', officer }));
  if (!ready) return [{ type: 'ready' }, ...roles];
  return must(state.seats, teamOf(state, team).officer).present ? [] : roles;
}

function officerMoves(state: PlainShadows, own: PlainTeam): readonly Move[] {
  const swap: Move = { type: 'swap', want: sidesOf(state).length === 1 || !own.wantsSwap };
  const open = cells.filter(cell => state.cells[cell]?.obstacle === false && cell !== own.at);
  const marks = [...open, null].filter(cell => cell !== own.intended).map((cell): Move => ({ type: 'intend', cell }));
  if (own.holding.length > 0) return [swap, ...marks];
  const available = state.available.toSorted();
  const ones = available.map((card): Move => ({ type: 'give', cards: [card] }));
  const twos = available.flatMap((card, n) =>
    available.slice(n + 1).map((other): Move => ({ type: 'give', cards: [card, other] })),
  );
  return [...ones, ...twos, swap, ...marks];
}

function detectiveMoves({ at, holding, pointing, looking }: PlainTeam, seat: number): readonly Move[] {
  if (holding.length === 0) return [];
  const mine = pointing[seat];
  const targets = targetsOf(cellAt(at), holding.length).map(nameOf);
  const points = targets.filter(cell => cell !== mine).map((cell): Move => ({ type: 'point', cell }));
  const looks = [...targets, null]
    .filter(cell => cell !== (looking[seat] ?? null))
    .map((cell): Move => ({ type: 'look', cell }));
  return mine === undefined ? [...points, ...looks] : [...points, { type: 'unpoint' }, ...looks];
}
