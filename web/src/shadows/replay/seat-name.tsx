import { teams } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import type { SeatProps } from '../../replay/game.ts';
import { SeatLabel } from '../../replay/seat-label.tsx';
import { Emblem } from '../play/frame/emblem.tsx';
import { seenIn } from './seen.ts';

/** With its role at this moment. */
export function SeatName({ seat, frame, name }: SeatProps) {
  const { view } = seenIn(frame);
  const team = teams.find(each => {
    const side = view.teams[each];
    return side !== undefined && (side.officer === seat || side.detectives.includes(seat));
  });
  if (team === undefined) return null;
  const role = view.teams[team]?.officer === seat ? 'officer' : 'detective';
  return (
    <SeatLabel
      seat={seat}
      name={name}
      sign={<Emblem team={team} size={22} />}
      role={<FormattedMessage id="showing.role" values={{ role, team }} />}
    />
  );
}
