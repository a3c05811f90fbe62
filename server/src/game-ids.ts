/** The games of this server. What each needs here is a `Record<GameId, …>`, so the compiler asks for it. */
export const gameIds = ['shadows', 'emerald'] as const;
export type GameId = (typeof gameIds)[number];
export const isGameId = (name: string): name is GameId => gameIds.some(id => id === name);
