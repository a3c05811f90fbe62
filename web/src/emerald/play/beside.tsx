import { houseMarks } from '@lamplight/art/public';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import hidden from '../../parts/hidden.module.css';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { Chat } from '../../table/chat/chat.tsx';
import { readAll } from '../../table/chat/read-so-far.ts';
import { Log } from '../log/log.tsx';
import { Notes } from '../notes/notes.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './beside.module.css';
import { useUnread } from './use-unread.ts';

const tabs = ['log', 'notes', 'chat'] as const;
export type BesideTab = (typeof tabs)[number];

interface BesideProps {
  readonly tab: BesideTab;
  readonly onTab: (tab: BesideTab) => void;
  /** Replays what was missed on the map. */
  readonly onPlay?: (() => void) | undefined;
}

const marks = { log: houseMarks.log, notes: houseMarks.note, chat: houseMarks.chat };

/** Log, notes and chat, one at a time. */
export function Beside({ tab, onTab, onPlay }: BesideProps) {
  const { session, table, view } = usePlaying();
  const intl = useIntl();
  const id = useId();
  const unread = useUnread();
  // The audience has no notes.
  const shown = tabs.filter(each => each !== 'notes' || view.me !== null);
  const now = shown.includes(tab) ? tab : 'log';
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every line that comes.
  useEffect(() => {
    if (now === 'chat') readAll(session);
  }, [now, session, table.talk.length]);
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = shown[(shown.indexOf(now) + step + shown.length) % shown.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className={style.beside}>
      <div
        className={style.tabs}
        role="tablist"
        aria-label={intl.formatMessage({ id: 'emerald.play.beside' })}
        onKeyDown={press}
      >
        {shown.map(each => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={each === now}
            aria-controls={`${id}-panel`}
            tabIndex={each === now ? 0 : -1}
            onClick={() => onTab(each)}
          >
            <Mark of={marks[each]} size={18} />
            <FormattedMessage id={`emerald.play.${each}`} />
            {each === 'chat' && unread > 0 && <span className={style.unread}>{unread}</span>}
          </button>
        ))}
      </div>
      <h2 className={hidden.hidden}>
        <FormattedMessage id={`emerald.play.${now}`} />
      </h2>
      <div className={style.panel} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${now}`} tabIndex={-1}>
        {now === 'log' && <Log onPlay={onPlay} />}
        {now === 'notes' && <Notes />}
        {now === 'chat' && <Chat session={session} table={table} />}
      </div>
    </section>
  );
}

interface BesideSheetProps extends BesideProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The same over the map, where there is no room beside it. */
export function BesideSheet({ isOpen, onClose, ...props }: BesideSheetProps) {
  return (
    <Sheet title={<FormattedMessage id="emerald.play.beside" />} isOpen={isOpen} onClose={onClose}>
      <div className={style.inSheet}>
        <Beside {...props} onPlay={onClose} />
      </div>
    </Sheet>
  );
}
