import type { Seat } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePeople as usePeopleOf } from '../../../match/use-people.ts';
import { pastelOf } from '../../../parts/initials.ts';
import type { NameTag } from '../../board/cells/looks.ts';

/** Who sits where, as names, lists of names, and tags on the board. */
export function usePeople(table: TableView) {
  const intl = useIntl();
  const people = usePeopleOf(table);
  return useMemo(() => {
    const tagOf = (seat: Seat): NameTag => {
      const { memberId, name, initials, isMe } = people.personAt(seat);
      const colour = `var(--person-${pastelOf(memberId)})`;
      return {
        label: isMe ? intl.formatMessage({ id: 'shadows.you' }) : name,
        initial: initials,
        colour,
        ...(isMe && { isMe }),
      };
    };
    return { ...people, tagOf };
  }, [people, intl]);
}
