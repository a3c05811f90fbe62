import { useEffect } from 'react';
import { settingsNow } from '../settings/settings.ts';

/**
 * Shows something large for a while. A tap or a key ends it early, and still does what it was meant for.
 * @param shown undefined while there is nothing
 * @param time milliseconds at full speed. Without motion it stays as long, since it is there to be read. Undefined:
 * until somebody ends it
 */
export function usePassing(shown: unknown, time: number | undefined, end: () => void): void {
  useEffect(() => {
    if (shown === undefined) return;
    const { speed } = settingsNow();
    const timer = time === undefined ? undefined : setTimeout(end, time * (speed === 0.5 ? 0.6 : 1));
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [shown, time, end]);
}
