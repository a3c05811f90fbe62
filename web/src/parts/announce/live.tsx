import { createStore, useSource } from '../../store/store.ts';
import { Hidden } from '../hidden.tsx';
import { announcer } from './announcer.ts';

const said = createStore('');

/** Announces a sentence to screen readers, politely. Of many at once, only the newest. */
export const announce = announcer(text => {
  // The same words twice are two events. Without a difference a screen reader would skip the second.
  said.set(text === said.now() ? `${text}\u00a0` : text);
});

/** The live region for announcements. Render it once in a page. */
export function LivePlace() {
  const text = useSource(said);
  return (
    <div aria-live="polite">
      <Hidden>{text}</Hidden>
    </div>
  );
}
