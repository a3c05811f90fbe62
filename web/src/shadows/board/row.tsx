import type { CellId, View } from '@lamplight/shadows/public';
import { memo } from 'react';
import { Ground } from './cells/ground.tsx';
import type { CellLook } from './cells/looks.ts';

interface Props {
  /** From the top, counted from 1. */
  readonly number: number;
  readonly row: readonly CellId[];
  readonly cells: View['cells'];
  /** In the order of the cells, like the names. */
  readonly looks: readonly (CellLook | undefined)[];
  readonly names: readonly string[];
  /** The cell that Tab stops at, if it is in this row. */
  readonly stop: CellId | undefined;
}

/** The cells of one row. A step changes one or two rows, and the others are not rendered again. */
export const Row = memo(function Row({ number, row, cells, looks, names, stop }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table rows
    <g role="row" aria-rowindex={number}>
      {row.map((cell, n) => {
        const { picture = null, obstacle = false } = cells[cell] ?? {};
        const look = looks[n] ?? {};
        return (
          <Ground
            key={cell}
            cell={cell}
            column={n + 1}
            isCanal={picture === null || obstacle}
            light={look.light}
            wave={look.wave}
            thing={look.thing}
            isHere={look.isHere === true}
            name={names[n] ?? ''}
            isStop={cell === stop}
          />
        );
      })}
    </g>
  );
}, sameRow);

function sameRow(one: Props, other: Props): boolean {
  const isSame = (of: 'looks' | 'names') => one[of].every((each, n) => each === other[of][n]);
  return one.cells === other.cells && one.stop === other.stop && isSame('looks') && isSame('names');
}
