import type { CellId } from '@lamplight/shadows/public';
import { memo } from 'react';
import { initialsOf } from '../../../parts/initials.ts';
import { centreOf } from '../../geometry/geometry.ts';
import { type NameTag, sameLook } from '../cells/looks.ts';
import { tagOf } from './tag.ts';
import style from './tags.module.css';

interface Props {
  readonly cell: CellId;
  readonly names: readonly NameTag[];
}

/** More names than this would cover the picture: initials are shown instead. */
const mostNames = 2;

/**
 * Who looks here: names where the board is large, initials where it is small. Both are drawn; CSS chooses by the
 * board's size.
 */
export const Tags = memo(function Tags({ cell, names }: Props) {
  const { x, y } = centreOf(cell);
  const isCrowded = names.length > mostNames;
  return (
    <g transform={`translate(${x} ${y})`}>
      {!isCrowded && (
        <g className={style.names} transform="translate(0 51)">
          <g className={style.sized}>
            {names.map((tag, n) => (
              <Name key={tag.label} tag={tag} row={names.length - 1 - n} />
            ))}
          </g>
        </g>
      )}
      <g className={isCrowded ? undefined : style.initials} transform="translate(0 36)">
        <g className={style.grown}>
          {initialsIn(names).map(({ key, text, paint }, n, all) => (
            <g key={key} className={style.drop} transform={`translate(${(n - (all.length - 1) / 2) * 27} 0)`}>
              <circle className={style.plate} r={14.5} style={paint} />
              <text className={style.initial} y={6.6}>
                {text}
              </text>
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}, sameLook);

/** Rows are counted from the foot of the cell upwards. */
function Name({ tag, row }: { readonly tag: NameTag; readonly row: number }) {
  const { label, width } = tagOf(tag.label);
  return (
    <g className={style.drop} transform={`translate(0 ${-10.3 - row * 21.5})`}>
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

/** No more than this fit the foot of a hex: the last place counts the others. */
const mostInitials = 3;

function initialsIn(names: readonly NameTag[]) {
  const named = names.length > mostInitials ? names.slice(0, mostInitials - 1) : names;
  const initials = named.map(tag => ({
    key: tag.label,
    text: tag.initial ?? initialsOf([tag.label])[0],
    paint: paintOf(tag),
  }));
  const others = names.length - named.length;
  return others === 0 ? initials : [...initials, { key: '', text: `+${others}`, paint: { fill: 'var(--text)' } }];
}

const paintOf = ({ colour, isMe }: NameTag) => ({ fill: isMe === true ? 'var(--light)' : colour });
