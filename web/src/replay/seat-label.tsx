import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SeatProps } from './game.ts';
import style from './seat-label.module.css';

interface SeatLabelProps extends Pick<SeatProps, 'seat' | 'name'> {
  /** What the game knows the seat by. */
  readonly sign: ReactNode;
  readonly role: ReactNode;
}

/** A seat by the name of who sat there, or by its number; and what it is in the game. */
export function SeatLabel({ seat, name, sign, role }: SeatLabelProps) {
  return (
    <span className={style.seat}>
      {sign}
      <span className={style.words}>
        <span>{name ?? <FormattedMessage id="replay.seat" values={{ number: seat + 1 }} />}</span>
        <small>{role}</small>
      </span>
    </span>
  );
}
