import { useSyncExternalStore } from 'react';
import { Hidden } from '../hidden.tsx';
import { announcer } from './announcer.ts';

let said = '';
const listeners = new Set<() => void>();

/** Says it to those who listen, politely; of many at once only the newest. */
export const announce = announcer(text => {
  // The same words twice are two things: without a difference nobody would hear the second.
  said = text === said ? `${text}\u00a0` : text;
  for (const listener of [...listeners]) listener();
});

function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where announcements are read from; once a page. */
export function LivePlace() {
  const text = useSyncExternalStore(onSaid, () => said);
  return (
    <div aria-live="polite">
      <Hidden>{text}</Hidden>
    </div>
  );
}
