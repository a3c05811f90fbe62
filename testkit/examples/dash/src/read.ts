import type { Read, Table } from '@lamplight/contract';
import type { Move } from './words.ts';

export type Options = Record<string, never>;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

export function readTable(value: unknown): Read<Table<Options>> {
  if (!isPlain(value) || !isWhole(value.seats, 2, 4)) return { wrong: 'A table of dash has two to four seats.' };
  if (!isPlain(value.options) || Object.keys(value.options).length > 0)
    return { wrong: 'A table of dash has no options.' };
  return { value: { seats: value.seats, options: {} } };
}

export function readMove(value: unknown): Read<Move> {
  const keys = isPlain(value) ? Object.keys(value).toSorted().join() : '';
  if (isPlain(value) && value.type === 'step' && keys === 'type') return { value: { type: 'step' } };
  if (isPlain(value) && value.type === 'bet' && keys === 'on,type' && isWhole(value.on, 0, 3)) {
    return { value: { type: 'bet', on: value.on } };
  }
  return { wrong: 'A move of dash is step, or bet with `on`: a seat from 0 to 3.' };
}
