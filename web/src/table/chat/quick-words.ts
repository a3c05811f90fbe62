import type { QuickWord } from '@lamplight/contract/wire';

/** Every reader sees them in their own language. */
export const quickWordIds = {
  sure: 'table.word.sure',
  maybe: 'table.word.maybe',
  wait: 'table.word.wait',
  'well played': 'table.word.wellPlayed',
  thanks: 'table.word.thanks',
  hurry: 'table.word.hurry',
  hello: 'table.word.hello',
} as const satisfies Record<QuickWord, string>;

/** The ones needed before and after a match. */
export const lobbyQuickWords = [
  'hello',
  'hurry',
  'wait',
  'thanks',
  'well played',
] as const satisfies readonly QuickWord[];
