import { memo, useState } from 'react';
import { firstBox } from '../../geometry/camera.ts';
import style from '../board.module.css';
import type { FigurePlace, Visit } from '../cells/looks.ts';
import { Visited } from '../cells/marks.tsx';
import { Figure, type Follow } from './figure.tsx';
import { Staged } from './staged.tsx';

interface Props {
  readonly figures?: readonly FigurePlace[] | undefined;
  readonly visits?: readonly Visit[] | undefined;
  readonly follow?: Follow | undefined;
}

/**
 * What a walk changes: where the teams stand and where they have been. Drawn apart from the rest of the board, so that
 * a rival's step makes neither React nor the browser redraw anything else.
 */
export const Standing = memo(function Standing({ figures = [], visits = [], follow }: Props) {
  const [isStaged, setStaged] = useState(false);
  const isShared = figures.length > 1 && figures.every(({ at }) => at === figures[0]?.at);
  return (
    <>
      <svg className={style.visits} viewBox={firstBox} aria-hidden="true">
        {visits.map(({ cell, teams }) => (
          <Visited key={cell} cell={cell} teams={teams} />
        ))}
      </svg>
      <div className={style.pieces} aria-hidden="true">
        {!isStaged &&
          figures.map(({ team, at }) => <Figure key={team} team={team} at={at} isShared={isShared} follow={follow} />)}
        {follow !== undefined && <Staged figures={figures} follow={follow} onDrawn={setStaged} />}
      </div>
    </>
  );
});
