import type { Random } from '@lamplight/contract';

/** The whole list where it is short, otherwise so many of it by lot. */
export function some<Item>(items: readonly Item[], count: number, lots: Random): readonly Item[] {
  return items.length > count ? lots.shuffle(items).slice(0, count) : items;
}
