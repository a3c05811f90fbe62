/** Which finger holds something: what a hold has opened closes when that finger lets go. */
let held: number | undefined;

export const heldPointer = (): number | undefined => held;

/** Says that a hold has begun with this finger, until it is lifted. */
export function holdWith(pointer: number): void {
  held = pointer;
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    if (held === pointer) held = undefined;
    removeEventListener('pointerup', letGo);
    removeEventListener('pointercancel', letGo);
  };
  addEventListener('pointerup', letGo);
  addEventListener('pointercancel', letGo);
}
