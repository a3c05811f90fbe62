import type { Rule } from '../rules.ts';
import type { TableEvent } from './events.ts';

/** The events, or the rule that forbids it. A sentence is added if the rule alone does not say what is wrong. */
export type TableRuling = readonly TableEvent[] | { readonly refused: Rule; readonly says?: string };

export const refuse = (refused: Rule, says?: string): TableRuling =>
  says === undefined ? { refused } : { refused, says };
