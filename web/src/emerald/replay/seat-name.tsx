import { days } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import type { SeatProps } from '../../replay/game.ts';
import { Agent } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';
import style from './seat-name.module.css';

/** A seat by who sat there, with the hat of its weekday. */
export function SeatName({ seat, name }: SeatProps) {
  const names = useNames();
  const day = days[seat];
  if (day === undefined) return null;
  return (
    <span className={style.seat}>
      <Agent day={day} size={26} />
      <span className={style.words}>
        <span>{name ?? <FormattedMessage id="replay.seat" values={{ number: seat + 1 }} />}</span>
        <small>{names.day(day)}</small>
      </span>
    </span>
  );
}
