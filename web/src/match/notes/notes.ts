/** My own notes in a match: shown at once, sent to the server after a pause, and sent again if that was too soon. */
import type { CommandAnswer } from '@lamplight/client';
import { createStore, type ReadableStore } from '../../store/store.ts';

/** Counted from the last change, since a drag makes many. The server takes two a second [TB-NOTE-3]. */
const pause = 1_200;

export interface NotesDraft<Value> extends ReadableStore<Value | undefined> {
  readonly change: (notes: Value) => void;
  /** Saves now: the page is hidden, or the notes are closed. */
  readonly save: () => void;
}

/** `keep` sends the text. The store's value is what is not saved yet; undefined when all is. */
export function draftOf<Value>(keep: (text: string) => Promise<CommandAnswer | undefined>): NotesDraft<Value> {
  const latest = createStore<Value | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  };
  const send = async () => {
    clearTimeout(timer);
    const sent = latest.now();
    if (sent === undefined) return;
    const answer = await keep(JSON.stringify(sent));
    // Changed meanwhile: the newer text has its own timer.
    if (latest.now() !== sent) return;
    if (answer?.done === true) latest.set(undefined);
    else if (answer?.refused === 'TB-NOTE-3') later();
  };
  return {
    now: latest.now,
    onChange: latest.onChange,
    change: notes => {
      latest.set(notes);
      later();
    },
    save: () => void send(),
  };
}

/** The saved notes, whoever wrote them and however old they are. Undefined for text that is not JSON. */
export function keptIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
