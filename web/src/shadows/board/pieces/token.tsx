import { shadowsMarks } from '@lamplight/art/public';
import { memo } from 'react';
import { MarkParts } from '../../../parts/mark.tsx';
import { centreOf } from '../../geometry/geometry.ts';
import type { TokenPlace } from '../cells/looks.ts';
import style from './token.module.css';

/** Evidence that a team has found, on the upper right edge of its cell. */
export const Token = memo(function Token({ team, cell }: TokenPlace) {
  const { x, y } = centreOf(cell);
  return (
    <g className={style[team]} transform={`translate(${x + 38} ${y - 30})`}>
      <g className={style.token}>
        <MarkParts of={shadowsMarks[`token-${team}`]} />
      </g>
    </g>
  );
});
