/** What a player may know and do: everything web and bots import of the game. */
import { must } from '@lamplight/contract';
import { type Cell, type CellId, cellAt, nameOf, openCells } from './board.ts';
import { planOf } from './journey.ts';
import { layerFrom } from './layer.ts';
import { remembered } from './remembered.ts';
import { type CardId, type Me, type Move, partsOf, type RoundReport, type TeamView, type View } from './words.ts';

export * from './board.ts';
export * from './words.ts';

/** The pictures as they were in a finished round. */
export function cellsIn({ spots }: Pick<RoundReport, 'spots'>, { cells }: Pick<View, 'cells'>): View['cells'] {
  const then = Object.entries(spots).map(([cell, picture]) => [cell, { picture, obstacle: false }] as const);
  return { ...cells, ...Object.fromEntries(then) };
}

export function moves(view: View): readonly Move[] {
  const { me, phase } = view;
  if (me === null || phase === 'match-over' || !must(view.present, me.seat)) return [];
  const own = view.teams[me.team];
  if (own === undefined) return [];
  if (phase === 'playing') return me.role === 'officer' ? officerMoves(view, own) : detectiveMoves(view, own, me);
  if (phase === 'countdown') return [];
  const roles = own.detectives.map((officer): Move => ({ type: 'roles', officer }));
  if (!view.ready.includes(me.seat)) return [{ type: 'ready' }, ...roles];
  return must(view.present, own.officer) ? [] : roles;
}

function officerMoves(view: View, own: TeamView): readonly Move[] {
  const alone = view.teams.orange === undefined;
  const open: Move[] = own.step === 'gather' ? [...givesOf(view.available)] : [];
  open.push({ type: 'swap', want: alone || !own.wantsSwap });
  const intended = view.intended ?? null;
  for (const mark of marks) if (mark.cell !== own.at && mark.cell !== intended) open.push(mark);
  return open;
}

/** One for each cell where a team can stand, and one for no cell. */
const marks = [...openCells.map(nameOf), null].map(cell => ({ type: 'intend', cell }) as const);

/** Cached by the list of cards: it stays for several moves, and both Officers are asked about the same one. */
const givesOf = remembered((available: readonly CardId[]): readonly Move[] => {
  const cards = available.toSorted();
  const ones = cards.map((card): Move => ({ type: 'give', cards: [card] }));
  const twos = cards.flatMap((card, n) =>
    cards.slice(n + 1).map((other): Move => ({ type: 'give', cards: [card, other] })),
  );
  return [...ones, ...twos];
});

function detectiveMoves(view: View, own: TeamView, me: Me): readonly Move[] {
  if (own.step === 'gather') return [];
  const mine = own.pointing?.[me.seat];
  const targets = view.targets ?? [];
  const open = targets.filter(cell => cell !== mine).map((cell): Move => ({ type: 'point', cell }));
  if (mine !== undefined) open.push({ type: 'unpoint' });
  const looking = own.looking?.[me.seat] ?? null;
  for (const look of looksAt(targets)) if (look.cell !== looking) open.push(look);
  return open;
}

/** At each cell, and at none. */
const looksAt = remembered((targets: readonly CellId[]) =>
  [...targets, null].map(cell => ({ type: 'look', cell }) as const),
);

/** What an Officer's map says of the way on. */
export type JourneyView = {
  /** The moves left if the team goes there next; undefined for police, and if no way leads on. */
  readonly movesAfter: (cell: Cell) => number | undefined;
};

/** For an Officer, who sees the map. */
export function journeyIn(view: View): JourneyView | undefined {
  const own = view.me === null ? undefined : view.teams[view.me.team];
  if (own === undefined || view.map === undefined) return undefined;
  const gone = partsOf(view.teams).flatMap(side => (side === own ? [] : side.evidence.map(cellAt)));
  const plan = planOf(layerFrom(view.map), gone);
  const here = plan.placeOf(cellAt(own.at), own.evidence.map(cellAt));
  const moves = new Map(plan.legsFrom(here).map(({ to }) => [to.cell, plan.movesFrom(to)]));
  return { movesAfter: cell => moves.get(cell) };
}
