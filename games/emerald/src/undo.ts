/** Taking back: which events can be undone, and how. All of them lie open, so nothing hidden is kept for it. */
import { item, type Seat } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { AgentPlace, CubePlace, Event } from './events.ts';
import type { Going } from './words.ts';

const kinds = ['agents', 'cubes', 'zombies', 'played', 'held', 'stowed', 'scored', 'marked', 'healed'] as const;
export type Undoable = Extract<Event, { type: (typeof kinds)[number] }>;

/** One own step of the present turn, with what it found before it. */
export type TurnStep = {
  readonly actions: number;
  readonly going: Going | null;
  readonly stirred: boolean;
  readonly storedIn: number | null;
  readonly tracks: readonly [number, number];
  readonly sanity: number;
  readonly events: readonly Undoable[];
};

const undoable: ReadonlySet<string> = new Set(kinds);
export const isUndoable = (event: Event): event is Undoable => undoable.has(event.type);

/** Events that bring nothing to light and belong to whatever step they come in. */
export const isSilent = (event: Event): boolean => event.type === 'clocked' || event.type === 'preset';

/** What brings the pieces and cards back; markers, tokens and the rest are restored from the step itself. */
export type Reversal =
  | {
      readonly agents: {
        readonly of: Seat;
        readonly from: AgentPlace;
        readonly to: AgentPlace;
        readonly count: number;
      };
    }
  | { readonly cubes: { readonly of: Seat; readonly from: CubePlace; readonly to: CubePlace; readonly count: number } }
  | { readonly zombies: Extract<Event, { type: 'zombies' }> }
  | {
      readonly unplayed: {
        readonly by: Seat;
        readonly cards: readonly CardNo[];
        readonly from: 'discard' | 'area' | 'gone';
      };
    }
  | { readonly unscored: Seat };

export function reversalOf(event: Undoable): Reversal | undefined {
  switch (event.type) {
    case 'agents':
      return { agents: { ...event, from: event.to, to: event.from } };
    case 'cubes':
      return { cubes: { ...event, from: event.to, to: event.from } };
    case 'zombies':
      return { zombies: { ...event, from: event.to, to: event.from } };
    case 'played':
      return { unplayed: { by: event.by, cards: event.cards, from: event.to } };
    case 'stowed':
      return { unplayed: { by: event.by, cards: [event.card], from: event.to } };
    case 'scored':
      return { unscored: event.by };
    case 'held':
    case 'marked':
    case 'healed':
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
