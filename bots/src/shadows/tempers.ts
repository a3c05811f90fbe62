/**
 * What a bot likes. Taste and not strength: it only chooses among options that are nearly as good, so that each temper
 * is understood as well as any (docs/decisions/0016 has the figures).
 */
import type { BotTemper } from '@lamplight/contract';
import type { TagKind } from './meaning/tags.ts';

export interface Taste {
  /** What a second card adds to the logarithm of being understood. */
  readonly twoCards: number;
  /** How much a longer way and police count for it, compared with others. */
  readonly weary: number;
  readonly dread: number;
  /** How much it notices each kind of tag; absent kinds as others do. */
  readonly heeds: Readonly<Partial<Record<TagKind, number>>>;
}

/** Neutral taste. */
export const plain: Taste = { twoCards: 0, weary: 1, dread: 1, heeds: {} };

const strongerTaste = 1.4;

export const tastes: Readonly<Record<BotTemper, Taste>> = {
  bold: { twoCards: 0.3, weary: 0.8, dread: 0.85, heeds: {} },
  careful: { twoCards: -0.15, weary: 1.15, dread: 1.4, heeds: {} },
  dreamer: {
    ...plain,
    heeds: { time: strongerTaste, weather: strongerTaste, mood: strongerTaste, colour: strongerTaste },
  },
  schemer: { ...plain, heeds: { thing: strongerTaste, action: strongerTaste, more: strongerTaste } },
};
