import type { CellId } from '@lamplight/shadows/public';
import { type CSSProperties, memo } from 'react';
import { centreOf } from './geometry.ts';
import style from './ground.module.css';
import type { CellLook } from './looks.ts';
import { cross, pictureBox, shapes, waves } from './shapes.ts';

interface Props {
  readonly cell: CellId;
  readonly column: number;
  /** None for a canal. */
  readonly href: string | undefined;
  readonly light: CellLook['light'];
  readonly wave: CellLook['wave'];
  readonly thing: CellLook['thing'];
  readonly isHere: boolean;
  readonly name: string;
  /** The one cell that Tab stops at. */
  readonly isStop: boolean;
}

/** A cell's picture, its shade and its rims: everything that stays inside the hex. */
export const Ground = memo(function Ground(props: Props) {
  const { cell, column, href, light, wave, thing, isHere, name, isStop } = props;
  const { x, y } = centreOf(cell);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g
      role="gridcell"
      aria-label={name}
      aria-colindex={column}
      aria-disabled={href === undefined || undefined}
      tabIndex={isStop ? 0 : -1}
      data-cell={cell}
      className={style.cell}
      transform={`translate(${x} ${y})`}
    >
      {href === undefined ? (
        <Canal />
      ) : (
        <image className={style.picture} href={href} {...pictureBox} preserveAspectRatio="xMidYMid slice" />
      )}
      <path className={style.shade} d={shapes.picture} data-light={light} style={waveOf(wave)} />
      <path className={style.hairline} d={shapes.hairline} />
      {light === 'lit' && (
        <g className={style.lamp} style={waveOf(wave)}>
          <path className={style.glow} d={shapes.ring} />
          <path className={style.light} d={shapes.lamp} />
        </g>
      )}
      {thing !== undefined && <Rim thing={thing} />}
      {isHere && <path className={style.here} d={shapes.here} />}
    </g>
  );
});

const waveOf = (wave: number | undefined): CSSProperties | undefined =>
  wave === undefined ? undefined : ({ '--wave': wave } as CSSProperties);

/** Unbroken, double, broken: told apart without colour. */
function Rim({ thing }: { readonly thing: NonNullable<CellLook['thing']> }) {
  const kind = thing === 'common-evidence' ? 'evidence' : thing;
  return (
    <>
      <path className={style.ink} d={shapes.rim} />
      <path className={`${style.rim} ${style[kind]}`} d={shapes.rim} />
      {kind === 'client' && <path className={`${style.rim} ${style.second}`} d={shapes.innerRim} />}
    </>
  );
}

function Canal() {
  return (
    <>
      <path className={style.water} d={shapes.picture} />
      <path className={style.waves} d={waves} />
      <path className={style.cross} d={cross} />
    </>
  );
}
