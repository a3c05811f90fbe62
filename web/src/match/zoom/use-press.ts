import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { holdWith, keepFinger, swallowClick } from './held.ts';
import { press } from './press.ts';

interface Handlers {
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}

/**
 * A button that can be held as well as tapped: see `press`.
 * @param of what the button stands for; it may change under the finger
 */
export function usePress(of: string, handlers: Handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;

  const fingers = useMemo(
    () =>
      press(() => {
        const { onTap, onHold } = latest.current;
        if (onHold === undefined) return { onTap };
        return {
          onTap,
          onHold: (from, pointer) => {
            swallowClick();
            holdWith({ pointer, from });
            onHold();
          },
        };
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the card it was laid on
  useEffect(() => () => fingers.turn(), [fingers, of]);

  return useMemo(
    () => ({
      ref: keepFinger,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        fingers.down(event.pointerId, { x: event.clientX, y: event.clientY }, event);
      },
      onPointerMove: (event: PointerEvent) => fingers.move(event.pointerId, { x: event.clientX, y: event.clientY }),
      onPointerUp: (event: PointerEvent) => fingers.up(event.pointerId),
      onPointerCancel: (event: PointerEvent) => fingers.cancel(event.pointerId),
      onPointerLeave: (event: PointerEvent) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) fingers.cancel(event.pointerId);
      },
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: (event: { readonly detail: number }) => fingers.click(event.detail === 0 ? 'key' : 'finger'),
    }),
    [fingers],
  );
}
