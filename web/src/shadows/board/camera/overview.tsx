import { houseMarks } from '@lamplight/art/public';
import type { CellId, View } from '@lamplight/shadows/public';
import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import type { Corner } from '../../geometry/camera.ts';
import { centreOf, rows } from '../../geometry/geometry.ts';
import { shapes } from '../../geometry/shapes.ts';
import { sameLook } from '../cells/looks.ts';
import style from './overview.module.css';

interface Props {
  readonly cells: View['cells'];
  /** Within reach. */
  readonly lit: readonly CellId[];
  /** Where the figures stand. */
  readonly places: readonly CellId[];
  /** The part that is seen now. The board moves it. */
  readonly frame: Ref<SVGRectElement>;
  readonly corner: Corner;
  readonly isMoved: boolean;
  readonly onTap: () => void;
}

/** The whole board in a corner, with the part that is seen. A tap shows all of it, another goes back to the team. */
export const Overview = memo(function Overview({ cells, lit, places, frame, corner, isMoved, onTap }: Props) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={style.overview}
      data-corner={corner}
      aria-label={formatMessage({ id: isMoved ? 'board.overview.back' : 'board.overview.whole' })}
      onClick={onTap}
    >
      <svg viewBox="-356 -324 712 648" aria-hidden="true">
        {rows.flat().map(cell => {
          const { x, y } = centreOf(cell);
          const kind = places.includes(cell) ? 'here' : cells[cell]?.obstacle === true ? 'canal' : 'plain';
          return (
            <path
              key={cell}
              className={style[lit.includes(cell) ? 'lit' : kind]}
              d={shapes.overview}
              transform={`translate(${x} ${y})`}
            />
          );
        })}
        <rect ref={frame} className={style.frame} rx={14} />
      </svg>
      {isMoved && <Mark of={houseMarks.full} size={14} className={style.sign} />}
    </button>
  );
}, sameLook);
