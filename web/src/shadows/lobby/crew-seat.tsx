import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAtTable } from '../../table/at-table.ts';
import { SeatRow } from '../../table/lobby/seat-row.tsx';
import { isHost, isRunning } from '../../table/people/people.ts';
import { type CrewPlace, makeOfficer } from './crews.ts';
import { placeWords } from './place-words.ts';

interface CrewSeatProps {
  readonly place: CrewPlace;
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
}

/** One seat of a crew. The host may make any Detective the Officer. */
export function CrewSeat({ place, places }: CrewSeatProps) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const { seat, team, role } = place;
  const swapped = role === 'detective' && isHost(table) && !isRunning(table) ? makeOfficer(table, seat) : undefined;
  const officer = swapped && {
    id: 'officer',
    label: intl.formatMessage({ id: 'lobby.makeOfficer' }),
    help: intl.formatMessage({ id: 'lobby.makeOfficer.help' }),
    mark: houseMarks.swap,
    onAction: () => void acts.run('seats', ...swapped),
  };
  return (
    <SeatRow
      seat={seat}
      role={<FormattedMessage id={role === 'officer' ? 'lobby.role.officer' : 'lobby.role.detective'} />}
      label={intl.formatMessage({ id: placeWords[team][role] })}
      sit={<FormattedMessage id={team === 'black' ? 'lobby.seat.sitBlack' : 'lobby.seat.sitOrange'} />}
      places={places}
      more={officer && (() => [officer])}
    />
  );
}
