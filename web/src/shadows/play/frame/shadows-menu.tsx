import { teams } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { MenuSheet } from '../../../match/menu/menu-sheet.tsx';
import type { PeopleGroup } from '../../../match/menu/people-sheet.tsx';
import { useOurPlaying } from '../view/playing.ts';
import { Emblem } from './emblem.tsx';

interface ShadowsMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of a match, which knows the people by their teams. */
export function ShadowsMenu(props: ShadowsMenuProps) {
  const { session, table, code, view, personAt } = useOurPlaying();
  const crews = teams.flatMap((team): readonly PeopleGroup[] => {
    const side = view.teams[team];
    if (side === undefined) return [];
    const title = (
      <>
        <Emblem team={team} />
        <FormattedMessage id="shadows.team" values={{ team }} />
      </>
    );
    const people = [side.officer, ...side.detectives].map(seat => ({
      person: personAt(seat),
      playsAs: (
        <FormattedMessage id="shadows.role" values={{ role: seat === side.officer ? 'officer' : 'detective' }} />
      ),
    }));
    return [{ id: team, title, people }];
  });
  return <MenuSheet {...{ session, table, code, crews }} rules="/rules/shadows" {...props} />;
}
