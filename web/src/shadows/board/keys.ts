import type { CellId } from '@lamplight/shadows/public';
import { neighbourTowards, type StepDirection } from '../geometry/geometry.ts';

const arrows: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export type BoardKeyAct =
  | { readonly type: 'go'; readonly to: CellId }
  | { readonly type: 'tap' | 'vote' | 'hold' | 'nothing' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does on a cell. Undefined for keys that the board does not use. */
export function actOf(cell: CellId, { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): BoardKeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const way = arrows[key];
  if (way !== undefined) {
    const to = neighbourTowards(cell, way, { other: shiftKey });
    // At the edge the board still takes the arrow: the page must not scroll.
    return to === undefined ? { type: 'nothing' } : { type: 'go', to };
  }
  if (key === 'Enter') return { type: shiftKey ? 'vote' : 'tap' };
  return key.toLowerCase() === 'z' ? { type: 'hold' } : undefined;
}
