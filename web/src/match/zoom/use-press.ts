import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { type GestureHandlers, gesture, type Spot } from './gesture.ts';
import { holdWith, keepFinger, swallowClick } from './held.ts';

interface Handlers {
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}

/**
 * A button that can be held as well as tapped. The click plays; one that ends a hold or a drag does not [UX-10].
 * @param of what it stands for: it may change under the finger
 */
export function usePress(of: string, handlers: Handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const isSpent = useRef(false);

  const fingers = useMemo(
    () =>
      gesture((): GestureHandlers => {
        const { onHold } = latest.current;
        return {
          ...(onHold && {
            onHold: (from: Spot, pointer: number) => {
              isSpent.current = true;
              swallowClick();
              holdWith({ pointer, from });
              onHold();
            },
          }),
          onDrag: () => {
            isSpent.current = true;
          },
          onPinch: () => {
            isSpent.current = true;
          },
        };
      }),
    [],
  );
  // A finger that is down when the card under it changes was meant for the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the card it was laid on
  useEffect(
    () => () => {
      fingers.cancel();
      isSpent.current = true;
    },
    [fingers, of],
  );

  return useMemo(
    () => ({
      ref: keepFinger,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        if (event.isPrimary) isSpent.current = false;
        else isSpent.current = true;
        fingers.down(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => fingers.move(event.pointerId, { x: event.clientX, y: event.clientY }),
      onPointerUp: (event: PointerEvent) => fingers.up(event.pointerId),
      onPointerCancel: (event: PointerEvent) => fingers.cancel(event.pointerId),
      onPointerLeave: (event: PointerEvent) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) fingers.cancel(event.pointerId);
      },
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: (event: { readonly detail: number }) => {
        // A key or a reader clicks without a finger: nothing has been spent by it.
        if (event.detail === 0 || !isSpent.current) latest.current.onTap?.();
        isSpent.current = false;
      },
    }),
    [fingers],
  );
}
