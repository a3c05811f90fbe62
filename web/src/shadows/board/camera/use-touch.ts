import type { CellId } from '@lamplight/shadows/public';
import { type RefObject, useEffect, useRef } from 'react';
import { type GestureHandlers, type GesturePoint, gesture } from '../../../match/zoom/gesture.ts';
import { holdWith, keepFinger } from '../../../match/zoom/held.ts';
import { cellUnder, type Point } from '../../geometry/geometry.ts';
import type { Director } from './director.ts';

/** Two taps within this time and this far apart, in px, are one double tap. */
const doubleTap = { within: 300, apart: 30 };

export interface TouchHandlers {
  readonly onTap?: ((cell: CellId) => void) | undefined;
  readonly onHold?: ((cell: CellId) => void) | undefined;
  readonly isPanable: boolean;
}

/** Fingers, mouse and wheel on the board. Cells are found by their hex, never by their box. */
export function useTouch(svg: RefObject<SVGSVGElement | null>, director: Director, handlers: TouchHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const frame = svg.current;
    if (frame === null) return;
    let area = frame.getBoundingClientRect();
    let lastTap = { at: 0, x: 0, y: 0 };
    const pointAt = ({ x, y }: GesturePoint): Point => ({
      x: director.box.x + (x - area.left) / director.scale,
      y: director.box.y + (y - area.top) / director.scale,
    });

    const isSecondTap = ({ x, y }: GesturePoint): boolean => {
      const at = performance.now();
      const before = lastTap;
      lastTap = { at, x, y };
      return at - before.at < doubleTap.within && Math.hypot(x - before.x, y - before.y) < doubleTap.apart;
    };

    const tap = (at: GesturePoint): void => {
      // Only after somebody has moved the camera: otherwise two quick taps are two taps.
      if (isSecondTap(at) && latest.current.isPanable && director.isMoved) {
        director.reset();
        return;
      }
      const cell = cellUnder(pointAt(at));
      if (cell !== undefined) latest.current.onTap?.(cell);
    };

    const fingers = gesture((): GestureHandlers => {
      const { onHold, isPanable } = latest.current;
      return {
        onTap: tap,
        ...(onHold && {
          onHold: (at: GesturePoint, pointer: number) => {
            const cell = cellUnder(pointAt(at));
            if (cell === undefined) return;
            holdWith({ pointer, from: at });
            onHold(cell);
          },
        }),
        ...(isPanable && {
          onDrag: (by: GesturePoint) => director.pan(by),
          onPinch: (factor: number, about: GesturePoint, by: GesturePoint) => {
            director.pan(by);
            director.zoom(factor, pointAt(about));
          },
        }),
        onRest: (isTouched: boolean) => director.touch(isTouched),
      };
    });

    const spot = (event: PointerEvent): GesturePoint => ({ x: event.clientX, y: event.clientY });
    const listeners = {
      pointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        area = frame.getBoundingClientRect();
        fingers.down(event.pointerId, spot(event));
      },
      pointermove: (event: PointerEvent) => fingers.move(event.pointerId, spot(event)),
      pointerup: (event: PointerEvent) => fingers.up(event.pointerId),
      pointercancel: (event: PointerEvent) => fingers.cancel(event.pointerId),
      // On phones a long press opens a menu. Here it has shown a picture already.
      contextmenu: (event: Event) => event.preventDefault(),
      wheel: (event: WheelEvent) => {
        if (!latest.current.isPanable) return;
        event.preventDefault();
        area = frame.getBoundingClientRect();
        director.zoom(Math.exp(-event.deltaY / 400), pointAt({ x: event.clientX, y: event.clientY }));
      },
    } as const;

    const release = keepFinger(frame);
    frame.addEventListener('pointerdown', listeners.pointerdown);
    frame.addEventListener('contextmenu', listeners.contextmenu);
    frame.addEventListener('wheel', listeners.wheel, { passive: false });
    // A finger that leaves the board still belongs to it until it is lifted.
    for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(name, listeners[name]);
    return () => {
      fingers.cancel();
      release?.();
      frame.removeEventListener('pointerdown', listeners.pointerdown);
      frame.removeEventListener('contextmenu', listeners.contextmenu);
      frame.removeEventListener('wheel', listeners.wheel);
      for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) {
        removeEventListener(name, listeners[name]);
      }
    };
  }, [svg, director]);
}
