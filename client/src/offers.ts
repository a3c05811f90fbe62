import type { Json } from '@lamplight/contract';
import type { ClientFrame, ServerFrame } from '@lamplight/contract/wire';

/** Moves open at a step. `more`: there are too many to list, and these are some of every type. */
export type Offer<Move = Json> = { readonly step: number; readonly moves: readonly Move[]; readonly more: boolean };

interface Asked {
  readonly settle: (offer: Offer) => void;
  readonly give: (error: Error) => void;
}

/** Which moves are open, asked of the server: again on every new line, until it says. */
export function createOffers(send: (frame: ClientFrame) => boolean) {
  const asked = new Map<number, Asked>();
  let count = 0;
  return {
    ask: (): Promise<Offer> =>
      new Promise((settle, give) => {
        count += 1;
        asked.set(count, { settle, give });
        send({ t: 'moves', n: count });
      }),
    resume: () => {
      for (const n of asked.keys()) send({ t: 'moves', n });
    },
    heard: ({ n, step, moves, more }: Extract<ServerFrame, { t: 'moves' }>) => {
      asked.get(n)?.settle({ step, moves, more });
      asked.delete(n);
    },
    end: (because: string) => {
      for (const { give } of asked.values()) give(new Error(`The line was closed before the moves came: ${because}`));
      asked.clear();
    },
  };
}
