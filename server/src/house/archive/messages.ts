/** What the server and the thread of the archive say to each other. */
import type { Store } from '../../store/store.ts';
import type { Archive } from './archive.ts';

export type Ask = { readonly [Name in keyof Archive]: readonly [Name, ...Parameters<Archive[Name]>] }[keyof Archive];

/** All that the archive asks of the store. */
export const questions = ['head', 'read', 'begin', 'append'] as const satisfies readonly (keyof Store)[];
export type Question = (typeof questions)[number];

type Outcome = { readonly value: unknown } | { readonly failed: string };
export type ToWorker = { readonly job: number; readonly ask: Ask } | ({ readonly answer: number } & Outcome);
export type FromWorker =
  | ({ readonly job: number } & Outcome)
  | { readonly question: number; readonly of: Question; readonly args: readonly unknown[] };

/** Never rejects, whether the work throws at once or later. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
