/** What bots of each temper like. Strength hardly differs among them: tastes are small beside what a move brings. */
import type { BotTemper } from '@lamplight/contract';
import { numberOf } from '../src/cards.ts';
import { plainTastes, type Tastes } from './worth.ts';

/** Monsters, and the books about them. */
const oldOnes = (
  [
    'cthulhu',
    'mi-go',
    'necronomicon',
    'nightgaunts',
    'shoggoth',
    'yog-sothoth',
    'zombies',
    'vampires',
    'night-terrors',
  ] as const
).map(numberOf);

export const tempers: Readonly<Record<BotTemper, Tastes>> = {
  bold: { ...plainTastes, kills: 0.6, madness: 0.1 },
  careful: { ...plainTastes, points: 1.1, cubes: 1.3, madness: -0.3, kills: -0.2 },
  dreamer: { ...plainTastes, texts: 0.9, madness: 0.1, dear: { cards: oldOnes, worth: 0.8 } },
  schemer: { ...plainTastes, tracks: 1.5 },
};
