import { flushSync } from 'react-dom';
import { howWeCame } from '../route.ts';
import { settingsNow } from '../settings/settings.ts';

let isFirst = true;

/** Puts the next page in the place of the last, with the browser's own transition where there is one and it is wanted. */
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
  // Skipped because the next one came: the page is there all the same.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}

/** Who hears the page is put at its beginning, as by a load. */
function arrive(): void {
  if (howWeCame() === 'link') scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
