/** The answer that is being made: kept outside the page's tree, since the board shows what the sheet asks for. */
import type { CityId, Move } from '@lamplight/emerald/public';
import { createStore, type Source } from '../../store/store.ts';

export interface Chosen {
  /** Where agents will stand, in the order of the taps. */
  readonly cities: readonly CityId[];
  /** Given, and held back until the pause is over. */
  readonly answer: Move | undefined;
  /** On its way: it is not sent a second time, which would answer whatever is asked next. */
  readonly isSent: boolean;
}

const nothing: Chosen = { cities: [], answer: undefined, isSent: false };
const chosen = createStore(nothing);
/** The question it belongs to; another one begins anew. */
let question: unknown;

export const chosenNow: Source<Chosen> = chosen;

export const choose = (change: Partial<Chosen>): void => chosen.set({ ...chosen.now(), ...change });

export function beginQuestion(asked: unknown): void {
  if (asked === question) return;
  question = asked;
  chosen.set(nothing);
}
