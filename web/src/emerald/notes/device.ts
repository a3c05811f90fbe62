/** Notes written while disconnected, kept on this device until the server has them. */
import { readNotes, type SeatNotes } from './notes-kept.ts';

const keyOf = (match: string): string => `lamplight.notes.${match}`;

export function unsentNotes(match: string): SeatNotes | undefined {
  try {
    const kept = localStorage.getItem(keyOf(match));
    return kept === null ? undefined : readNotes(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Undefined: the server has them now. */
export function keepUnsent(match: string, notes: SeatNotes | undefined): void {
  try {
    if (notes === undefined) localStorage.removeItem(keyOf(match));
    else localStorage.setItem(keyOf(match), JSON.stringify(notes));
  } catch {
    // A browser that stores nothing: the notes last as long as the page is open.
  }
}
