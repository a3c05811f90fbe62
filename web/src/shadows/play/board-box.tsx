import type { Seat } from '@lamplight/contract';
import { type CellId, teams } from '@lamplight/shadows/public';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Board } from '../board/board.tsx';
import { keptLooks, type Looks } from '../board/looks.ts';
import { nameOfCell } from '../board/names.ts';
import style from './board-box.module.css';
import { cameraOf } from './camera.ts';
import { useNarrow } from './layout.ts';
import { figuresOf, looksOf, tokensOf } from './lights.ts';
import { sameOnBoard } from './ours.ts';
import { usePlaying } from './playing.ts';
import { awayFrom, reachOf } from './reach.ts';

interface BoardBoxProps {
  /** How many cards the Officer has chosen. */
  readonly cards?: number | undefined;
  readonly onTap?: ((cell: CellId) => void) | undefined;
  readonly onHold: (cell: CellId) => void;
  readonly onVote?: ((cell: CellId) => void) | undefined;
}

/** The board as this viewer may see it. */
export function BoardBox({ cards = 0, onTap, onHold, onVote }: BoardBoxProps) {
  const { view: now, tagOf, namesOf } = usePlaying();
  const seen = useRef(now);
  if (!sameOnBoard(seen.current, now)) seen.current = now;
  const view = seen.current;
  const intl = useIntl();
  const shown = useRef<Looks>(undefined);
  const looks = useMemo(() => keptLooks(shown.current, looksOf(view, { cards, tagOf })), [view, cards, tagOf]);
  shown.current = looks;
  const figures = useMemo(() => figuresOf(view), [view]);
  const tokens = useMemo(() => tokensOf(view), [view]);
  const isNarrow = useNarrow();
  const following = useMemo(() => cameraOf(view, { isNarrow }), [view, isNarrow]);
  const key = String(following);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cells are the same camera, which then rests.
  const camera = useMemo(() => following, [key]);

  const nameOf = useMemo(() => {
    const { me } = view;
    const own = me === null ? undefined : view.teams[me.team];
    const reach = reachOf(view, cards);
    const [looking, pointing] = [Object.entries(own?.looking ?? {}), Object.entries(own?.pointing ?? {})];
    return (cell: CellId) => {
      const at = (cells: readonly (readonly [string, CellId])[]): readonly string[] =>
        cells.filter(([, each]) => each === cell).map(([seat]) => namesOf([Number(seat) as Seat]));
      const { thing, visited } = looks[cell] ?? {};
      return nameOfCell(intl, cell, {
        isObstacle: view.cells[cell]?.obstacle === true,
        figures: teams.filter(team => view.teams[team]?.at === cell),
        tokens: teams.filter(team => view.teams[team]?.evidence.includes(cell)),
        visited,
        isReachable: reach.length === 0 ? undefined : reach.includes(cell),
        away: awayFrom(view, me?.team, cell),
        thing,
        isTarget: view.intended === cell,
        lookedAtBy: at(looking),
        votedBy: at(pointing),
      });
    };
  }, [view, cards, looks, intl, namesOf]);

  return (
    <div className={style.box} data-follows={camera === 'whole' ? undefined : ''}>
      <Board
        cells={view.cells}
        label={intl.formatMessage({ id: 'shadows.board' })}
        looks={looks}
        figures={figures}
        tokens={tokens}
        camera={camera}
        isPanable
        showsOverview={camera !== 'whole'}
        onTap={onTap}
        onHold={onHold}
        onVote={onVote}
        nameOf={nameOf}
      />
    </div>
  );
}
