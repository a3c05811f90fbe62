/** Which events can be undone, and how. All of them are public, so no secrets are stored for it. */
import { must } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { Event } from './events.ts';
import type { Reversal, State, TurnStep } from './state.ts';

const kinds = ['agents', 'cubes', 'zombies', 'played', 'held', 'stowed', 'scored', 'marked', 'healed'] as const;
export type Undoable = Extract<Event, { type: (typeof kinds)[number] }>;

const undoable: ReadonlySet<string> = new Set(kinds);
export const isUndoable = (event: Event): event is Undoable => undoable.has(event.type);

/** Events that reveal nothing and belong to whatever step they come in. */
export const isSilent = (event: Event): boolean => event.type === 'clocked' || event.type === 'preset';

/** Reads the state before the event. A held card comes back from where the same step stows it. */
export function reversalOf(state: State, event: Undoable): Reversal | undefined {
  switch (event.type) {
    case 'agents':
      return ['agents', event.of, event.to, event.from, event.count];
    case 'cubes':
      return ['cubes', event.of, event.to, event.from, event.count];
    case 'zombies':
      return ['zombies', event.to, event.from, event.count];
    case 'played':
      return ['cards', event.by, event.to, event.cards];
    case 'stowed':
      return ['cards', event.by, event.to, [event.card]];
    case 'scored':
      return ['points', event.by];
    case 'marked':
      return ['tracks', ...state.tracks];
    case 'healed':
      return ['sanity', event.of, must(state.sanity, event.of)];
    case 'held':
      return undefined;
  }
}

/** The list without the last copy of each of these. */
export function withoutLast<T>(
  list: readonly T[],
  cards: readonly CardNo[],
  cardOf: (part: T) => CardNo,
): readonly T[] {
  return cards.reduceRight<readonly T[]>((rest, card) => {
    const place = rest.findLastIndex(part => cardOf(part) === card);
    return place < 0 ? rest : rest.toSpliced(place, 1);
  }, list);
}

export const lastStep = (steps: readonly TurnStep[]): TurnStep => must(steps, steps.length - 1);
