import { useEffect, useState } from 'react';

/** What anyone may know who has the code, before a name is asked [UX-02]. */
export type Facts = {
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: number;
  readonly free: number;
};

/** `unreachable`: no answer; the line to the table goes on trying and says so. */
export type Known = Facts | 'asking' | 'none' | 'unreachable';

export async function factsOf(code: string, signal?: AbortSignal): Promise<Exclude<Known, 'asking'>> {
  try {
    const response = await fetch(`/api/tables/${code}`, signal === undefined ? {} : { signal });
    if (response.status === 404) return 'none';
    return response.ok ? ((await response.json()) as Facts) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

export function useFacts(code: string): Known {
  const [known, setKnown] = useState<Known>('asking');
  useEffect(() => {
    const asked = new AbortController();
    setKnown('asking');
    void factsOf(code, asked.signal).then(found => {
      if (!asked.signal.aborted) setKnown(found);
    });
    return () => asked.abort();
  }, [code]);
  return known;
}
