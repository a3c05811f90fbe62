import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { atLeisure } from '../timing/leisure.ts';

/** The time of the match, updated at each full second counted from `from`. */
export function useNow(session: Session, from: number | null): number | undefined {
  const [now, setNow] = useState(() => session.now());
  useEffect(() => {
    if (from === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end = () => {};
    const wait = () => {
      end = atLeisure(look);
    };
    const look = () => {
      const at = session.now();
      setNow(at);
      const into = at === undefined ? 0 : (((at - from) % 1_000) + 1_000) % 1_000;
      timer = setTimeout(wait, 1_000 - into + 5);
    };
    look();
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [session, from]);
  return now;
}
