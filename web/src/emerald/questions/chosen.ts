/** The answer that is being composed. Kept outside the React tree, since both the board and the sheet show it. */
import type { CityId, Move } from '@lamplight/emerald/public';
import { createStore, type ReadableStore } from '../../store/store.ts';

export interface AnswerChoice {
  /** Where agents will stand, in the order of the taps. */
  readonly cities: readonly CityId[];
  /** Given, and held back until the pause is over. */
  readonly answer: Move | undefined;
  /** Sent. It must not be sent again: it would answer the next question. */
  readonly isSent: boolean;
}

export interface ChosenStore extends ReadableStore<AnswerChoice> {
  choose(change: Partial<AnswerChoice>): void;
  /** A choice belongs to one question; another question starts fresh. */
  begin(question: unknown): void;
}

const stores = new WeakMap<object, ChosenStore>();

/** One for each match that is shown. */
export function chosenIn(match: object): ChosenStore {
  const found = stores.get(match);
  if (found !== undefined) return found;
  const made = makeStore();
  stores.set(match, made);
  return made;
}

const nothing: AnswerChoice = { cities: [], answer: undefined, isSent: false };

function makeStore(): ChosenStore {
  const { now, onChange, set } = createStore(nothing);
  let question: unknown;
  return {
    now,
    onChange,
    choose: change => set({ ...now(), ...change }),
    begin: asked => {
      if (asked === question) return;
      question = asked;
      set(nothing);
    },
  };
}
