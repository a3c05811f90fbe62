import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pouring, PourReport } from './pour.ts';

export type PourOrder = Omit<Pouring, 'random'> & { readonly count: number; readonly seed: number };

/** As `nice` counts: 0 is usual, 19 is the least. */
export const pourersPriority = 10;

/** The flood's sender, in another process. */
export interface Pourer {
  pour(order: PourOrder): Promise<PourReport>;
  stop(): Promise<void>;
}

export function startPourer(): Pourer {
  const child = fork(fileURLToPath(new URL('./pour-process.ts', import.meta.url)));
  const gone = once(child, 'exit');
  return {
    pour: async order => {
      child.send(order);
      const left = gone.then(() => {
        throw new Error('Whoever pours has left.');
      });
      const [poured] = (await Promise.race([once(child, 'message'), left])) as [PourReport];
      return poured;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
