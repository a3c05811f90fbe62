import { tokenFor } from '../session/my-tables.ts';

interface Asked {
  readonly signal: AbortSignal;
  /** Of the own table, where the match may still run: then only who may see it is told. */
  readonly code?: string;
}

/** What bots thought of a match, as far as the server tells it by now; undefined without a line. */
export async function loadWhy(match: string, { signal, code }: Asked): Promise<unknown> {
  try {
    const headers = code === undefined ? {} : { authorization: `Bearer ${tokenFor(code)}` };
    const answer = await fetch(`/api/matches/${match}/why`, { signal, headers });
    return answer.ok ? ((await answer.json()) as { readonly why: unknown }).why : undefined;
  } catch {
    return undefined;
  }
}
