import type { Day } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import type { Lights, Taps } from '../view/lights.ts';
import { usePlaying } from '../view/playing.ts';
import { Opponent } from './opponent.tsx';
import style from './opponents.module.css';
import { othersIn } from './order.ts';

interface OpponentsProps {
  readonly lights: Lights;
  readonly taps: Taps;
  readonly onOpen: (day: Day) => void;
  readonly isSmall: boolean;
}

/** Everybody else, in the order of their turns. */
export function Opponents({ lights, taps, onOpen, isSmall }: OpponentsProps) {
  const { view } = usePlaying();
  const intl = useIntl();
  return (
    <ul
      className={style.opponents}
      data-small={isSmall || undefined}
      aria-label={intl.formatMessage({ id: 'emerald.players.opponents' })}
    >
      {othersIn(view).map(day => (
        <Opponent
          key={day}
          day={day}
          light={lights.players[day]}
          onOpen={() => onOpen(day)}
          onTap={taps.onPlayer === undefined ? undefined : () => taps.onPlayer?.(day)}
          isSmall={isSmall}
        />
      ))}
    </ul>
  );
}
