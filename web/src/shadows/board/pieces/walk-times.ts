/** In milliseconds: a step from cell to cell, and the flash of the ring that closed, half of which is over when it begins. */
export const stepTime = 220;
export const flashTime = 180;
