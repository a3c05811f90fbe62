import type { Day } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import { useNames } from '../names/use-names.ts';
import style from './player-name.module.css';

interface PlayerNameProps {
  readonly day: Day;
  readonly name: string;
  /** Of the sign, in pixels. */
  readonly size?: number | undefined;
}

/** A player in a sentence: the sign before the name, always. */
export function PlayerName({ day, name, size = 13 }: PlayerNameProps) {
  const names = useNames();
  return (
    <span className={style.player} style={{ '--sign': `${size}px` } as CSSProperties}>
      <Sign day={day} size={size} label={names.day(day)} />
      <b>
        <Called name={name} />
      </b>
    </span>
  );
}
