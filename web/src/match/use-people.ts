import type { Seat } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { personAt, type TablePerson } from '../table/people/people.ts';

export interface People {
  readonly personAt: (seat: Seat) => TablePerson;
  /** Their names as one list, in the form the language uses. */
  readonly namesOf: (seats: readonly Seat[]) => string;
}

/** Who sits where, as people and as lists of names. */
export function usePeople(table: TableView): People {
  const intl = useIntl();
  return useMemo(() => {
    const people = new Map<Seat, TablePerson>();
    const at = (seat: Seat): TablePerson => {
      const known =
        people.get(seat) ?? personAt(table, seat, bot => intl.formatMessage({ id: 'table.bot' }, bot)) ?? nobody(seat);
      people.set(seat, known);
      return known;
    };
    const nobody = (seat: Seat): TablePerson => ({
      memberId: `seat-${seat}`,
      name: intl.formatMessage({ id: 'table.seat.nobody' }, { number: seat + 1 }),
      initials: String(seat + 1),
      isBot: false,
      isMe: false,
      isHost: false,
      presence: 'away',
      hasStandIn: false,
      isResting: false,
      kind: undefined,
      member: undefined,
    });
    const called = (seat: Seat): string => {
      const person = at(seat);
      return person.isMe ? intl.formatMessage({ id: 'table.you.too' }) : person.name;
    };
    // Formatting a list is costly, and each step asks for some.
    const lists = new Map<string, string>();
    const namesOf = (seats: readonly Seat[]): string => {
      const key = seats.join();
      const list = lists.get(key) ?? intl.formatList(seats.map(called), { type: 'conjunction' });
      lists.set(key, list);
      return list;
    };
    return { personAt: at, namesOf };
  }, [table, intl]);
}
