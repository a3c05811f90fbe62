import type { CellId } from '@lamplight/shadows/public';
import { type CSSProperties, memo } from 'react';
import { centreOf } from '../../geometry/geometry.ts';
import { cross, shapeAt, waves } from '../../geometry/shapes.ts';
import style from './ground.module.css';
import type { CellLook } from './looks.ts';

interface Props {
  readonly cell: CellId;
  readonly column: number;
  readonly isCanal: boolean;
  readonly light: CellLook['light'];
  readonly wave: CellLook['wave'];
  readonly thing: CellLook['thing'];
  readonly isHere: boolean;
  readonly name: string;
  /** The one cell that Tab stops at. */
  readonly isStop: boolean;
}

/** A cell's shade and its rims, over its picture: everything that stays inside the hex. */
export const Ground = memo(function Ground(props: Props) {
  const { cell, column, isCanal, light, wave, thing, isHere, name, isStop } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g
      role="gridcell"
      aria-label={name}
      aria-colindex={column}
      aria-disabled={isCanal || undefined}
      tabIndex={isStop ? 0 : -1}
      data-cell={cell}
      className={style.cell}
    >
      {isCanal && <Canal cell={cell} />}
      <path className={style.shade} d={shapeAt('picture', cell)} data-light={light} style={waveOf(wave)} />
      <path className={style.hairline} d={shapeAt('hairline', cell)} />
      {light === 'lit' && (
        <g className={style.lamp} style={waveOf(wave)}>
          <path className={style.glow} d={shapeAt('ring', cell)} />
          <path className={style.light} d={shapeAt('lamp', cell)} />
        </g>
      )}
      {thing !== undefined && <Rim cell={cell} thing={thing} />}
      {isHere && <path className={style.here} d={shapeAt('here', cell)} />}
    </g>
  );
});

const waveOf = (wave: number | undefined): CSSProperties | undefined =>
  wave === undefined ? undefined : ({ '--wave': wave } as CSSProperties);

/** Unbroken, double, broken: told apart without colour. */
function Rim({ cell, thing }: { readonly cell: CellId; readonly thing: NonNullable<CellLook['thing']> }) {
  const kind = thing === 'common-evidence' ? 'evidence' : thing;
  return (
    <>
      <path className={style.ink} d={shapeAt('rim', cell)} />
      <path className={`${style.rim} ${style[kind]}`} d={shapeAt('rim', cell)} />
      {kind === 'client' && <path className={`${style.rim} ${style.second}`} d={shapeAt('innerRim', cell)} />}
    </>
  );
}

function Canal({ cell }: { readonly cell: CellId }) {
  const { x, y } = centreOf(cell);
  return (
    <>
      <path className={style.water} d={shapeAt('picture', cell)} />
      <g transform={`translate(${x} ${y})`}>
        <path className={style.waves} d={waves} />
        <path className={style.cross} d={cross} />
      </g>
    </>
  );
}
