import { shadowsMarks } from '@lamplight/art/public';
import type { CellThings, Team } from '@lamplight/shadows/public';
import type { ReactNode } from 'react';
import { MarkParts } from '../../../parts/mark.tsx';
import { wholeBox } from '../../geometry/camera.ts';
import { centreOf } from '../../geometry/geometry.ts';
import { loneMarksOf } from './account.ts';
import style from './lone-marks.module.css';

interface Props {
  readonly maps: Partial<Record<Team, CellThings>>;
  /** A board that shows all of its cells. */
  readonly children: ReactNode;
}

/**
 * Both maps on one board. Common things hang at the upper corner, drawn by the board. A thing of one team lies at the
 * side of the cell, in that team's shape: Black's square on the left, Orange's circle on the right.
 */
export function WithLoneMarks({ maps, children }: Props) {
  const { x, y, width, height } = wholeBox;
  return (
    <div className={style.both}>
      {children}
      <svg className={style.marks} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {loneMarksOf(maps).map(({ team, cell, thing }) => {
          const centre = centreOf(cell);
          const kind = thing === 'common-evidence' ? 'evidence' : thing;
          return (
            <g
              key={`${team} ${cell}`}
              transform={`translate(${centre.x + (team === 'black' ? -31 : 31)} ${centre.y + 22})`}
            >
              <g className={style.mark}>
                <g className={style[team]}>
                  {team === 'black' ? (
                    <rect className={style.plate} x={-12} y={-12} width={24} height={24} rx={4} />
                  ) : (
                    <circle className={style.plate} r={13} />
                  )}
                </g>
                <g className={style[kind]}>
                  <MarkParts of={shadowsMarks[kind]} />
                </g>
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
