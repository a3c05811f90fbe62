import { useEffect } from 'react';
import { toggleMute } from '../sound/sound.ts';
import { keyOf, takers } from './keys.ts';
import type { TimerAct } from './timer.ts';

/** Space starts and pauses, R resets, M mutes, wherever the focus is [UX-28]. */
export function useTimerKeys(act: (act: TimerAct) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === undefined || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(takers[key]) !== null) return;
      event.preventDefault();
      if (key === 'mute') toggleMute();
      else act({ type: key, now: Date.now() });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [act]);
}
