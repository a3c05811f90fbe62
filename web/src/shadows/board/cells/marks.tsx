import { shadowsMarks } from '@lamplight/art/public';
import type { CellId, MapThing } from '@lamplight/shadows/public';
import { type CSSProperties, memo } from 'react';
import { MarkParts } from '../../../parts/mark.tsx';
import { centreOf } from '../../geometry/geometry.ts';
import { shapes } from '../../geometry/shapes.ts';
import { type CellLook, sameLook, type Visit } from './looks.ts';
import style from './marks.module.css';

const kindOf = (thing: MapThing) => (thing === 'common-evidence' ? 'evidence' : thing);

/** Solid is ours, half is common to both. */
const markOf = (thing: MapThing, isCommon: boolean) => {
  const kind = kindOf(thing);
  return shadowsMarks[isCommon || kind !== thing ? (`${kind}-common` as const) : kind];
};

interface MapMarkProps {
  readonly cell: CellId;
  readonly thing: MapThing;
  readonly isCommon: boolean;
}

/** What the map shows, hanging over the upper corner: it never covers the middle of a picture, and is never dimmed. */
export const MapMark = memo(function MapMark({ cell, thing, isCommon }: MapMarkProps) {
  const { x, y } = centreOf(cell);
  const place = { '--x': `${x}px`, '--y': `${y - 48.5}px` } as CSSProperties;
  return (
    <g className={`${style.mark} ${style[kindOf(thing)]}`} style={place}>
      <MarkParts of={markOf(thing, isCommon)} />
    </g>
  );
});

/** Who was here. */
export const Visited = memo(function Visited({ cell, teams }: Visit) {
  const { x, y } = centreOf(cell);
  return teams.map((team, n) => (
    <g
      key={team}
      transform={`translate(${x + (n - (teams.length - 1) / 2) * 18} ${y + 49}) scale(.62)`}
      className={style[team]}
    >
      <MarkParts of={shadowsMarks[`visited-${team}`]} />
    </g>
  ));
}, sameLook);

interface RingProps {
  readonly cell: CellId;
  readonly look: Pick<CellLook, 'ring' | 'isTarget'>;
}

/** The Officer's brackets, and how far the team agrees. */
export const Rings = memo(function Rings({ cell, look }: RingProps) {
  const { x, y } = centreOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      {look.isTarget === true && (
        <>
          <path className={style.targetInk} d={shapes.target} />
          <path className={style.target} d={shapes.target} />
        </>
      )}
      {look.ring !== undefined && <Ring {...look.ring} />}
    </g>
  );
}, sameLook);

/** As many parts as votes are needed. It closes when all agree. */
function Ring({ done, of }: { readonly done: number; readonly of: number }) {
  if (done >= of) {
    return (
      <>
        <path className={style.halo} d={shapes.ring} />
        <path className={style.ringInk} d={shapes.ring} />
        <path className={style.on} d={shapes.ring} />
      </>
    );
  }
  return (
    <>
      <path className={style.ringInk} d={shapes.ring} />
      {Array.from({ length: of }, (_, part) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a ring are their places
          key={part}
          className={part < done ? style.on : style.off}
          d={shapes.ring}
          pathLength={of}
          strokeDasharray={`.88 ${of - 0.88}`}
          strokeDashoffset={-(part + 0.06)}
        />
      ))}
    </>
  );
}
