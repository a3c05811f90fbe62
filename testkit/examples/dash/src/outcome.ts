import type { Outcome } from '@lamplight/contract';
import type { State } from './state.ts';

export function outcome({ ended, runners }: State): Outcome | undefined {
  if (ended === null) return undefined;
  const best = Math.max(...runners.map(runner => runner.square));
  return { winners: runners.flatMap((runner, seat) => (runner.square === best ? [seat] : [])), because: ended };
}
