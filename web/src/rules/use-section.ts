import { useEffect, useState } from 'react';

/**
 * The section being read: the last that begins above the upper third of the window. Also scrolls to the section in the
 * address.
 */
export function useSection(ids: readonly string[]): string | undefined {
  const [at, setAt] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    // When the browser tried to scroll there, nothing was drawn yet.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    const look = () => {
      frame = 0;
      const isAbove = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < innerHeight / 3;
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4 && scrollY > 0;
      setAt(isEnd ? ids.at(-1) : (ids.findLast(isAbove) ?? ids[0]));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    return () => {
      removeEventListener('scroll', later);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return at;
}
