/** Attacks out of a process of its own, so that whoever waits for an answer beside it waits for the server alone. */
import { setPriority } from 'node:os';
import { pourersPriority } from '../../flood/pourer.ts';
import { type Mark, mark } from './attack.ts';
import { attackOf } from './attacks.ts';
import type { StrikeOrder, StrikeReport } from './striker.ts';

// Strangers attack from machines of their own. Here they may have what of this one the others leave.
setPriority(pourersPriority);

process.on('message', ({ n, name, how, target }: StrikeOrder) => {
  const attack = attackOf(name);
  const work: Promise<readonly Mark[]> =
    how === 'strike' ? attack.strike(target) : (attack.annoy?.(target) ?? Promise.resolve()).then(() => []);
  const failed = (error: unknown): readonly Mark[] => [
    mark(false, 'The attack was carried out to its end.', String((error as Error)?.message ?? error).slice(0, 200)),
  ];
  void work.catch(failed).then(marks => process.send?.({ n, marks } satisfies StrikeReport));
});
process.on('disconnect', () => process.exit());
// Lines break under attacks: that is no reason to end.
process.on('unhandledRejection', () => {});
process.send?.({ n: 0, marks: [] } satisfies StrikeReport);
