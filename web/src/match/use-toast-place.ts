import { type RefObject, useEffect } from 'react';

const property = '--toast-bottom';

/** On a phone toasts cover the one row that can spare it (`data-toasts`), never cards or buttons. */
export function useToastPlace(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = screen.current;
    if (frame === null) return;
    const { style } = document.documentElement;
    const place = () => {
      const line = frame.querySelector('[data-toasts]');
      if (line === null || frame.dataset.layout !== 'phone') style.removeProperty(property);
      else style.setProperty(property, `${Math.max(8, innerHeight - line.getBoundingClientRect().bottom + 10)}px`);
    };
    const watch = new ResizeObserver(place);
    const grown = new MutationObserver(() => {
      watch.disconnect();
      for (const part of frame.children) watch.observe(part);
      place();
    });
    grown.observe(frame, { childList: true });
    for (const part of frame.children) watch.observe(part);
    return () => {
      watch.disconnect();
      grown.disconnect();
      style.removeProperty(property);
    };
  }, [screen]);
}
