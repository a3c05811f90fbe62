import { createStore, useSource } from '../../store/store.ts';
import { Hidden } from '../hidden.tsx';
import { announcer } from './announcer.ts';

const said = createStore('');

/** Says it to those who listen, politely; of many at once only the newest. */
export const announce = announcer(text => {
  // The same words twice are two things: without a difference nobody would hear the second.
  said.set(text === said.now() ? `${text}\u00a0` : text);
});

/** Where announcements are read from; once a page. */
export function LivePlace() {
  const text = useSource(said);
  return (
    <div aria-live="polite">
      <Hidden>{text}</Hidden>
    </div>
  );
}
