/** Where somebody writes, or in a dialog, the keys are not ours. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="menu"]') !== null;
