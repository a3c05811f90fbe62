/** My own notes about the others. Written by hand, never by a program: guessing is the game. */
import { type ByDay, type Day, days } from '@lamplight/emerald/public';

/** From surely Loyalist to surely Restorationist, with nothing known in the middle. */
export const leanings = ['loyalist2', 'loyalist1', 'none', 'restorationist1', 'restorationist2'] as const;
export type Leaning = (typeof leanings)[number];

export interface SeatNote {
  readonly leaning: Leaning;
  /** One line. */
  readonly text: string;
}

export type SeatNotes = ByDay<SeatNote>;

/** Letters of one note: five of them fit into what the server keeps, in any alphabet. */
export const mostLetters = 120;

export const noNote: SeatNote = { leaning: 'none', text: '' };

/** Reads saved notes, whoever wrote them and however old they are. Takes what fits and drops the rest. */
export function readNotes(kept: unknown): SeatNotes {
  const found: { [day in Day]?: SeatNote } = {};
  if (typeof kept !== 'object' || kept === null) return found;
  for (const day of days) {
    const note = (kept as Readonly<Record<string, unknown>>)[day];
    if (typeof note !== 'object' || note === null) continue;
    const { leaning, text } = note as { readonly leaning?: unknown; readonly text?: unknown };
    found[day] = {
      leaning: leanings.find(each => each === leaning) ?? 'none',
      text: typeof text === 'string' ? text.slice(0, mostLetters) : '',
    };
  }
  return found;
}

/** Drops notes that say nothing. */
export function noted(notes: SeatNotes, day: Day, change: Partial<SeatNote>): SeatNotes {
  const next = { ...(notes[day] ?? noNote), ...change };
  const { [day]: _, ...rest } = notes;
  const text = next.text.slice(0, mostLetters);
  return next.leaning === 'none' && text === '' ? rest : { ...rest, [day]: { ...next, text } };
}
