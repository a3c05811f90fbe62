import type { GameName } from '../../route.ts';

/** A table as most groups want it. Everything can be changed there. */
export const usualTables = {
  /** Two teams of an Officer and a Detective. */
  shadows: {
    game: 'shadows',
    seats: 4,
    options: { teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
  },
  emerald: { game: 'emerald', seats: 3, options: { clock: null, runsOut: 'step' } },
} as const satisfies Record<GameName, unknown>;

export type NewTable = { readonly game: GameName; readonly seats: number; readonly options: unknown };

/** What somebody who plays with bots may choose first. */
export type AloneWish =
  | { readonly game: 'shadows'; readonly role: 'officer' | 'detective'; readonly against: 'team' | 'clock' }
  | { readonly game: 'emerald'; readonly seats: number };

/** The table for that choice, and the own seat there. */
export function aloneTable(wish: AloneWish): { readonly order: NewTable; readonly seat: number } {
  if (wish.game === 'emerald') return { order: { ...usualTables.emerald, seats: wish.seats }, seat: 0 };
  const { black, orange } = usualTables.shadows.options.teams;
  const teams = wish.against === 'team' ? { black, orange } : { black };
  const order = { game: wish.game, seats: wish.against === 'team' ? 4 : 2, options: { teams } };
  return { order, seat: wish.role === 'officer' ? black.officer : black.detectives[0] };
}

export type OpenTableResult = { readonly code: string } | { readonly refused: 'unreachable' | 'tooMany' };

export async function openTable(order: NewTable, ask: typeof fetch = fetch): Promise<OpenTableResult> {
  try {
    const response = await ask('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (response.status === 429) return { refused: 'tooMany' };
    if (response.status !== 201) return { refused: 'unreachable' };
    const { code } = (await response.json()) as { readonly code: string };
    return { code };
  } catch {
    return { refused: 'unreachable' };
  }
}
