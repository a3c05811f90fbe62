import { emeraldPieces } from '@lamplight/art/public';
import type { Day } from '@lamplight/emerald/public';
import { Mark } from '../../parts/mark.tsx';
import style from './piece.module.css';

interface PieceProps {
  readonly day: Day;
  /** Its height in pixels. */
  readonly size?: number | undefined;
  /** Only if it stands alone: beside the name it is hidden from screen readers. */
  readonly label?: string | undefined;
}

/** The sign of a player: a cube on the board, and the mark before the player's name everywhere. */
export function Sign({ day, size = 16, label }: PieceProps) {
  return <Mark of={emeraldPieces[`cube-${day}`]} size={size} label={label} className={style[day]} />;
}

/** An agent: a bust with the player's hat, and the sign on its chest. */
export function Agent({ day, size = 26, label }: PieceProps) {
  return <Mark of={emeraldPieces[`agent-${day}`]} size={size} label={label} className={style[day]} />;
}
