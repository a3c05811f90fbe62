import type { Json } from '@lamplight/contract';
import type { ClientFrame } from '@lamplight/contract/wire';
import type { StepTellings } from './snapshot.ts';

/** Moves open at a step. `more`: there are too many to list, and these are some of every type. */
export type OfferedMoves<Move = Json> = {
  readonly step: number;
  readonly moves: readonly Move[];
  readonly more: boolean;
};

/** What was told in a match before some step. `more`: something was told before these. */
export type PastSteps = { readonly id: string; readonly tellings: readonly StepTellings[]; readonly more: boolean };

interface PendingQuery<What, Answer> {
  readonly what: What;
  readonly settle: (answer: Answer) => void;
  readonly give: (error: Error) => void;
}

/** A question that only the server can answer. It is asked again on every new connection until it is answered. */
export function createQueries<What, Answer>(
  send: (frame: ClientFrame) => boolean,
  frameOf: (n: number, what: What) => ClientFrame,
) {
  const asked = new Map<number, PendingQuery<What, Answer>>();
  let count = 0;
  return {
    ask: (what: What): Promise<Answer> =>
      new Promise((settle, give) => {
        count += 1;
        asked.set(count, { what, settle, give });
        send(frameOf(count, what));
      }),
    resume: () => {
      for (const [n, { what }] of asked) send(frameOf(n, what));
    },
    heard: (n: number, answer: Answer) => {
      asked.get(n)?.settle(answer);
      asked.delete(n);
    },
    end: (because: string) => {
      for (const { give } of asked.values()) give(new Error(`The line was closed before the answer came: ${because}`));
      asked.clear();
    },
  };
}
