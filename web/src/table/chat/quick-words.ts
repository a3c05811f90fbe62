import type { QuickWord } from '@lamplight/contract/wire';

/** Each reader has them in the own language. */
export const quickWordIds = {
  sure: 'table.word.sure',
  maybe: 'table.word.maybe',
  wait: 'table.word.wait',
  'well played': 'table.word.wellPlayed',
  thanks: 'table.word.thanks',
  hurry: 'table.word.hurry',
  hello: 'table.word.hello',
} as const satisfies Record<QuickWord, string>;

/** Those one needs before a match and after it. */
export const lobbyQuickWords = [
  'hello',
  'hurry',
  'wait',
  'thanks',
  'well played',
] as const satisfies readonly QuickWord[];
