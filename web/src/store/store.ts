import { useSyncExternalStore } from 'react';

/** Something outside React that tells when it has changed. What it gives stays the same until then. */
export interface Source<Value> {
  now(): Value;
  onChange(listener: () => void): () => void;
}

export const useSource = <Value>(source: Source<Value>): Value => useSyncExternalStore(source.onChange, source.now);
