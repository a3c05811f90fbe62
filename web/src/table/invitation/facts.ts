import { useEffect, useState } from 'react';

/** What anyone with the code may know, before a name is asked [UX-02]. */
export type TableSummary = {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  readonly free: number;
  /** Whom the running match waits for. A bot has no name. */
  readonly awaits: readonly { readonly seat: number; readonly name: string | null }[];
  /** The own seat. Only there if the request carried the own token. */
  readonly me?: number | null;
};

/** `unreachable`: no answer. The connection to the table keeps trying, and the page says so. */
export type TableLookup = TableSummary | 'asking' | 'none' | 'unreachable';

/** With the own token the answer also says which seat is one's own. */
export async function factsOf(
  code: string,
  { signal, token }: { readonly signal?: AbortSignal; readonly token?: string } = {},
): Promise<Exclude<TableLookup, 'asking'>> {
  try {
    const response = await fetch(`/api/tables/${code}`, {
      ...(signal === undefined ? {} : { signal }),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
    if (response.status === 404) return 'none';
    return response.ok ? ((await response.json()) as TableSummary) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

export function useFacts(code: string): TableLookup {
  const [known, setKnown] = useState<TableLookup>('asking');
  useEffect(() => {
    const asked = new AbortController();
    setKnown('asking');
    void factsOf(code, { signal: asked.signal }).then(found => {
      if (!asked.signal.aborted) setKnown(found);
    });
    return () => asked.abort();
  }, [code]);
  return known;
}
