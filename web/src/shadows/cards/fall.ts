/** How the emblem of a rival slams onto a card that it took. */

/** Milliseconds. */
export const fallTime = 180;
/** How much larger it is where it begins. */
export const fallFrom = 2.14;

/** How wide and high the drawing of a card is, in its own units, and how much larger the emblem's are. */
export const cardSize = { width: 104, height: 122 } as const;
export const emblemUnit = 1.4;
