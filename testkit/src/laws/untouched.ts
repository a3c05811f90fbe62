import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '@lamplight/contract';
import { BrokenLaw, type Case, difference, type LawPlace } from './law.ts';
import { freeze, isLoose } from './values/freeze.ts';

/** Runs a part of the rules on a frozen state. A state that cannot be frozen is compared with a copy. */
export function untouched<T extends GameTypes, Result>(
  { fieldsOf }: Case<T>,
  state: T['State'],
  where: LawPlace,
  doing: string,
  run: () => Result,
): Result {
  const copy = isLoose(state) ? structuredClone(state) : undefined;
  let result: Result;
  try {
    result = freeze(run());
  } catch (error) {
    throw new BrokenLaw(where, `With the state frozen, ${doing} throws: ${(error as Error).message}.`);
  }
  if (copy === undefined || isDeepStrictEqual(state, copy)) return result;
  throw new BrokenLaw(where, `The state was changed by ${doing}: ${difference(fieldsOf(state), fieldsOf(copy))}.`);
}
