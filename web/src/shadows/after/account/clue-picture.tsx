import type { PictureId } from '@lamplight/shadows/public';
import { pictureAt } from '../../board/cells/picture-width.ts';
import { hexPath } from '../../geometry/geometry.ts';
import style from './clue-picture.module.css';

interface Props {
  /** Without one, only a dashed empty frame is drawn. */
  readonly picture?: PictureId | null | undefined;
  /** In pixels. */
  readonly width: number;
  /** `astray`: where the team went instead. */
  readonly look?: 'astray' | undefined;
}

const frame = hexPath(0.97);

/** A small picture beside words that say it all, so it is hidden from screen readers. */
export function CluePicture({ picture, width, look }: Props) {
  const href = picture == null ? undefined : pictureAt(picture, width * devicePixelRatio > 320 ? 600 : 320);
  return (
    <svg
      className={style.hex}
      data-look={href === undefined ? 'empty' : look}
      viewBox="-51 -59 102 118"
      width={width}
      height={(width * 118) / 102}
      aria-hidden="true"
    >
      {href !== undefined && (
        <image
          className={style.image}
          href={href}
          x={-50}
          y={-57.74}
          width={100}
          height={115.47}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <path className={style.frame} d={frame} />
    </svg>
  );
}
