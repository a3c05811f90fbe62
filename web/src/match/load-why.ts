/** What bots thought of a match, as far as the server tells it by now; undefined without a line. */
export async function loadWhy(match: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(`/api/matches/${match}/why`, { signal });
    return answer.ok ? ((await answer.json()) as { readonly why: unknown }).why : undefined;
  } catch {
    return undefined;
  }
}
