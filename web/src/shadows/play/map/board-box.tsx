import type { Seat } from '@lamplight/contract';
import { type CellId, teams } from '@lamplight/shadows/public';
import { memo, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Board } from '../../board/board.tsx';
import { lasting } from '../../board/camera/motion.ts';
import { type CellLooks, keptLooks } from '../../board/cells/looks.ts';
import { nameOfCell } from '../../board/names.ts';
import type { Follow } from '../../board/pieces/figure.tsx';
import { Standing } from '../../board/pieces/standing.tsx';
import { useNarrow } from '../view/layout.ts';
import { sameOnBoard, sameStanding } from '../view/our-view.ts';
import { useOurPlaying, usePlaying } from '../view/playing.ts';
import { viewNow } from '../view/truth.ts';
import style from './board-box.module.css';
import { cameraOf } from './camera.ts';
import { figuresOf, looksOf, tokensOf, visitsOf } from './lights.ts';
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
  const { view, tagOf } = useOurPlaying();
  const intl = useIntl();
  const shown = useRef<CellLooks>(undefined);
  const looks = useMemo(() => keptLooks(shown.current, looksOf(view, { cards, tagOf })), [view, cards, tagOf]);
  shown.current = looks;
  const tokens = useMemo(() => tokensOf(view), [view]);
  const isNarrow = useNarrow();
  const following = useMemo(() => cameraOf(view, { isNarrow }), [view, isNarrow]);
  const key = String(following);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cells are the same camera, which then rests.
  const camera = useMemo(() => following, [key]);
  const { places, nameOf } = useNames(cards, looks);

  return (
    <div className={style.box} data-follows={camera === 'whole' ? undefined : ''}>
      <Board
        cells={view.cells}
        label={intl.formatMessage({ id: 'shadows.board' })}
        looks={looks}
        places={places}
        tokens={tokens}
        camera={camera}
        isPanable
        showsOverview={camera !== 'whole'}
        onTap={onTap}
        onHold={onHold}
        onVote={onVote}
        nameOf={nameOf}
      >
        {standing}
      </Board>
    </div>
  );
}

/** Not needed in the frame that shows a step. */
const canWait = { canWait: true } as const;

/**
 * Both teams, at every step of either. Figures move at once, by themselves. The mark of a visit lies under the figure
 * until it has left, so it may come a frame later. With motion off the figure leaves at once, so the mark must come
 * with the step.
 */
const BothStanding = memo(function BothStanding() {
  const { session, view } = usePlaying(sameStanding, lasting(1) === 0 ? undefined : canWait);
  const figures = useMemo(() => figuresOf(view), [view]);
  const visits = useMemo(() => visitsOf(view), [view]);
  const follow = useCallback<Follow>(
    (team, go) =>
      session.onChange(() => {
        const at = viewNow(session)?.teams[team]?.at;
        if (at !== undefined) go(at);
      }),
    [session],
  );
  return <Standing figures={figures} visits={visits} follow={follow} />;
});
const standing = <BothStanding />;

/** Where the teams stand, and the name of every cell: for screen readers and the overview. */
function useNames(cards: number, looks: CellLooks) {
  const { view, namesOf } = usePlaying(sameOnBoard, canWait);
  const intl = useIntl();
  const places = useMemo(() => figuresOf(view).map(({ at }) => at), [view]);
  const nameOf = useMemo(() => {
    const { me } = view;
    const own = me === null ? undefined : view.teams[me.team];
    const reach = reachOf(view, cards);
    const [looking, pointing] = [Object.entries(own?.looking ?? {}), Object.entries(own?.pointing ?? {})];
    const visits = new Map(visitsOf(view).map(({ cell, teams: visitors }) => [cell, visitors]));
    return (cell: CellId) => {
      const at = (cells: readonly (readonly [string, CellId])[]): readonly string[] =>
        cells.filter(([, each]) => each === cell).map(([seat]) => namesOf([Number(seat) as Seat]));
      return nameOfCell(intl, cell, {
        isObstacle: view.cells[cell]?.obstacle === true,
        figures: teams.filter(team => view.teams[team]?.at === cell),
        tokens: teams.filter(team => view.teams[team]?.evidence.includes(cell)),
        visited: visits.get(cell),
        isReachable: reach.length === 0 ? undefined : reach.includes(cell),
        away: awayFrom(view, me?.team, cell),
        thing: looks[cell]?.thing,
        isTarget: view.intended === cell,
        lookedAtBy: at(looking),
        votedBy: at(pointing),
      });
    };
  }, [view, cards, looks, intl, namesOf]);
  return { places, nameOf };
}
