/** Heads and rows as the databases keep them: JSON is text there, so that what comes back is to the byte what went in. */
import type { Json } from '@lamplight/contract';
import type { Head, Row } from './store.ts';

export interface StoredHead extends Omit<Head, 'body'> {
  readonly body: string;
}

export interface StoredRow extends Omit<Row, 'body'> {
  readonly body: string;
}

export const storedHead = ({ id, kind, began, body }: Head): StoredHead => ({
  id,
  kind,
  began,
  body: JSON.stringify(body),
});

export const storedRow = ({ stream, seq, command, body, due }: Row): StoredRow => ({
  stream,
  seq,
  command,
  body: JSON.stringify(body),
  due,
});

export const headFrom = (stored: StoredHead): Head => ({ ...stored, body: JSON.parse(stored.body) as Json });

export const rowFrom = (stored: StoredRow): Row => ({ ...stored, body: JSON.parse(stored.body) as Json });
