import { useLayoutEffect } from 'react';

/**
 * Where everything fits, nothing scrolls but chat and lists. Told to the root by an attribute: a `:has()` there would be asked
 * again after every change of anything in the page.
 */
export function useStillPage(isStill: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill);
    return () => document.documentElement.removeAttribute('data-still');
  }, [isStill]);
}
