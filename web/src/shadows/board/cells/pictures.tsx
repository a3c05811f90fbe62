import type { CellId, View } from '@lamplight/shadows/public';
import { memo } from 'react';
import { pictureBoxAt } from '../../geometry/shapes.ts';
import { pictureAt } from './picture-width.ts';
import style from './pictures.module.css';

interface Props {
  readonly order: readonly CellId[];
  readonly cells: View['cells'];
  readonly width: number;
}

/** All pictures of the board, below everything else. Clipping them in one run is cheaper than each with its cell. */
export const Pictures = memo(function Pictures({ order, cells, width }: Props) {
  return order.map(cell => {
    const { picture = null, obstacle = false } = cells[cell] ?? {};
    if (picture === null || obstacle) return null;
    const href = pictureAt(picture, width);
    return (
      <image
        key={cell}
        className={style.picture}
        href={href}
        {...pictureBoxAt(cell)}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  });
});
