import { flushSync } from 'react-dom';
import { howWeCame } from '../route.ts';
import { settingsNow } from '../settings/settings.ts';

let isFirst = true;

/** Replaces the page, with the browser's own view transition where it exists and is wanted. */
export function turnTo(show: () => void): void {
  const turn = () => {
    flushSync(show);
    if (!isFirst) arrive();
    isFirst = false;
  };
  const isStill = isFirst || settingsNow().speed === 0 || document.visibilityState === 'hidden';
  if (isStill || document.startViewTransition === undefined) {
    turn();
    return;
  }
  const { ready, finished } = document.startViewTransition(turn);
  // Skipped because the next page came: the page is there all the same.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}

/** Puts screen readers at the beginning of the page, as a load would. */
function arrive(): void {
  if (howWeCame() === 'link') scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
