import { firstTimer, type Timer, timerFrom } from './timer.ts';

const key = 'lamplight.timer';

/** The timer from before a reload. */
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
    // A browser that stores nothing: the timer runs until the page is closed.
  }
}
