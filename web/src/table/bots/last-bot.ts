import type { BotKind } from '@lamplight/contract';
import { settingsNow } from '../../settings/settings.ts';

/** The kind that was last chosen in this browser. A mixed choice is left to the table. */
export function lastBot(): Partial<BotKind> {
  const { botLevel: level, botTemper: temper } = settingsNow();
  return temper === 'mixed' ? { level } : { level, temper };
}
