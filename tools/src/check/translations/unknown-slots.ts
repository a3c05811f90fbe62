import { branchesOf } from '../../words/branches.ts';
import { slotKindOf, unknownSlot } from '../../words/slots.ts';
import type { CatalogueText } from './each-text.ts';

/** Only in English: the other languages have the same slots. */
export function unknownSlotFaults({ language, key, text }: CatalogueText): readonly string[] {
  if (language !== 'en') return [];
  return slotsIn(text)
    .filter(argument => slotKindOf(key, argument) === undefined)
    .map(argument => unknownSlot(key, argument));
}

function slotsIn(text: string): readonly string[] {
  try {
    const { slots, usual } = branchesOf(text, 'en');
    return [...slots].filter(argument => !usual.has(argument));
  } catch {
    // What cannot be read has a fault of its own.
    return [];
  }
}
