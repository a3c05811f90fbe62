import { shadowsMarks } from '@lamplight/art/public';
import type { CellId, Team } from '@lamplight/shadows/public';
import { memo, useLayoutEffect, useRef } from 'react';
import { MarkParts } from '../../parts/mark.tsx';
import style from './figure.module.css';
import { wayBetween } from './geometry.ts';
import { easeOut, lasting } from './motion.ts';
import { Piece, placeOn } from './piece.tsx';
import { shapes } from './shapes.ts';

/** A step from cell to cell, and the flash of the ring that closed. */
const stepTime = 220;
const flashTime = 180;

interface Props {
  readonly team: Team;
  readonly at: CellId;
  /** Both teams on one cell stand side by side. */
  readonly isShared: boolean;
}

/** A team's figure on the lower corner of its cell. It is there at once; the walk only tells how it came. */
export const Figure = memo(function Figure({ team, at, isShared }: Props) {
  const figure = useRef<SVGSVGElement>(null);
  const flash = useRef<SVGSVGElement>(null);
  const before = useRef(at);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    if (from === at || lasting(1) === 0) return;
    const way = wayBetween(from, at);
    const walk = figure.current?.animate(
      way.map(cell => ({ transform: placeOn(cell), easing: easeOut })),
      { duration: lasting(stepTime) * (way.length - 1), delay: lasting(flashTime) / 2, fill: 'backwards' },
    );
    const light = flash.current?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: lasting(flashTime) });
    return () => {
      walk?.cancel();
      light?.cancel();
    };
  }, [at]);

  const aside = isShared ? (team === 'black' ? -15 : 15) : 0;
  return (
    <>
      <Piece ref={flash} at={at} className={style.flash}>
        <path className={style.ring} d={shapes.ring} />
      </Piece>
      <Piece ref={figure} at={at} className={style[team]}>
        <g transform={`translate(${aside} 55)`}>
          <g className={style.figure}>
            <MarkParts of={shadowsMarks[`figure-${team}`]} />
          </g>
        </g>
      </Piece>
    </>
  );
});
