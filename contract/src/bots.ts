/** What people choose of a bot: how strong it is, and what it is fond of. The words for both are the client's. */
export const botLevels = ['newcomer', 'regular', 'expert', 'mastermind'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Tempers differ in taste and hardly in strength. */
export const botTempers = ['bold', 'careful', 'dreamer', 'schemer'] as const;
export type BotTemper = (typeof botTempers)[number];

export type BotKind = { readonly level: BotLevel; readonly temper: BotTemper };
