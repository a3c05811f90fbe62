import { useEffect, useReducer, useState } from 'react';
import { keepTimer, keptTimer } from './kept.ts';
import { after, leftAt, passedAt, stageAt, type Timer, type TimerAct } from './timer.ts';

interface TimerNow {
  readonly timer: Timer;
  /** Looked at whenever a second is full. */
  readonly now: number;
  readonly act: (act: TimerAct) => void;
}

/** The timer of this device, kept over a reload, and the time. */
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
    // A page that was hidden was not called in time.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timer]);
  return { timer, now: Math.max(now, sinceOf(timer)), act };
}

/** A look that is older than the last act is of another time. */
const sinceOf = ({ state }: Timer): number => (state.kind === 'running' ? state.since : 0);

/** To the next whole second of what is shown, and a little more: a call may come early. */
function untilFull(timer: Timer, now: number): number {
  const left = leftAt(timer, now);
  const rest = left === undefined ? 1_000 - (passedAt(timer, now) % 1_000) : left % 1_000 || 1_000;
  return rest + 8;
}
