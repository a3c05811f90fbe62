/** The answer that is being made: kept outside the page's tree, since the board shows what the sheet asks for. */
import type { CityId, Move } from '@lamplight/emerald/public';
import { createStore, type ReadableStore } from '../../store/store.ts';

export interface AnswerChoice {
  /** Where agents will stand, in the order of the taps. */
  readonly cities: readonly CityId[];
  /** Given, and held back until the pause is over. */
  readonly answer: Move | undefined;
  /** On its way: it is not sent a second time, which would answer whatever is asked next. */
  readonly isSent: boolean;
}

export interface ChosenStore extends ReadableStore<AnswerChoice> {
  choose(change: Partial<AnswerChoice>): void;
  /** What was chosen belongs to one question; another one begins anew. */
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
