/** The keys of a turn. By the position of the key, so that Cyrillic keyboards have the same keys. */
import { acts, type TurnAct } from './draft/draft.ts';

export type TurnKey =
  | { readonly does: 'act'; readonly act: TurnAct }
  | { readonly does: 'card'; readonly place: number }
  | { readonly does: 'end-turn' | 'undo' | 'confirm' | 'clear' };

const letters: { readonly [act in TurnAct]?: string } = {
  place: 'P',
  claim: 'C',
  retrieve: 'R',
  move: 'O',
  track: 'T',
  assassinate: 'K',
  text: 'X',
  discard: 'D',
};

/** What the list of keys shows: the keys, and the sentence that names what they do. */
export const turnKeys = [
  { keys: ['1', '…', '9'], id: 'emerald.turn.key.cards' },
  { keys: ['P'], id: 'emerald.turn.name.place' },
  { keys: ['C'], id: 'emerald.turn.name.claim' },
  { keys: ['R'], id: 'emerald.turn.name.retrieve' },
  { keys: ['O'], id: 'emerald.turn.name.move' },
  { keys: ['T'], id: 'emerald.turn.name.track' },
  { keys: ['K'], id: 'emerald.turn.name.assassinate' },
  { keys: ['X'], id: 'emerald.turn.name.text' },
  { keys: ['D'], id: 'emerald.turn.name.discard' },
  { keys: ['Enter'], id: 'emerald.turn.key.confirm' },
  { keys: ['Esc'], id: 'emerald.turn.key.clear' },
  { keys: ['U'], id: 'emerald.turn.do.undo' },
  { keys: ['E'], id: 'emerald.turn.do.end-turn' },
] as const;

export const letterOf = (act: TurnAct): string | undefined => letters[act];

type Pressed = { readonly [part in 'key' | 'code']: string } & {
  readonly [part in 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey']: boolean;
};

export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): TurnKey | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'Escape') return { does: 'clear' };
  if (key === 'Enter') return { does: 'confirm' };
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return { does: 'card', place: Number(digit) - 1 };
  if (code === 'KeyE') return { does: 'end-turn' };
  if (code === 'KeyU') return { does: 'undo' };
  const act = acts.find(each => letters[each] !== undefined && code === `Key${letters[each]}`);
  return act === undefined ? undefined : { does: 'act', act };
}
