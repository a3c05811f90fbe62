import { useEffect, useState } from 'react';
import { type SectionId, sectionIds } from './sections.ts';

/** Which section is read: the last that begins above the upper third of the window. A link to a section leads to it. */
export function useSection(): SectionId {
  const [at, setAt] = useState<SectionId>('idea');
  useEffect(() => {
    let frame = 0;
    // When the browser looked for it, nothing was drawn yet.
    const wanted = sectionIds.find(id => `#${id}` === location.hash);
    if (wanted !== undefined) document.getElementById(wanted)?.scrollIntoView();
    const look = () => {
      frame = 0;
      const isAbove = (id: SectionId) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < innerHeight / 3;
      const last = sectionIds.findLast(isAbove) ?? 'idea';
      const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4 && scrollY > 0;
      setAt(isEnd ? 'table' : last);
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
  }, []);
  return at;
}
