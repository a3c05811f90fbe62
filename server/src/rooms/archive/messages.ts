/** Messages between the server and a thread of the archive. */
import type { Viewer } from '@lamplight/contract';
import type { Store } from '../../store/store.ts';
import type { ReplayReader } from './archive.ts';

/** Read-only requests, which may be repeated. */
export type ArchiveQuery =
  | readonly ['record', match: string]
  | readonly ['replay', match: string, viewer: Viewer | 'open']
  | readonly ['why', match: string, reader: ReplayReader];
export type ArchiveRequest = ArchiveQuery | readonly ['keep', file: string, now: number];

/** All that the archive asks of the store. */
export const questions = ['head', 'read', 'begin', 'append'] as const satisfies readonly (keyof Store)[];
export type StoreQuestion = (typeof questions)[number];

type Outcome = { readonly value: unknown } | { readonly failed: string };
/** `longer`: it is this much work, more than was allowed, and was not begun. `tooLong`: nobody does it. */
export type JobOutcome = Outcome | { readonly longer: number } | { readonly tooLong: string };
export type ToArchive =
  | { readonly job: number; readonly ask: ArchiveRequest; readonly most: number }
  | ({ readonly answer: number } & Outcome);
export type FromArchive =
  | ({ readonly job: number } & JobOutcome)
  | { readonly question: number; readonly of: StoreQuestion; readonly args: readonly unknown[] };

/** Never rejects, whether the work throws at once or later. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() };
  } catch (error) {
    return failureOf(error);
  }
}

export const failureOf = (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) });
