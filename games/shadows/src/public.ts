/** What a player may know and do: all that web and bots import of the game. */
import { item } from '@lamplight/contract';
import { cellAt, cells, isObstacle } from './board.ts';
import { type Me, type Move, type TeamView, teams, type View } from './words.ts';

export * from './board.ts';
export * from './words.ts';

export function moves(view: View): readonly Move[] {
  const { me, phase } = view;
  if (me === null || phase === 'match-over' || !item(view.present, me.seat)) return [];
  const own = view.teams[me.team];
  if (own === undefined) return [];
  if (phase === 'playing') return me.role === 'officer' ? officerMoves(view, own) : detectiveMoves(view, own, me);
  if (phase === 'countdown') return [];
  const roles = own.detectives.map((officer): Move => ({ type: 'roles', officer }));
  if (!view.ready.includes(me.seat)) return [{ type: 'ready' }, ...roles];
  return item(view.present, own.officer) ? [] : roles;
}

function officerMoves(view: View, own: TeamView): readonly Move[] {
  const available = view.available.toSorted();
  const ones = available.map((card): Move => ({ type: 'give', cards: [card] }));
  const twos = available.flatMap((card, n) =>
    available.slice(n + 1).map((other): Move => ({ type: 'give', cards: [card, other] })),
  );
  const alone = teams.filter(team => view.teams[team] !== undefined).length === 1;
  const swap: Move = { type: 'swap', want: alone || !own.wantsSwap };
  const marks = cells
    .filter(cell => !isObstacle(cellAt(cell)) && cell !== own.at && cell !== view.intended)
    .map((cell): Move => ({ type: 'intend', cell }));
  return own.step === 'gather' ? [...ones, ...twos, swap, ...marks] : [swap, ...marks];
}

function detectiveMoves(view: View, own: TeamView, me: Me): readonly Move[] {
  if (own.step === 'gather') return [];
  const mine = own.pointing?.[me.seat];
  const points = (view.targets ?? []).filter(cell => cell !== mine).map((cell): Move => ({ type: 'point', cell }));
  return mine === undefined ? points : [...points, { type: 'unpoint' }];
}
