import type { Game } from '../route.ts';

/** A table as most groups want it. Everything can be changed there. */
export const usualTables = {
  /** Two teams of an Officer and a Detective. */
  shadows: {
    game: 'shadows',
    seats: 4,
    options: { teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
  },
  emerald: { game: 'emerald', seats: 3, options: { clock: null, runsOut: 'step' } },
} as const satisfies Record<Game, unknown>;

export type Opened = { readonly code: string } | { readonly refused: 'unreachable' | 'tooMany' };

export async function openTable(game: Game, ask: typeof fetch = fetch): Promise<Opened> {
  try {
    const response = await ask('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(usualTables[game]),
    });
    if (response.status === 429) return { refused: 'tooMany' };
    if (response.status !== 201) return { refused: 'unreachable' };
    const { code } = (await response.json()) as { readonly code: string };
    return { code };
  } catch {
    return { refused: 'unreachable' };
  }
}
