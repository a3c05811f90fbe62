import type { CellId, Team } from '@lamplight/shadows/public';
import { memo, useLayoutEffect, useRef } from 'react';
import { MarkParts } from '../../../parts/mark.tsx';
import { figureMark, figurePlace, flashRing } from '../../drawings/figure.ts';
import style from './figure.module.css';
import { Piece } from './piece.tsx';
import { FigureWalker } from './walker.ts';

/** Calls `go` at every step a team makes. Returns a function that ends it. */
export type Follow = (team: Team, go: (at: CellId) => void) => () => void;

interface Props {
  readonly team: Team;
  readonly at: CellId;
  /** Both teams are on one cell and stand side by side. */
  readonly isShared: boolean;
  /** If given, the figure moves before anything is rendered. */
  readonly follow: Follow | undefined;
}

/** A team's figure on the lower corner of its cell. */
export const Figure = memo(function Figure({ team, at, isShared, follow }: Props) {
  const figure = useRef<HTMLDivElement>(null);
  const flash = useRef<HTMLDivElement>(null);
  const walker = useRef<FigureWalker>(undefined);

  useLayoutEffect(() => {
    if (figure.current === null || flash.current === null) return;
    walker.current ??= new FigureWalker(figure.current, flash.current);
    walker.current.go(at);
  }, [at]);
  useLayoutEffect(() => follow?.(team, cell => walker.current?.go(cell)), [team, follow]);

  const { x, y } = figurePlace(team, isShared);
  return (
    <>
      <Piece ref={flash} className={style.flash}>
        <path className={style.ring} d={flashRing.path} strokeWidth={flashRing.width} />
      </Piece>
      <Piece ref={figure} className={style[team]}>
        <g transform={`translate(${x} ${y})`}>
          <g className={style.figure}>
            <MarkParts of={figureMark(team)} />
          </g>
        </g>
      </Piece>
    </>
  );
});
