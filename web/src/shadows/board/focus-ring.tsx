import type { CellId } from '@lamplight/shadows/public';
import { shapes } from '../geometry/shapes.ts';
import style from './focus-ring.module.css';
import { Piece } from './pieces/piece.tsx';

/** A second ring outside the hex, for keyboard focus. */
export function FocusRing({ at }: { readonly at: CellId }) {
  return (
    <Piece at={at}>
      <path className={style.focus} d={shapes.focus} />
    </Piece>
  );
}
