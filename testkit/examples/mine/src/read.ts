import type { Read, Table } from '@lamplight/contract';
import { cardIds, type Move } from './words.ts';

export type Options = Record<string, never>;

export function readTable(value: unknown): Read<Table<Options>> {
  const table = fieldsOf(value, ['seats', 'options']);
  if (table?.seats !== 3) return { wrong: 'A table of mine has three seats.' };
  if (fieldsOf(table.options, []) === undefined) return { wrong: 'A table of mine has no options.' };
  return { value: { seats: 3, options: {} } };
}

export function readMove(value: unknown): Read<Move> {
  const move = fieldsOf(value, ['type', 'card', 'goal']);
  if (move?.type === 'pass' && Object.keys(move).length === 1) return { value: { type: 'pass' } };
  if (move?.type !== 'play') return { wrong: 'A move of mine is play, with a card, or pass.' };
  const card = cardIds.find(id => id === move.card);
  if (card === undefined)
    return { wrong: `There is no card ${JSON.stringify(move.card)}: cards are ${cardIds.join(', ')}.` };
  const { goal } = move;
  if (goal === undefined) return { value: { type: 'play', card } };
  if (goal !== 0 && goal !== 1 && goal !== 2) return { wrong: 'The goals are 0, 1 and 2.' };
  return { value: { type: 'play', card, goal } };
}

/** A plain object with no other keys than these, or undefined. */
function fieldsOf(value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).every(key => keys.includes(key)) ? (value as Record<string, unknown>) : undefined;
}
