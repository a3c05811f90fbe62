import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { showPeek } from './peek.ts';

/** A mouse that only passes by shows nothing. */
const restFor = 250;

/** For a mouse: a card it rests on is shown larger beside it. Without a mouse one holds the card, or presses Z. */
export function usePeek(picture: string | undefined) {
  const latest = useRef(picture);
  latest.current = picture;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handlers = useMemo(() => {
    const hide = () => {
      clearTimeout(timer.current);
      showPeek(undefined);
    };
    return {
      onMouseEnter: ({ currentTarget }: MouseEvent) => {
        if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const id = latest.current;
          if (id !== undefined) showPeek({ picture: id, beside: currentTarget.getBoundingClientRect() });
        }, restFor);
      },
      onMouseLeave: hide,
      onMouseDown: hide,
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown beside a card goes with it
  useEffect(() => handlers.onMouseLeave, [handlers, picture]);
  return handlers;
}
