/** Taking back: which events can be undone, and how. All of them lie open, so nothing hidden is kept for it. */
import { item, type Seat } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { AgentPlace, CubePlace, Event } from './events.ts';
import type { State } from './state.ts';
import type { City, Going } from './words.ts';

const kinds = ['agents', 'cubes', 'zombies', 'played', 'held', 'stowed', 'scored', 'marked', 'healed'] as const;
export type Undoable = Extract<Event, { type: (typeof kinds)[number] }>;

/** Brings one thing back. Lists, and short ones: they are part of what everybody is sent after every step. */
export type Reversal =
  | readonly ['agents', of: Seat, from: AgentPlace, to: AgentPlace, count: number]
  | readonly ['cubes', of: Seat, from: CubePlace, to: CubePlace, count: number]
  | readonly ['zombies', from: City | 'stock', to: City | 'stock', count: number]
  | readonly ['cards', by: Seat, from: 'discard' | 'area' | 'gone', cards: readonly CardNo[]]
  | readonly ['points', by: Seat]
  | readonly ['tracks', loyalist: number, restorationist: number]
  | readonly ['sanity', of: Seat, tokens: number];

/** One own step of the present turn: what it found before it, and how to undo it, the last thing last. */
export type TurnStep = {
  readonly actions: number;
  /** Left out: nothing could go on. */
  readonly going?: Going;
  /** Left out: something had stirred already. */
  readonly stirred?: false;
  /** Left out: nothing was stored. */
  readonly storedIn?: number;
  readonly undo: readonly Reversal[];
};

const undoable: ReadonlySet<string> = new Set(kinds);
export const isUndoable = (event: Event): event is Undoable => undoable.has(event.type);

/** Events that bring nothing to light and belong to whatever step they come in. */
export const isSilent = (event: Event): boolean => event.type === 'clocked' || event.type === 'preset';

/** In the state before the event. A card that is held comes back from where it is stowed in the same step. */
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
      return ['sanity', event.of, item(state.sanity, event.of)];
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

export const lastStep = (steps: readonly TurnStep[]): TurnStep => item(steps, steps.length - 1);
