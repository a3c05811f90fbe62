import { pictureAt } from '../../board/cells/picture-width.ts';
import style from './hex-picture.module.css';

interface HexPictureProps {
  /** Undefined leaves an empty frame. */
  readonly picture: string | null | undefined;
  /** Its width in px. */
  readonly size: number;
  readonly frame?: 'plain' | 'private' | 'light' | undefined;
}

/** A cell or card as a small reminder beside words, hidden from screen readers. */
export function HexPicture({ picture, size, frame = 'plain' }: HexPictureProps) {
  return (
    <svg
      className={style.hex}
      data-frame={frame}
      viewBox="-52 -60 104 120"
      width={size}
      height={(size * 120) / 104}
      aria-hidden="true"
    >
      {picture != null && (
        <image
          className={style.picture}
          href={pictureAt(picture, 320)}
          x={-50}
          y={-57.74}
          width={100}
          height={115.47}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <path className={style.frame} d="M0 -56.6L49 -28.3L49 28.3L0 56.6L-49 28.3L-49 -28.3Z" />
    </svg>
  );
}
