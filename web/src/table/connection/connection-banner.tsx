import { houseMarks } from '@lamplight/art/public';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { type MissedNews, nothingMissed, type Trouble, troubleOf, withNews } from '../../session/connection-news.ts';
import { type Session, tryNow, useConnection } from '../../session/session.ts';
import { slownessOf } from '../../session/slowness.ts';
import { useSource } from '../../store/store.ts';
import style from './connection-banner.module.css';

const backShown = 3_000;

/** The connection is lost, back, or slow: a banner that leaves everything readable [UX-22] [UX-23]. */
export function ConnectionBanner({ session }: { readonly session: Session }) {
  const connection = useConnection(session);
  const isDown = connection.type === 'connecting' || connection.type === 'stale';
  const now = useTicking(isDown);
  const missed = useMissed(session);
  const trouble = troubleOf(connection, now);
  const slowness = useSource(slownessOf(session));
  const said =
    trouble !== undefined ? (
      <Down {...trouble} />
    ) : missed !== undefined ? (
      <Back {...missed} />
    ) : connection.type === 'open' && slowness !== undefined ? (
      <Slow seconds={slowness} />
    ) : undefined;
  return said && <div className={style.place}>{said}</div>;
}

function Down({ type: is, nextIn, age }: Trouble) {
  return (
    <Banner
      kind="warn"
      mark={houseMarks.offline}
      title={<FormattedMessage id={is === 'stale' ? 'table.line.down' : 'table.line.none'} />}
      action={
        <Button kind="ghost" onClick={tryNow} disabled={nextIn === undefined}>
          <FormattedMessage id="table.line.now" values={{ more: text => <Hidden>{text}</Hidden> }} />
        </Button>
      }
    >
      {/* The seconds change all the time. Read aloud, they would never end. */}
      <span aria-hidden="true">
        {nextIn === undefined ? (
          <FormattedMessage id="table.line.trying" />
        ) : (
          <FormattedMessage id="table.line.next" values={{ seconds: nextIn }} />
        )}{' '}
        {age !== undefined && <FormattedMessage id="table.line.age" values={{ seconds: age }} />}
      </span>
    </Banner>
  );
}

function Back({ moves, lines }: MissedNews) {
  return (
    <Banner kind="ok" mark={houseMarks.check} title={<FormattedMessage id="table.line.back" />}>
      {moves + lines === 0 ? (
        <FormattedMessage id="table.line.missedNothing" />
      ) : (
        <>
          {moves > 0 && <FormattedMessage id="table.line.missedMoves" values={{ moves }} />}{' '}
          {lines > 0 && <FormattedMessage id="table.line.missedLines" values={{ lines }} />}
        </>
      )}
    </Banner>
  );
}

function Slow({ seconds }: { readonly seconds: number }) {
  return (
    <Banner kind="warn" mark={houseMarks.offline} title={<FormattedMessage id="table.line.slow" />}>
      <FormattedMessage id="table.line.slow.what" />{' '}
      <span aria-hidden="true">
        <FormattedMessage id="table.line.slow.time" values={{ seconds }} />
      </span>
    </Banner>
  );
}

function useTicking(isOn: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isOn) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}

/** What came in after the connection was back, for as long as it is shown. */
function useMissed(session: Session): MissedNews | undefined {
  const connection = useConnection(session);
  const wasStale = useRef(false);
  const [missed, setMissed] = useState<MissedNews>();
  useEffect(() => {
    if (connection.type === 'stale') wasStale.current = true;
    if (connection.type !== 'open' || !wasStale.current) return;
    wasStale.current = false;
    setMissed(nothingMissed);
    const stop = session.onNews(news => setMissed(before => before && withNews(before, news)));
    const timer = setTimeout(() => setMissed(undefined), backShown);
    return () => {
      stop();
      clearTimeout(timer);
      setMissed(undefined);
    };
  }, [session, connection.type]);
  return missed;
}
