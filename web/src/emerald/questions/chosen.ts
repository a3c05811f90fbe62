/** The answer that is being made: kept outside the page's tree, since the board shows what the sheet asks for. */
import type { CityId, Move } from '@lamplight/emerald/public';
import type { Source } from '../../store/store.ts';

export interface Chosen {
  /** Where agents will stand, in the order of the taps. */
  readonly cities: readonly CityId[];
  /** Given, and held back until the pause is over. */
  readonly answer: Move | undefined;
  /** On its way: it is not sent a second time, which would answer whatever is asked next. */
  readonly isSent: boolean;
}

const nothing: Chosen = { cities: [], answer: undefined, isSent: false };
let chosen = nothing;
/** The question it belongs to; another one begins anew. */
let question: unknown;
const listeners = new Set<() => void>();

function show(next: Chosen): void {
  chosen = next;
  for (const listener of [...listeners]) listener();
}

export const chosenNow: Source<Chosen> = {
  now: () => chosen,
  onChange: listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const choose = (change: Partial<Chosen>): void => show({ ...chosen, ...change });

export function beginQuestion(asked: unknown): void {
  if (asked === question) return;
  question = asked;
  show(nothing);
}
