/** Attacks from a separate process, so that those who play beside it wait for the server alone. */
import { setPriority } from 'node:os';
import { pourersPriority } from '../../flood/pourer.ts';
import { type Mark, mark } from './attack.ts';
import { attackOf } from './attacks.ts';
import type { StrikeOrder, StrikeReport } from './striker.ts';

// Real attackers have machines of their own. Here they only get the processor time that others leave.
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
// Connections break under attack: that is no reason to exit.
process.on('unhandledRejection', () => {});
process.send?.({ n: 0, marks: [] } satisfies StrikeReport);
