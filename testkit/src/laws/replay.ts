import { isDeepStrictEqual } from 'node:util';
import { open, randomAt } from '@lamplight/contract';
import { BrokenLaw, difference, type MakeLaw } from './law.ts';
import { untouched } from './untouched.ts';
import { freeze } from './values/freeze.ts';

export const replay: MakeLaw = brought => ({
  says: 'Folding the events as a store gives them back makes every state of the match again, and no state is changed in place.',
  hear({ opening, walk, looks }) {
    const { game, trial, fieldsOf } = brought;
    let state = freeze(game.blank(trial.table));
    let checks = 0;
    const fold = (step: number, events: readonly (typeof opening.dealt)[number][], wanted: typeof state) => {
      for (const event of freeze(JSON.parse(JSON.stringify(events)) as typeof events)) {
        const before = state;
        state = untouched(brought, before, { step }, `evolving ${event.type}`, () => game.evolve(before, event));
        checks++;
      }
      if (isDeepStrictEqual(state, wanted)) return;
      const what = difference(fieldsOf(state), fieldsOf(wanted));
      throw new BrokenLaw({ step }, `The folded state is not that of the match: ${what}.`);
    };
    fold(0, opening.dealt, opening.match.state);
    for (const { entry, after } of walk.steps) fold(entry.seq, entry.events, after.state);
    for (const { match, step, viewer } of looks) {
      untouched(brought, match.state, { step, viewer }, 'looking at it', () => {
        game.alarm(match.state);
        game.outcome(match.state);
        game.view(match.state, viewer);
      });
      checks++;
    }
    return checks;
  },
});

export const redecide: MakeLaw = brought => ({
  says: 'The same seed, table and inputs give the same deal and the same events, and deciding changes no state.',
  hear({ opening, walk }) {
    const { game, trial } = brought;
    const again = open(game, trial.table, opening.match.seed);
    if (!isDeepStrictEqual(again.dealt, opening.dealt)) {
      throw new BrokenLaw({ step: 0 }, `The second deal is another: ${difference(again.dealt, opening.dealt)}.`);
    }
    for (const { before, entry } of walk.steps) {
      const where = { step: entry.seq };
      const verdict = untouched(brought, before.state, where, 'deciding', () =>
        game.decide(before.state, entry.input, randomAt(before.seed, entry.seq)),
      );
      if ('refused' in verdict) throw new BrokenLaw(where, `Accepted at first, then refused by ${verdict.refused}.`);
      if (isDeepStrictEqual(verdict.events, entry.events)) continue;
      throw new BrokenLaw(where, `The second time brings other events: ${difference(verdict.events, entry.events)}.`);
    }
    return 1 + walk.steps.length;
  },
});
