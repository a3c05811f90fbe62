import type { CellId } from '@lamplight/shadows/public';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { centreOf } from '../geometry.ts';
import style from './piece.module.css';

interface Props {
  /** Without it, whoever holds the ref puts it in its place. */
  readonly at?: CellId | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** How many units of the board a piece is wide and high: see its style. */
const size = 120;

/** Where a cell is, for what stands over the board: in parts of the piece, which is sooner read than units of the camera. */
export function placeOn(cell: CellId): string {
  const { x, y } = centreOf(cell);
  return `translate(${partOf(x)}%, ${partOf(y)}%)`;
}

const partOf = (units: number): number => Math.round((units / size) * 1e5) / 1e3;

/**
 * What stands over the board and moves: a drawing of its own round the middle of its cell. A part of the board's drawing
 * would have the whole of it looked at again with every step; this one the browser moves without asking the page. It is a box
 * round the drawing that moves: a drawing that is moved is laid out again.
 */
export function Piece({ at, className, ref, children }: Props) {
  const place: CSSProperties | undefined = at === undefined ? undefined : { transform: placeOn(at) };
  return (
    <div ref={ref} className={className === undefined ? style.piece : `${style.piece} ${className}`} style={place}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
