import { firstTimer, type Timer, timerFrom } from './timer.ts';

const key = 'lamplight.timer';

/** As it was before a reload. */
export function keptTimer(): Timer {
  try {
    return timerFrom(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return firstTimer;
  }
}

export function keepTimer(timer: Timer): void {
  try {
    localStorage.setItem(key, JSON.stringify(timer));
  } catch {
    // A browser that keeps nothing: it runs until the page is closed.
  }
}
