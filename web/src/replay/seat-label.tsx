import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SeatProps } from './game.ts';
import style from './seat-label.module.css';

interface SeatLabelProps extends Pick<SeatProps, 'seat' | 'name'> {
  /** The game's sign for the seat. */
  readonly sign: ReactNode;
  readonly role: ReactNode;
}

/** A seat by the name of the person who sat there, or by its number; and its role in the game. */
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
