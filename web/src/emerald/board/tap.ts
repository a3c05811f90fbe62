import type { CityLight, Stack, StackLight, Taps } from '../view/lights.ts';

/** What a tap on a city means: the city, the only thing in it that may be tapped, or a look at all of it. */
export type CityTap =
  | { readonly type: 'city' }
  | { readonly type: 'stack'; readonly stack: Stack }
  | { readonly type: 'royalty' }
  | { readonly type: 'all' };

/**
 * A plate is a large target and a piece a small one. So if the turn asks for one thing only in a city, a tap on the
 * city means that thing. A dim thing counts too: the turn then says why not. Where pieces are too small for a finger,
 * several are chosen in the city's sheet.
 */
export function tapOn(light: CityLight, stacks: readonly StackLight[], taps: Taps, isSmall = false): CityTap {
  if (isSmall && light.isSeveral && taps.onCity !== undefined) return { type: 'all' };
  if ((light.light !== undefined || light.isTurns) && taps.onCity !== undefined) return { type: 'city' };
  const lit = taps.onStack === undefined ? [] : stacks.filter(stack => stack.light !== 'dim');
  const hasRoyalty = taps.onRoyalty !== undefined && light.royalty !== undefined && light.royalty !== 'dim';
  const [only] = lit;
  if (lit.length === 1 && only !== undefined && !hasRoyalty) {
    const { city, kind, day } = only;
    return { type: 'stack', stack: { city, kind, day } };
  }
  return lit.length === 0 && hasRoyalty ? { type: 'royalty' } : { type: 'all' };
}
