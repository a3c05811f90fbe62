/** Fingers on a board or a card: tap, hold, drag, pinch. A second finger never plays [UX-18]. */

/** How long a finger rests before it is a hold [UX-10]. */
export const holdAfter = 450;
/** Further than this, in px, and it is a drag. */
const slack = 8;

export type GesturePoint = { readonly x: number; readonly y: number };

export interface GestureHandlers {
  onTap?(at: GesturePoint): void;
  onHold?(at: GesturePoint, pointer: number): void;
  /** How far the finger went since the last call. */
  onDrag?(by: GesturePoint, at: GesturePoint): void;
  /** Two fingers: by what factor they moved apart, and round which point. */
  onPinch?(factor: number, about: GesturePoint, by: GesturePoint): void;
  /** The first finger is down; all fingers are up. */
  onRest?(isTouched: boolean): void;
}

export interface Gesture {
  down(pointer: number, at: GesturePoint): void;
  move(pointer: number, at: GesturePoint): void;
  up(pointer: number): void;
  /** The browser uses the finger for something else, or the board is gone. */
  cancel(pointer?: number): void;
}

const apart = (one: GesturePoint, other: GesturePoint): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: GesturePoint, other: GesturePoint): GesturePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The handlers are read at each event: they may change while a finger is down. */
export function gesture(handlers: () => GestureHandlers): Gesture {
  const fingers = new Map<number, GesturePoint>();
  let start: GesturePoint = { x: 0, y: 0 };
  /** What this touch has become. It is a tap only if it is still `open` when it ends. */
  let kind: 'open' | 'drag' | 'held' | 'several' = 'open';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pinch = (pointer: number, at: GesturePoint): void => {
    const [one, other] = [...fingers.values()];
    if (one === undefined || other === undefined) return;
    const [before, about] = [apart(one, other), middle(one, other)];
    fingers.set(pointer, at);
    const [nowOne = one, nowOther = other] = [...fingers.values()];
    const now = middle(nowOne, nowOther);
    const factor = before > 0 ? apart(nowOne, nowOther) / before : 1;
    handlers().onPinch?.(factor, now, { x: now.x - about.x, y: now.y - about.y });
  };

  const lift = (pointer: number): void => {
    fingers.delete(pointer);
    clearTimeout(timer);
    if (fingers.size === 0) handlers().onRest?.(false);
  };

  return {
    down(pointer, at) {
      fingers.set(pointer, at);
      clearTimeout(timer);
      if (fingers.size > 1) {
        kind = 'several';
        return;
      }
      start = at;
      kind = 'open';
      handlers().onRest?.(true);
      timer = setTimeout(() => {
        if (handlers().onHold === undefined) return;
        kind = 'held';
        handlers().onHold?.(start, pointer);
      }, holdAfter);
    },
    move(pointer, at) {
      const before = fingers.get(pointer);
      if (before === undefined) return;
      if (kind === 'several') {
        if (fingers.size > 1) pinch(pointer, at);
        else fingers.set(pointer, at);
        return;
      }
      if (kind === 'open' && apart(start, at) > slack) {
        kind = 'drag';
        clearTimeout(timer);
      }
      if (kind !== 'drag') return;
      fingers.set(pointer, at);
      handlers().onDrag?.({ x: at.x - before.x, y: at.y - before.y }, at);
    },
    up(pointer) {
      if (!fingers.has(pointer)) return;
      const isTap = kind === 'open';
      lift(pointer);
      if (isTap) handlers().onTap?.(start);
    },
    cancel(pointer) {
      for (const each of pointer === undefined ? [...fingers.keys()] : [pointer]) {
        if (!fingers.has(each)) continue;
        kind = 'several';
        lift(each);
      }
    },
  };
}
