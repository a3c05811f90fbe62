import type { CellId } from '@lamplight/shadows/public';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { centreOf } from '../../geometry/geometry.ts';
import style from './piece.module.css';

interface Props {
  /** If missing, the owner of the ref places it. */
  readonly at?: CellId | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** How many units of the board a piece is wide and high: see its style. */
const size = 120;

/**
 * The place of a cell, for pieces over the board. In percent of the piece, which the browser computes faster than
 * camera units.
 */
export function placeOn(cell: CellId): string {
  const { x, y } = centreOf(cell);
  return `translate(${partOf(x)}%, ${partOf(y)}%)`;
}

const partOf = (units: number): number => Math.round((units / size) * 1e5) / 1e3;

/**
 * A piece that stands over the board and moves: a drawing of its own, centred on its cell. Inside the board's drawing,
 * every step would repaint the whole board; this one the browser moves alone. The moving element is a box round the
 * drawing, because a drawing that is moved is laid out again.
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
