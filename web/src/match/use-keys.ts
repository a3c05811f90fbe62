import { useEffect, useRef } from 'react';
import { isTaken } from './is-taken.ts';

/** Keys that work wherever the focus is [UX-28]. `act` returns true if it used the key. */
export function useKeys(act: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event.target)) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
