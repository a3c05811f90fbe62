import { type Outcome, unseal } from '@lamplight/contract';
import type { State } from './state.ts';

export function outcome({ ended, roles }: State): Outcome | undefined {
  if (ended === null) return undefined;
  const winning = ended === 'MI-END-1' ? 'digger' : 'mole';
  return {
    winners: [...roles.keys()].filter(seat => unseal(roles[seat] as (typeof roles)[number]) === winning),
    because: ended,
  };
}
