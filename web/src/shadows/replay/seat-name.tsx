import { teams } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import type { SeatProps } from '../../replay/game.ts';
import { Emblem } from '../play/emblem.tsx';
import style from './seat-name.module.css';
import { seenIn } from './seen.ts';

/** A seat by the name of who sat there, or by its number; and its role at this moment. */
export function SeatName({ seat, frame, name }: SeatProps) {
  const { view } = seenIn(frame);
  const team = teams.find(each => {
    const side = view.teams[each];
    return side !== undefined && (side.officer === seat || side.detectives.includes(seat));
  });
  if (team === undefined) return null;
  const role = view.teams[team]?.officer === seat ? 'officer' : 'detective';
  return (
    <span className={style.seat}>
      <Emblem team={team} size={22} />
      <span className={style.words}>
        <span>{name ?? <FormattedMessage id="replay.seat" values={{ number: seat + 1 }} />}</span>
        <small>
          <FormattedMessage id="showing.role" values={{ role, team }} />
        </small>
      </span>
    </span>
  );
}
