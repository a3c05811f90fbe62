import {
  type DialogHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefAttributes,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { closeZoom, onZoomed, turnZoom, type ZoomState, zoomedNow } from './store.ts';
import { useHeldFinger } from './use-held-finger.ts';

interface ZoomFrame {
  readonly zoomed: ZoomState | undefined;
  /** Props of the dialog in which it is shown. */
  readonly frame: DialogHTMLAttributes<HTMLDialogElement> & RefAttributes<HTMLDialogElement>;
  readonly press: (event: KeyboardEvent) => void;
  /** Props of the element that is swiped to turn to the next. */
  readonly swipe: HTMLAttributes<HTMLElement>;
}

/** A finger has swiped once it went this far, in px, and more sideways than up or down. */
const swipeAfter = 40;

/** Opening, closing and turning what is shown large. `actOf` gives what a key does there. */
export function useZoomFrame(actOf: (event: KeyboardEvent) => (() => void) | undefined): ZoomFrame {
  const zoomed = useSyncExternalStore(onZoomed, zoomedNow);
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef({ x: 0, y: 0 });
  useHeldFinger(zoomed);
  const isOpen = zoomed !== undefined;
  useLayoutEffect(() => {
    const frame = dialog.current;
    if (frame === null) return;
    if (isOpen && !frame.open) {
      frame.showModal();
      frame.focus();
    } else if (!isOpen && frame.open) frame.close();
  }, [isOpen]);
  return {
    zoomed,
    frame: {
      ref: dialog,
      tabIndex: -1,
      onClose: closeZoom,
    },
    press: event => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOf(event);
      if (act === undefined) return;
      event.preventDefault();
      // The page uses these letters too.
      event.stopPropagation();
      act();
    },
    swipe: {
      onPointerDown: event => {
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: event => {
        const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
        const isSwiped = Math.abs(x) > swipeAfter && Math.abs(x) > Math.abs(y);
        if (zoomed?.heldBy === undefined && isSwiped) turnZoom(x < 0 ? 1 : -1);
      },
    },
  };
}
