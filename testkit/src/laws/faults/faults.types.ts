/**
 * Faults the compiler must refuse. `tsc` fails on an expected error that does not come, so this file is its own test.
 * Nothing here runs.
 */
import { type Game, type GameTypes, type Secret, type TellTable, toAll } from '@lamplight/contract';

type Card = 'dig' | 'lantern';
type Event =
  | { readonly type: 'passed'; readonly by: number }
  | { readonly type: 'drew'; readonly by: number; readonly card: Secret<Card> };
type Told =
  | { readonly type: 'passed'; readonly by: number }
  | { readonly type: 'drew'; readonly by: number; readonly card: Card | null };
type State = { readonly deck: readonly Secret<Card>[] };

interface Honest extends GameTypes {
  Event: Event;
  Told: Told;
  State: State;
  View: { readonly deckSize: number };
}
export type HonestGame = Game<Honest>;

// 1. A Secret in the View.
interface Leaky extends Omit<Honest, 'View'> {
  View: { readonly top: Secret<Card> };
}
// @ts-expect-error: a Secret is no Json
export type LeakyGame = Game<Leaky>;

const honest: TellTable<Event, Told, State> = {
  passed: toAll,
  drew: ({ type, by }) => ({ type, by, card: null }),
};

// 2. An event that holds a Secret, told to all as it is.
export const loud: TellTable<Event, Told, State> = {
  ...honest,
  // @ts-expect-error: toAll takes no Secret
  drew: toAll,
};

// 3. An event that nobody decided how to tell.
const { drew, ...rest } = honest;
// @ts-expect-error: `drew` is missing
export const silent: TellTable<Event, Told, State> = rest;
export { drew };
