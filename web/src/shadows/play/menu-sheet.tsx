import { houseMarks, type Mark as MarkData } from '@lamplight/art/public';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useSettings } from '../../settings/settings.ts';
import { settingsWords } from '../../settings/words.ts';
import { toggleMute } from '../../sound/sound.ts';
import { DeviceSheet } from '../../table/device-sheet.tsx';
import { Latency } from '../../table/latency.tsx';
import { LeaveDialog } from '../../table/leave-dialog.tsx';
import { openWords } from '../../words/catalogues.ts';
import { showKeys } from './keys-sheet.tsx';
import style from './menu-sheet.module.css';
import { PeopleSheet } from './people-sheet.tsx';
import { useOurs } from './playing.ts';

const SettingsSheet = lazy(async () => {
  const [{ SettingsSheet }] = await Promise.all([
    import('../../settings/settings-sheet.tsx'),
    openWords(settingsWords),
  ]);
  return { default: SettingsSheet };
});

interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Part = 'settings' | 'people' | 'device' | 'leave';

/** Everything that is not the game: one sheet, and from it the others. */
export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const { session, table, code } = useOurs();
  const { isMuted } = useSettings();
  const [part, setPart] = useState<Part>();
  const open = (next: Part) => () => {
    onClose();
    setPart(next);
  };
  const close = () => setPart(undefined);
  return (
    <>
      <Sheet title={<FormattedMessage id="shadows.menu" />} isOpen={isOpen} onClose={onClose}>
        <div className={style.menu}>
          <Entry
            mark={isMuted ? houseMarks.mute : houseMarks.hear}
            onClick={toggleMute}
            id={isMuted ? 'shadows.sound.on' : 'shadows.sound.off'}
          />
          <Entry mark={houseMarks.settings} onClick={open('settings')} id="shell.settings" />
          <Entry mark={houseMarks.people} onClick={open('people')} id="shadows.people" />
          <Entry mark={houseMarks.scan} onClick={open('device')} id="shadows.device" />
          <ButtonLink kind="quiet" href="/rules/shadows" target="_blank" className={style.entry}>
            <Mark of={houseMarks.rules} />
            <FormattedMessage id="shell.rules" />
          </ButtonLink>
          <Entry
            mark={houseMarks.log}
            onClick={() => {
              onClose();
              showKeys();
            }}
            id="shadows.keys"
          />
          <Entry mark={houseMarks.leave} kind="danger" onClick={open('leave')} id="shadows.leave" />
          <p className={style.foot}>
            <FormattedMessage id="shadows.code" values={{ code }} /> <Latency session={session} />
          </p>
        </div>
      </Sheet>
      {part === 'settings' && (
        <Suspense>
          <SettingsSheet isOpen onClose={close} />
        </Suspense>
      )}
      <PeopleSheet isOpen={part === 'people'} onClose={close} />
      <DeviceSheet session={session} code={code} isOpen={part === 'device'} onClose={close} />
      <LeaveDialog session={session} table={table} code={code} isOpen={part === 'leave'} onClose={close} />
    </>
  );
}

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
