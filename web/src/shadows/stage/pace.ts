/**
 * How soon a scene is to be drawn again. Each picture of a worker costs the page a little too: what only fades is drawn half
 * as often, which nobody sees.
 */
export const paces = ['rests', 'fades', 'moves'] as const;
export type Pace = (typeof paces)[number];

export const faster = (one: Pace, other: Pace): Pace => (paces.indexOf(one) < paces.indexOf(other) ? other : one);
