/** What bots of each temper like. Strength hardly differs among them: tastes are small beside what a move brings. */
import type { BotTemper } from '@lamplight/contract';
import type { CardNo } from '../src/cards.ts';
import { deck } from '../src/deck.ts';
import { textEffectOf } from '../src/effects.ts';
import { plainTastes, type Tastes } from './worth.ts';

/**
 * Monsters, and the books about them: whatever costs sanity to claim or by its text. A card that brings an agent is a
 * person all the same.
 */
const oldOnes: readonly CardNo[] = deck.flatMap(({ kind, sanity, agents }, card) =>
  kind === 'game' && agents === 0 && (sanity > 0 || textEffectOf(card)?.text.maddens) ? [card] : [],
);

export const tempers: Readonly<Record<BotTemper, Tastes>> = {
  bold: { ...plainTastes, kills: 0.6, madness: 0.1 },
  careful: { ...plainTastes, points: 1.1, cubes: 1.3, madness: -0.3, kills: -0.2 },
  dreamer: { ...plainTastes, texts: 0.9, madness: 0.1, dear: { cards: oldOnes, worth: 0.8 } },
  schemer: { ...plainTastes, tracks: 1.5 },
};
