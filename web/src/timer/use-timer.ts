import { useEffect, useReducer, useState } from 'react';
import { keepTimer, keptTimer } from './kept.ts';
import { after, leftAt, passedAt, stageAt, type Timer, type TimerAct } from './timer.ts';

interface TimerNow {
  readonly timer: Timer;
  /** Updated at each full second. */
  readonly now: number;
  readonly act: (act: TimerAct) => void;
}

/** The timer of this device, which survives a reload, and the time. */
export function useTimer(): TimerNow {
  const [timer, act] = useReducer(after, undefined, keptTimer);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => keepTimer(timer), [timer]);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(next);
      const at = Date.now();
      setNow(at);
      if (stageAt(timer, at) === 'running') next = setTimeout(look, untilFull(timer, at));
    };
    look();
    // In a hidden page the timeout may have come late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timer]);
  return { timer, now: Math.max(now, sinceOf(timer)), act };
}

/** A reading older than the last act does not count. */
const sinceOf = ({ state }: Timer): number => (state.kind === 'running' ? state.since : 0);

/** Milliseconds to the next whole second shown, plus a little: a timeout may fire early. */
function untilFull(timer: Timer, now: number): number {
  const left = leftAt(timer, now);
  const rest = left === undefined ? 1_000 - (passedAt(timer, now) % 1_000) : left % 1_000 || 1_000;
  return rest + 8;
}
