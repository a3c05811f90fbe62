/**
 * A card that the rival took: shaded, in a dashed frame, with the rival's emblem slammed onto it. The page draws it in
 * `cards/intel-card.tsx`, the worker in `stage/hand-scene.ts`. Its look is defined only here.
 */
import { type Mark, shadowsMarks } from '@lamplight/art/public';
import type { Team } from '@lamplight/shadows/public';
import { hexPath } from '../geometry/geometry.ts';

export const emblemMark = (team: Team): Mark => shadowsMarks[`emblem-${team}`];

/** Width and height of a card in its own units, and how much larger the emblem's units are. */
export const cardSize = { width: 104, height: 122 } as const;
export const emblemUnit = 1.4;

export const cardPath = hexPath(1);
export const cardFrame = { path: hexPath(0.985), width: 1.6 } as const;

/** How dark the picture becomes, and the dashes of its frame. */
export const takenShade = 0.74;
export const takenDash = [5, 5] as const;

/** How long the emblem falls, in milliseconds, and how much larger it is when it starts. */
export const fallTime = 180;
export const fallFrom = 2.14;
