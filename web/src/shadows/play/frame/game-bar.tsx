import { houseMarks, logo } from '@lamplight/art/public';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../match/use-now.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Link } from '../../../parts/link.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { toggleMute } from '../../../sound/sound.ts';
import { Latency } from '../../../table/connection/latency.tsx';
import { clockOf, digitsOf } from '../clock/clock.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './game-bar.module.css';
import { ShadowsMenu } from './shadows-menu.tsx';

const roundsToWin = 2;

/** The race in one line: the round, who has won how many, and the time. */
export const GameBar = memo(function GameBar() {
  const { session, view, layout } = useOurPlaying();
  const intl = useIntl();
  const { isMuted } = useSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={style.bar}>
      <IconButton
        mark={houseMarks.menu}
        label={intl.formatMessage({ id: 'table.match.menu' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {layout === 'three' && (
        <Link href="/" className={style.brand}>
          <Mark of={logo} size={30} /> Lamplight
        </Link>
      )}
      <div className={style.middle}>
        <h1 className={style.round}>
          <FormattedMessage id="shadows.round" values={{ round: view.round }} />
        </h1>
        <Wins />
        <RaceTime />
      </div>
      {layout !== 'phone' && <Latency session={session} />}
      <IconButton
        mark={isMuted ? houseMarks.mute : houseMarks.hear}
        label={intl.formatMessage({ id: isMuted ? 'table.match.sound.on' : 'table.match.sound.off' })}
        className={isMuted ? undefined : style.on}
        onClick={toggleMute}
      />
      <ShadowsMenu isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
});

/** Squares for black, circles for orange; a lone team has squares for what it won and crosses for what it lost. */
function Wins() {
  const { view } = useOurPlaying();
  const intl = useIntl();
  const { wins, lost } = view;
  const isAlone = wins.orange === undefined;
  const label = isAlone
    ? intl.formatMessage({ id: 'shadows.wins.alone' }, { won: wins.black, lost })
    : intl.formatMessage({ id: 'shadows.wins' }, { black: wins.black, orange: wins.orange });
  const pips = (kind: 'black' | 'orange' | 'lost', full: number) =>
    Array.from({ length: roundsToWin }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <i key={`${kind} ${n}`} data-kind={kind} data-full={n < full ? '' : undefined} />
    ));
  return (
    <span className={style.wins} role="img" aria-label={label}>
      {pips('black', wins.black)}
      <span className={style.between} />
      {isAlone ? pips('lost', lost) : pips('orange', wins.orange ?? 0)}
    </span>
  );
}

/** Time passed. A lone team's clock stands with the scores. */
function RaceTime() {
  const { session, view } = useOurPlaying();
  const now = useNow(session, view.startsAt);
  const clock = now === undefined ? undefined : clockOf(view, now);
  if (clock === undefined || clock.share !== undefined) return null;
  return (
    <span className={style.time} role="timer" aria-live="off">
      {digitsOf(clock)}
    </span>
  );
}
