/** What people choose of a bot: how strong it is, and what it likes. The client has the words for both. */
export const botLevels = ['newcomer', 'regular', 'expert', 'mastermind'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Tempers differ in taste and hardly in strength. */
export const botTempers = ['bold', 'careful', 'dreamer', 'schemer'] as const;
export type BotTemper = (typeof botTempers)[number];

export type BotKind = { readonly level: BotLevel; readonly temper: BotTemper };

/** Ids that tell bots apart at a table, enough for every seat. The client knows how each is written in a language. */
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

/** A bot at a seat. */
export type SeatedBot = BotKind & { readonly name: BotName };
