/**
 * A card that the rival took: shaded, in a dashed frame, with the rival's emblem slammed onto it. The page draws it by
 * `cards/intel-card.tsx`, the worker by `stage/hand-scene.ts`: what it looks like stands here alone.
 */
import { type Mark, shadowsMarks } from '@lamplight/art/public';
import type { Team } from '@lamplight/shadows/public';
import { hexPath } from '../board/geometry.ts';

export const emblemMark = (team: Team): Mark => shadowsMarks[`emblem-${team}`];

/** How wide and high the drawing of a card is, in its own units, and how much larger the emblem's are. */
export const cardSize = { width: 104, height: 122 } as const;
export const emblemUnit = 1.4;

export const cardPath = hexPath(1);
export const cardFrame = { path: hexPath(0.985), width: 1.6 } as const;

/** How dark the picture becomes, and how its frame is broken. */
export const takenShade = 0.74;
export const takenDash = [5, 5] as const;

/** How long the emblem falls, in milliseconds, and how much larger it is where it begins. */
export const fallTime = 180;
export const fallFrom = 2.14;
