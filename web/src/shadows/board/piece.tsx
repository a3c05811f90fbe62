import type { CellId } from '@lamplight/shadows/public';
import type { ReactNode, Ref } from 'react';
import { centreOf } from './geometry.ts';
import style from './piece.module.css';

interface Props {
  readonly at: CellId;
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGSVGElement>;
  readonly children: ReactNode;
}

/** Where a cell is, for what stands over the board: `--unit` is written by the camera. */
export function placeOn(cell: CellId): string {
  const { x, y } = centreOf(cell);
  return `translate(calc(var(--unit) * ${x}), calc(var(--unit) * ${y}))`;
}

/**
 * What stands over the board and moves: a drawing of its own round the middle of its cell. A part of the board's drawing
 * would have the whole of it looked at again with every step; this one the browser moves without asking the page.
 */
export function Piece({ at, className, ref, children }: Props) {
  return (
    <svg
      ref={ref}
      className={className === undefined ? style.piece : `${style.piece} ${className}`}
      viewBox="-60 -60 120 120"
      style={{ transform: placeOn(at) }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
