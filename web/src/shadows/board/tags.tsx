import type { CellId } from '@lamplight/shadows/public';
import { memo } from 'react';
import { initialsOf } from '../../parts/initials.ts';
import { centreOf } from './geometry.ts';
import { type NameTag, sameLook } from './looks.ts';
import { tagOf } from './tag.ts';
import style from './tags.module.css';

interface Props {
  readonly cell: CellId;
  readonly names: readonly NameTag[];
}

/** Who looks here: names where the board is large, initials where it is small. Both are drawn; the board's size decides. */
export const Tags = memo(function Tags({ cell, names }: Props) {
  const { x, y } = centreOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={style.names}>
        {names.map((tag, n) => (
          <Name key={tag.label} tag={tag} row={names.length - 1 - n} />
        ))}
      </g>
      <g className={style.initials}>
        {names.map((tag, n) => (
          <Initial key={tag.label} tag={tag} shift={n - (names.length - 1) / 2} />
        ))}
      </g>
    </g>
  );
}, sameLook);

function Name({ tag, row }: { readonly tag: NameTag; readonly row: number }) {
  const { label, width } = tagOf(tag.label);
  return (
    <g className={style.drop} transform={`translate(0 ${34 - row * 21})`}>
      <rect
        className={style.plate}
        x={-width / 2}
        y={-10.3}
        width={width}
        height={20.6}
        rx={3.5}
        style={paintOf(tag)}
      />
      <text className={style.name} y={5.4}>
        {label}
      </text>
    </g>
  );
}

function Initial({ tag, shift }: { readonly tag: NameTag; readonly shift: number }) {
  return (
    <g className={style.drop} transform={`translate(${shift * 27} 36)`}>
      <g className={style.grown}>
        <circle className={style.plate} r={14.5} style={paintOf(tag)} />
        <text className={style.initial} y={6.6}>
          {tag.initial ?? initialsOf([tag.label])[0]}
        </text>
      </g>
    </g>
  );
}

const paintOf = ({ colour, isMe }: NameTag) => ({ fill: isMe === true ? 'var(--light)' : colour });
