/** Games broken on purpose, to try the laws themselves. */
import type { Game, GameTypes } from '@lamplight/contract';
import { judge, type Subject } from '../judge.ts';
import { type LawName, lawNames } from '../names.ts';

export type PlantedFault<T extends GameTypes> = {
  readonly fault: string;
  readonly change: Partial<Game<T>>;
  readonly caughtBy: readonly LawName[];
  /** All other laws must let it pass. If absent, only the named ones are tried. */
  readonly alone?: true;
};

/** For the names of tests: what is wrong, and who catches it. */
export const named = <T extends GameTypes>(faults: readonly PlantedFault<T>[]) =>
  faults.map(fault => [fault.fault, fault.caughtBy.join(' and '), fault] as const);

/** The laws that catch the fault in a trial of this many matches, of those it is tried by. */
export function catches<T extends GameTypes>(
  { game, trials }: Subject<T>,
  { kind, seeds }: { readonly kind: string; readonly seeds: number },
  { change, caughtBy, alone }: Omit<PlantedFault<T>, 'fault'>,
): readonly LawName[] {
  const trial = trials[kind];
  if (trial === undefined) throw new Error(`There is no trial '${kind}' of ${game.id}.`);
  const broken: Subject<T> = { game: { ...game, ...change }, trials: { [kind]: { ...trial, seeds } } };
  const { rulings } = judge(broken, kind, { laws: alone === true ? lawNames : caughtBy });
  return lawNames.filter(name => rulings.some(ruling => ruling.law === name && ruling.broken !== undefined));
}
