/** Heads and rows as the databases hold them. JSON is stored as text, so that it comes back byte for byte. */
import type { Json } from '@lamplight/contract';
import type { StreamHead, StreamRow } from './store.ts';

export interface StoredHead extends Omit<StreamHead, 'body'> {
  readonly body: string;
}

export interface StoredRow extends Omit<StreamRow, 'body'> {
  readonly body: string;
}

export const storedHead = ({ id, kind, began, body }: StreamHead): StoredHead => ({
  id,
  kind,
  began,
  body: JSON.stringify(body),
});

export const storedRow = ({ stream, seq, command, body, due }: StreamRow): StoredRow => ({
  stream,
  seq,
  command,
  body: JSON.stringify(body),
  due,
});

export const headFrom = (stored: StoredHead): StreamHead => ({ ...stored, body: JSON.parse(stored.body) as Json });

export const rowFrom = (stored: StoredRow): StreamRow => ({ ...stored, body: JSON.parse(stored.body) as Json });
