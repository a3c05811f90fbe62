import { useLayoutEffect } from 'react';

/**
 * Where everything fits, only chat and lists scroll. The root is told by an attribute: a `:has()` there would be
 * evaluated again after every change in the page.
 */
export function useStillPage(isStill: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill);
    return () => document.documentElement.removeAttribute('data-still');
  }, [isStill]);
}
