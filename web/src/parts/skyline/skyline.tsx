import { houses } from './houses.ts';
import style from './skyline.module.css';

const row = houses(1440, 230);

/** The town at the foot of the first page. */
export function Skyline() {
  return (
    <svg
      className={style.skyline}
      viewBox={`0 0 ${row.width} ${row.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {row.walls.map(path => (
        <path key={path} className={style.wall} d={path} />
      ))}
      <path className={style.pane} d={row.dark} />
      <path className={style.lit} d={row.lit} />
    </svg>
  );
}
