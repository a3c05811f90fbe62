/** How near a refused move came to being legal. Of several candidates, the nearest shows what is really in the way. */
import { doubleAgentBombs } from './cards/double-agent-bombs.ts';
import type { Rule } from './rules.ts';

/** In the order in which the judge checks them; it checks no other rule before these. */
const order: readonly Rule[] = [
  'EM-TURN-3',
  'EM-TURN-1',
  'EM-TEXT-1',
  'EM-PLACE-1',
  'EM-CLAIM-2',
  'EM-CLAIM-1',
  'EM-CLAIM-9',
  'EM-CLAIM-3',
  'EM-KILL-1',
  'EM-KILL-2',
  'EM-KILL-8',
  ...doubleAgentBombs.rules,
];

export function nearnessOf(rule: Rule): number {
  const found = order.indexOf(rule);
  return found < 0 ? order.length : found;
}
