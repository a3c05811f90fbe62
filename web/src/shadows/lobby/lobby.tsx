import { useIntl } from 'react-intl';
import { useAtTable } from '../../table/at-table.ts';
import { LobbyFrame } from '../../table/lobby/lobby-frame.tsx';
import { freeSeatsOf } from '../../table/people/people.ts';
import { type CrewPlace, placesOf } from './crews.ts';
import { Crews } from './crews.tsx';
import { MoreOptions } from './more-options.tsx';
import { Options } from './options.tsx';
import { placeWords } from './place-words.ts';
import { useSummary } from './summary.ts';

/** The table of a match of Shadows: two crews, or one against the clock. */
export function ShadowsLobby() {
  const { table } = useAtTable();
  const intl = useIntl();
  const summary = useSummary(table);
  const places = firstOfEach(placesOf(table), freeSeatsOf(table)).map(({ seat, team, role }) => {
    return { seat, label: intl.formatMessage({ id: placeWords[team][role] }) };
  });
  return (
    <LobbyFrame
      title="Shadows: Amsterdam"
      seats={<Crews places={places} />}
      options={<Options />}
      moreOptions={<MoreOptions />}
      summary={summary}
      places={places}
    />
  );
}

/** Free seats of the same team and role are alike, so only the first is offered. */
function firstOfEach(places: readonly CrewPlace[], free: readonly number[]): readonly CrewPlace[] {
  const open = places.filter(({ seat }) => free.includes(seat));
  return open.filter(
    (place, n) => open.findIndex(({ team, role }) => team === place.team && role === place.role) === n,
  );
}
