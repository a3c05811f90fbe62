/** Which finger holds something, and where it came down. What the hold opened closes when that finger is lifted. */
export type HeldPointer = { readonly pointer: number; readonly from: { readonly x: number; readonly y: number } };

let held: HeldPointer | undefined;

export const heldNow = (): HeldPointer | undefined => held;

/** A hold has begun with this finger; it lasts until the finger is lifted. */
export function holdWith(next: HeldPointer): void {
  held = next;
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== next.pointer) return;
    if (held === next) held = undefined;
    removeEventListener('pointerup', letGo);
    removeEventListener('pointercancel', letGo);
  };
  addEventListener('pointerup', letGo);
  addEventListener('pointercancel', letGo);
}

/** While something is held the browser must not use the finger to scroll the page. Use it as a `ref`. */
export function keepFinger(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  const keep = (event: Event) => {
    if (held !== undefined && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchmove', keep, { passive: false });
  return () => element.removeEventListener('touchmove', keep);
}

/**
 * What a hold has opened lies under the finger when it lifts, and must not get that click. The next touch is a new one.
 */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}
