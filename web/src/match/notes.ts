/** What I write for myself in a match: shown at once, kept by the server after a pause, and again if it was too soon. */
import type { CommandAnswer } from '@lamplight/client';
import { createStore, type ReadableStore } from '../store/store.ts';

/** After the last change: a hand that slides makes many. The server takes two a second [TB-NOTE-3]. */
const pause = 1_200;

export interface NotesDraft<Value> extends ReadableStore<Value | undefined> {
  readonly change: (notes: Value) => void;
  /** Without waiting: the page is put away, or what shows the notes is closed. */
  readonly save: () => void;
}

/** `keep` sends what was written. What is not kept yet is the value; undefined when all is. */
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
    // Written on meanwhile: that is sent in its own time.
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

/** What was kept, whoever wrote it and however old it is; undefined for what is no JSON. */
export function keptIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
