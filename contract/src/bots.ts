/** What people choose of a bot: how strong it is, and what it is fond of. The words for both are the client's. */
export const botLevels = ['newcomer', 'regular', 'expert', 'mastermind'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Tempers differ in taste and hardly in strength. */
export const botTempers = ['bold', 'careful', 'dreamer', 'schemer'] as const;
export type BotTemper = (typeof botTempers)[number];

export type BotKind = { readonly level: BotLevel; readonly temper: BotTemper };

/** By these ids bots are told apart at a table; how a name is written in a language is the client's. Enough for every seat. */
export const botNames = [
  'abelard',
  'bettina',
  'cosimo',
  'dorrit',
  'edwina',
  'fennick',
  'griet',
  'horatio',
  'isolde',
  'jorrit',
  'klemens',
  'lucinda',
  'merlin',
  'nerys',
  'ottoline',
  'perrin',
  'rosalba',
  'silvan',
  'tamsin',
  'wenzel',
] as const;
export type BotName = (typeof botNames)[number];

/** Somebody at a seat. */
export type SeatedBot = BotKind & { readonly name: BotName };
