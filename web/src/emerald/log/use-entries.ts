import type { StepTellings } from '@lamplight/client';
import type { Json } from '@lamplight/contract';
import { same } from '@lamplight/contract/wire';
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../../session/session.ts';
import { type TellingsSource, tellingsOf } from '../../session/tellings.ts';
import { calmly } from '../../timing/calm.ts';
import { type EmeraldLogEntry, entriesOf } from './entries.ts';

/** The log of a match, computed once for all parts that show it. */
interface Book {
  readonly onChange: TellingsSource['onChange'];
  list: readonly StepTellings[];
  entries: readonly EmeraldLogEntry[];
}

const books = new WeakMap<TellingsSource, Book>();

function bookOf(source: TellingsSource): Book {
  const known = books.get(source) ?? { onChange: calmly(source.onChange), list: [], entries: [] };
  books.set(source, known);
  return known;
}

/**
 * Keeps the objects of unchanged entries, so that their rows are not rendered again. Of hundreds only the last ones
 * change.
 */
export function steady(
  before: readonly EmeraldLogEntry[],
  after: readonly EmeraldLogEntry[],
): readonly EmeraldLogEntry[] {
  const known = new Map(before.map(entry => [entry.step, entry]));
  return after.map(entry => {
    const old = known.get(entry.step);
    return old !== undefined && same(old as unknown as Json, entry as unknown as Json) ? old : entry;
  });
}

/** The log of this match as far as it is loaded. Using it loads the rest. */
export function useEntries(session: Session): {
  readonly entries: readonly EmeraldLogEntry[];
  readonly isWhole: boolean;
} {
  const source = tellingsOf(session);
  const book = bookOf(source);
  const { list, isWhole } = useSyncExternalStore(book.onChange, source.now);
  useEffect(() => source.fetch(), [source]);
  if (book.list !== list) Object.assign(book, { list, entries: steady(book.entries, entriesOf(list)) });
  return { entries: book.entries, isWhole };
}
