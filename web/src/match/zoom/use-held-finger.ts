import { useEffect } from 'react';
import { closeZoom, keepZoom, turnZoom, type ZoomState } from './store.ts';

/** How far a finger goes, in px, before it turns to the next picture, or keeps the picture open. */
const turnAfter = 56;
const keepAfter = 80;

/** A finger that holds the picture open: sideways turns, upwards keeps it open, lifting closes. */
export function useHeldFinger(zoomed: ZoomState | undefined): void {
  const held = zoomed?.heldBy;
  useEffect(() => {
    if (held === undefined) return;
    let { from } = held;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== held.pointer) return;
      const at = { x: event.clientX, y: event.clientY };
      if (from.y - at.y > keepAfter) {
        keepZoom();
        return;
      }
      if (Math.abs(at.x - from.x) < turnAfter) return;
      turnZoom(at.x < from.x ? 1 : -1);
      from = at;
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerId === held.pointer) closeZoom();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
  }, [held]);
}
