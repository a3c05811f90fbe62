import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type AttackTarget, longestStrike, type Mark, mark } from './attack.ts';

export type StrikeOrder = {
  readonly n: number;
  readonly name: string;
  readonly how: 'strike' | 'annoy';
  readonly target: AttackTarget;
};
export type StrikeReport = { readonly n: number; readonly marks: readonly Mark[] };

/** The attacker, in another process. */
export interface Striker {
  /** When all its code is loaded. Loading takes a whole core and must not count as part of an attack. */
  readonly ready: Promise<unknown>;
  strike(order: Omit<StrikeOrder, 'n'>): Promise<readonly Mark[]>;
  stop(): Promise<void>;
}

export function startStriker(): Striker {
  const child = fork(fileURLToPath(new URL('./strike-process.ts', import.meta.url)));
  const gone = once(child, 'exit');
  const ready = Promise.race([once(child, 'message'), gone]);
  const waiting = new Map<number, (marks: readonly Mark[]) => void>();
  let orders = 0;
  child.on('message', ({ n, marks }: StrikeReport) => {
    waiting.get(n)?.(marks);
    waiting.delete(n);
  });
  void gone.then(() => {
    for (const resolve of waiting.values()) resolve([mark(false, 'The attack was carried out to its end.', 'it left')]);
  });
  return {
    ready,
    strike: order =>
      new Promise(resolve => {
        const n = ++orders;
        const late = setTimeout(() => end([mark(false, 'The attack came to an end.', 'it hangs')]), longestStrike);
        const end = (marks: readonly Mark[]) => {
          clearTimeout(late);
          resolve(marks);
        };
        waiting.set(n, end);
        child.send({ n, ...order } satisfies StrikeOrder);
      }),
    stop: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
