import { useEffect } from 'react';

/** Keeps the screen from going dark. A browser that cannot, or refuses, does without. */
export function useAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const wake = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) await taken?.release();
      else lock = taken;
    };
    // The browser releases the lock whenever the page is hidden.
    const again = () => void wake();
    void wake();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isOn]);
}
