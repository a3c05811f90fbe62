import { useEffect, useMemo } from 'react';
import { tellingsOf } from '../../match/tellings.ts';
import { useSource } from '../../parts/store.ts';
import type { Session } from '../../table/session.ts';
import { type Entry, entriesOf } from './entries.ts';

/** The log of this match as far as it is at hand; whoever asks for it has the rest fetched. */
export function useEntries(session: Session): { readonly entries: readonly Entry[]; readonly isWhole: boolean } {
  const source = tellingsOf(session);
  const { list, isWhole } = useSource(source);
  useEffect(() => source.fetch(), [source]);
  const entries = useMemo(() => entriesOf(list), [list]);
  return { entries, isWhole };
}
