import type { ReactNode } from 'react';
import { houses } from '../parts/skyline/houses.ts';
import type { Urgency } from '../shadows/play/clock/clock.ts';
import style from './ring.module.css';

const rim = 'M0 -46L39.84 -23L39.84 23L0 46L-39.84 23L-39.84 -23Z';
const inside = 'M0 -41.6L36 -20.8L36 20.8L0 41.6L-36 20.8L-36 -20.8Z';
const town = houses(330, 120);

interface RingProps {
  /** From 1 to 0. Undefined if nothing ends. */
  readonly share: number | undefined;
  readonly urgency: Urgency;
  readonly isResting: boolean;
  readonly children: ReactNode;
}

/** A street seen through a hexagon. Its rim goes out clockwise from the top. */
export function Ring({ share = 1, urgency, isResting, children }: RingProps) {
  return (
    <div className={style.ring} data-urgency={urgency} data-resting={isResting ? '' : undefined}>
      <svg viewBox="-46 -51 92 102" aria-hidden="true">
        <clipPath id="timer-inside">
          <path d={inside} />
        </clipPath>
        <path className={style.sky} d={inside} />
        <g clipPath="url(#timer-inside)">
          <g className={style.town} transform="translate(-41 11) scale(.26)">
            {town.walls.map(path => (
              <path key={path} className={style.wall} d={path} />
            ))}
            <path className={style.pane} d={town.dark} />
            <path className={style.lit} d={town.lit} />
          </g>
        </g>
        <path className={style.gone} d={rim} />
        {share > 0 && (
          <path className={style.left} d={rim} pathLength={1} strokeDasharray="1 1" strokeDashoffset={share - 1} />
        )}
      </svg>
      <div className={style.face}>{children}</div>
    </div>
  );
}
