import { shadowsMarks } from '@lamplight/art/public';
import type { Team } from '@lamplight/shadows/public';
import { Mark } from '../../../parts/mark.tsx';
import style from './emblem.module.css';

/** A team's emblem: a square with a fedora, a circle with a cloche. The name stands beside it, or is its label. */
export function Emblem({
  team,
  size = 26,
  label,
}: {
  readonly team: Team;
  readonly size?: number;
  readonly label?: string;
}) {
  return (
    <span className={style[team]}>
      <Mark of={shadowsMarks[`emblem-${team}`]} size={size} label={label} />
    </span>
  );
}
