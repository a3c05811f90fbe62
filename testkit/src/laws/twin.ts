import { isDeepStrictEqual } from 'node:util';
import type { GameTypes, Twin } from '@lamplight/contract';
import type { Hearing } from './course/hearing.ts';
import { BrokenLaw, type Case, difference, type MakeLaw } from './law.ts';

export const twin: MakeLaw = brought => ({
  says: 'Folding in place gives the same state as `evolve` after every event, and what is folded into a copy does not show in its original.',
  ...(brought.game.twin === undefined ? { moot: 'the game has no twin of `evolve`' } : {}),
  hear: hearing => (brought.game.twin === undefined ? 0 : foldsAlike(brought, brought.game.twin, hearing)),
});

function foldsAlike<T extends GameTypes>(
  { game, trial, fieldsOf }: Case<T>,
  { copy, fold }: Twin<T['State'], T['Event']>,
  { opening, walk }: Hearing<T>,
): number {
  let evolved = game.blank(trial.table);
  let folded = copy(evolved);
  let checks = 0;
  for (const { seq, events } of [{ seq: 0, events: opening.dealt }, ...walk.steps.map(step => step.entry)]) {
    for (const event of events) {
      const same = (what: string, state: T['State'], wanted: T['State']) => {
        checks++;
        if (isDeepStrictEqual(state, wanted)) return;
        throw new BrokenLaw({ step: seq }, `${what}: ${difference(fieldsOf(state), fieldsOf(wanted))}.`);
      };
      const before = evolved;
      const original = folded;
      folded = copy(original);
      evolved = game.evolve(before, event);
      fold(original, event);
      same(`After ${event.type} the twin has another state`, original, evolved);
      same(`Folding ${event.type} changed a copy made before`, folded, before);
      fold(folded, event);
      same(`After ${event.type} a copy has another state`, folded, evolved);
      same(`Folding ${event.type} into a copy changed its original`, original, evolved);
    }
  }
  return checks;
}
