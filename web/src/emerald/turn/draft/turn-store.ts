import type { Move, View } from '@lamplight/emerald/public';
import { createStore, type ReadableStore } from '../../../store/store.ts';
import { noDraft, type TurnDraft } from './draft.ts';

/** The state of the turn that is being composed, shared by hand, bar, composer and board. */
interface Composed {
  readonly draft: TurnDraft;
  /** What the draft was made on. Cards are named by their position, so it is valid for no other hand. */
  readonly on: string;
  /** The parts of the current action that are done: claims or kills, in order. */
  readonly done: readonly Move[];
  readonly doneIn: string;
}

export interface TurnStore extends ReadableStore<Composed> {
  set(change: Partial<Composed>): void;
}

const stores = new WeakMap<object, TurnStore>();

/** One for each match that is shown. */
export function storeOf(match: object): TurnStore {
  const found = stores.get(match);
  if (found !== undefined) return found;
  const made = makeStore();
  stores.set(match, made);
  return made;
}

function makeStore(): TurnStore {
  const composed = createStore<Composed>({ draft: noDraft, on: '', done: [], doneIn: '' });
  return { ...composed, set: change => composed.set({ ...composed.now(), ...change }) };
}

/** Everything a draft depends on. A step of mine, a drawn card or somebody's answer starts a new one. */
export function standOf({ me, turn, asking, phase, players }: View): string {
  const hand = me === null ? undefined : players[me]?.hand;
  return JSON.stringify([phase, turn, asking?.for ?? null, hand]);
}

export const draftIn = ({ draft, on }: Composed, view: View): TurnDraft => (on === standOf(view) ? draft : noDraft);

/** The action within which a claim or kill may go on [EM-CLAIM-2, EM-KILL-7]. */
export const actionOf = ({ turn }: View): string => `${turn.number} ${turn.going}`;

export const doneIn = ({ done, doneIn: action }: Composed, view: View): readonly Move[] =>
  view.turn.going !== null && action === actionOf(view) ? done : [];
