import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come near the window. A dozen boards at once would load a dozen times forty pictures. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return;
    const watch = new IntersectionObserver(seen => setNear(near => near || seen.some(each => each.isIntersecting)), {
      rootMargin: '600px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, isNear]);
  return isNear;
}
