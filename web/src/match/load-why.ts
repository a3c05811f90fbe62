import { tokenFor } from '../session/my-tables.ts';

interface LoadOptions {
  readonly signal: AbortSignal;
  /** The own table, if the match may still run: then the server tells only those who may know. */
  readonly code?: string;
}

/** What bots thought during a match, as far as the server tells it by now. Undefined while offline. */
export async function loadWhy(match: string, { signal, code }: LoadOptions): Promise<unknown> {
  try {
    const headers = code === undefined ? {} : { authorization: `Bearer ${tokenFor(code)}` };
    const answer = await fetch(`/api/matches/${match}/why`, { signal, headers });
    return answer.ok ? ((await answer.json()) as { readonly why: unknown }).why : undefined;
  } catch {
    return undefined;
  }
}
