import { pictureAt } from '../board/cells/picture-width.ts';
import { hexPath } from '../geometry/geometry.ts';
import style from './large-picture.module.css';

interface Props {
  readonly picture: string;
  /** The alternative text. Without it the picture is hidden from screen readers. */
  readonly text?: string | undefined;
  readonly isChosen?: boolean | undefined;
  readonly width: 320 | 600;
}

const frame = hexPath(0.985);

/** A picture as a hex with an edge, as large as there is room. */
export function LargePicture({ picture, text, isChosen = false, width }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would hang over the picture as a tooltip
    <svg
      viewBox="-50 -57.74 100 115.47"
      className={style.picture}
      data-chosen={isChosen || undefined}
      {...(text === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      <image
        className={style.image}
        href={pictureAt(picture, width)}
        x={-50}
        y={-57.74}
        width={100}
        height={115.47}
        preserveAspectRatio="xMidYMid slice"
      />
      <path className={style.frame} d={frame} />
    </svg>
  );
}
