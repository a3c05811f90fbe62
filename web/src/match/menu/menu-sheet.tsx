import { houseMarks, type Mark as MarkData } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import type { Session } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { settingsWords } from '../../settings/words.ts';
import { toggleMute } from '../../sound/sound.ts';
import { useActs } from '../../table/acts.ts';
import { Latency } from '../../table/connection/latency.tsx';
import { DeviceSheet } from '../../table/device/device-sheet.tsx';
import { LeaveDialog } from '../../table/leave-dialog.tsx';
import { amResting, me } from '../../table/people/people.ts';
import { openWords } from '../../words/catalogues.ts';
import { showKeys } from './keys-sheet.tsx';
import style from './menu-sheet.module.css';
import { type PeopleGroup, PeopleSheet } from './people-sheet.tsx';
import { TurnPush } from './turn-push.tsx';

const SettingsSheet = lazy(async () => {
  const [{ SettingsSheet }] = await Promise.all([
    import('../../settings/settings-sheet.tsx'),
    openWords(settingsWords),
  ]);
  return { default: SettingsSheet };
});

interface MenuSheetProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  /** Who plays, in the game's own groups. */
  readonly crews: readonly PeopleGroup[];
  /** The address of the game's rules. */
  readonly rules: string;
  /** Turns take so long that people go away meanwhile: players may ask for a notification when it is their turn. */
  readonly isSlow?: boolean | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type MenuPart = 'settings' | 'people' | 'device' | 'leave';

/** Everything that is not the game: one sheet that leads to the others. */
export function MenuSheet({ session, table, code, crews, rules, isSlow = false, isOpen, onClose }: MenuSheetProps) {
  const { isMuted } = useSettings();
  const [part, setPart] = useState<MenuPart>();
  const open = (next: MenuPart) => () => {
    onClose();
    setPart(next);
  };
  const close = () => setPart(undefined);
  const acts = useActs(session);
  // An older server cannot rest a seat.
  const mayRest = table.match?.over === null && table.match.resting !== undefined && sits(table) && !amResting(table);
  const rest = () => {
    onClose();
    void acts.run('rest', { type: 'rest', is: true });
  };
  return (
    <>
      <Sheet title={<FormattedMessage id="table.match.menu" />} isOpen={isOpen} onClose={onClose}>
        <div className={style.menu}>
          <Entry
            mark={isMuted ? houseMarks.mute : houseMarks.hear}
            onClick={toggleMute}
            id={isMuted ? 'table.match.sound.on' : 'table.match.sound.off'}
          />
          <Entry mark={houseMarks.settings} onClick={open('settings')} id="shell.settings" />
          <Entry mark={houseMarks.people} onClick={open('people')} id="table.match.people" />
          {mayRest && <Entry mark={houseMarks.bot} onClick={rest} id="table.rest.do" />}
          <Entry mark={houseMarks.scan} onClick={open('device')} id="table.menu.device" />
          <ButtonLink kind="quiet" href={rules} target="_blank" className={style.entry}>
            <Mark of={houseMarks.rules} />
            <FormattedMessage id="shell.rules" />
          </ButtonLink>
          <Entry
            mark={houseMarks.log}
            onClick={() => {
              onClose();
              showKeys();
            }}
            id="table.match.keys"
          />
          <Entry mark={houseMarks.leave} kind="danger" onClick={open('leave')} id="table.menu.leave" />
          {isSlow && <TurnPush code={code} />}
          <p className={style.foot}>
            <FormattedMessage id="table.match.code" values={{ code }} /> <Latency session={session} />
          </p>
        </div>
      </Sheet>
      {part === 'settings' && (
        <Suspense>
          <SettingsSheet isOpen onClose={close} />
        </Suspense>
      )}
      <PeopleSheet session={session} table={table} crews={crews} isOpen={part === 'people'} onClose={close} />
      <DeviceSheet session={session} code={code} isOpen={part === 'device'} onClose={close} />
      <LeaveDialog session={session} table={table} code={code} isOpen={part === 'leave'} onClose={close} />
    </>
  );
}

const sits = (table: TableView): boolean => typeof me(table)?.seat === 'number';

interface EntryProps {
  readonly mark: MarkData;
  readonly id: FormatjsIntl.Message['ids'];
  readonly kind?: 'quiet' | 'danger';
  readonly onClick: () => void;
}

function Entry({ mark, id, kind = 'quiet', onClick }: EntryProps) {
  return (
    <Button kind={kind} className={style.entry} onClick={onClick}>
      <Mark of={mark} />
      <FormattedMessage id={id} />
    </Button>
  );
}
