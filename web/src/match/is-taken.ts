/** True while typing or in a dialog: then the keys do not belong to the match. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="menu"]') !== null;
