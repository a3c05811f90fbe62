/** A table as most groups want it: two teams of an Officer and a Detective. Everything can be changed at the table. */
export const usualTable = {
  game: 'shadows',
  seats: 4,
  options: { teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
} as const;

export type Opened = { readonly code: string } | { readonly refused: 'unreachable' | 'tooMany' };

export async function openTable(ask: typeof fetch = fetch): Promise<Opened> {
  try {
    const response = await ask('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(usualTable),
    });
    if (response.status === 429) return { refused: 'tooMany' };
    if (response.status !== 201) return { refused: 'unreachable' };
    const { code } = (await response.json()) as { readonly code: string };
    return { code };
  } catch {
    return { refused: 'unreachable' };
  }
}
