import { memo } from 'react';
import { sameLook, type TeamPath } from '../cells/looks.ts';
import { journeyStops, linePath } from '../stops.ts';
import style from './journey-line.module.css';

interface Props extends TeamPath {
  /** Two journeys on one board are drawn beside each other. */
  readonly isShared: boolean;
}

/** A team's way over the board, every stop numbered: square and unbroken, or round and dashed. */
export const JourneyLine = memo(function JourneyLine({ team, path, isShared }: Props) {
  const aside = isShared ? (team === 'black' ? -6 : 6) : 0;
  const stops = journeyStops(path);
  const line = linePath(path);
  return (
    <g className={style[team]} transform={`translate(${aside} ${aside})`}>
      <path className={style.ink} d={line} />
      <path className={style.line} d={line} />
      {stops.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <g className={style.stop}>
            {team === 'black' ? (
              <rect className={style.plate} x={-11} y={-11} width={22} height={22} rx={4} />
            ) : (
              <circle className={style.plate} r={12} />
            )}
            <text className={style.number} y={5.2}>
              {number}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}, sameLook);
