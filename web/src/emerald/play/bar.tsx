import { houseMarks, logo } from '@lamplight/art/public';
import { days } from '@lamplight/emerald/public';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MenuSheet } from '../../match/menu/menu-sheet.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Link } from '../../parts/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useSettings } from '../../settings/settings.ts';
import { toggleMute } from '../../sound/sound.ts';
import { Latency } from '../../table/connection/latency.tsx';
import { Sign } from '../cards/piece.tsx';
import { isOverDays } from '../lobby/clock.ts';
import { useNames } from '../names/use-names.ts';
import { OwnBadge } from '../players/own-badge.tsx';
import type { OwnProps } from '../players/own-panel.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './bar.module.css';
import { Lamps } from './lamps.tsx';
import { useUnread } from './use-unread.ts';
import { WhoseTurn } from './whose-turn.tsx';

interface BarProps {
  readonly onLog: () => void;
  /** My own badge, where there is no panel of my own. */
  readonly own: OwnProps;
}

/** Whose turn it is, how many actions are left, and the way to everything that is not the game. */
export function Bar({ onLog, own }: BarProps) {
  const { session, view, layout, code } = usePlaying();
  const intl = useIntl();
  const { isMuted } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread();
  const isPhone = layout === 'phone';
  const actions = view.phase === 'playing' && view.asking === null ? view.turn.actions : undefined;
  return (
    <header className={style.bar} data-layout={layout}>
      {!isPhone && (
        <Link href="/" className={style.brand} aria-label={intl.formatMessage({ id: 'shell.home' })}>
          <Mark of={logo} size={28} />
          {layout === 'three' && <span aria-hidden="true">Lamplight</span>}
        </Link>
      )}
      {layout === 'three' && (
        <span className={style.table}>
          <FormattedMessage id="emerald.play.title" /> · <FormattedMessage id="table.match.code" values={{ code }} />
        </span>
      )}
      <div className={style.middle}>
        <WhoseTurn />
        {actions !== undefined && <Lamps actions={actions} />}
        {actions !== undefined && layout === 'three' && (
          <span className={style.actions} aria-hidden="true">
            <FormattedMessage id="emerald.play.actions" values={{ actions }} />
          </span>
        )}
      </div>
      {isPhone && <OwnBadge {...own} />}
      {!isPhone && <Latency session={session} />}
      {layout !== 'three' && (
        <IconButton
          mark={houseMarks.log}
          label={intl.formatMessage({ id: 'emerald.play.beside' })}
          count={unread}
          onClick={onLog}
        />
      )}
      {!isPhone && (
        <IconButton
          mark={isMuted ? houseMarks.mute : houseMarks.hear}
          label={intl.formatMessage({ id: isMuted ? 'table.match.sound.on' : 'table.match.sound.off' })}
          onClick={toggleMute}
        />
      )}
      <IconButton
        mark={houseMarks.menu}
        label={intl.formatMessage({ id: 'table.match.menu' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Menu isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

function Menu(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { session, table, code, view, personOf } = usePlaying();
  const names = useNames();
  const people = days
    .filter(day => view.players[day] !== undefined)
    .map(day => ({ person: personOf(day), mark: <Sign day={day} size={14} />, playsAs: names.day(day) }));
  const isSlow = view.me !== null && isOverDays(table);
  return (
    <MenuSheet
      {...{ session, table, code }}
      crews={[{ id: 'all', people }]}
      rules="/rules/emerald"
      isSlow={isSlow}
      {...props}
    />
  );
}
