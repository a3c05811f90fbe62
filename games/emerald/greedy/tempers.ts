/** What bots of each temper are fond of. */
import type { BotTemper } from '@lamplight/contract';
import { plainTastes, type Tastes } from './worth.ts';

export const tempers: Readonly<Record<BotTemper, Tastes>> = {
  bold: plainTastes,
  careful: plainTastes,
  dreamer: plainTastes,
  schemer: plainTastes,
};
