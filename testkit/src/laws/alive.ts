import { Broken, type MakeLaw } from './law.ts';

export const alive: MakeLaw = ({ game }) => ({
  says: 'Until there is an outcome somebody can move or an alarm is set, and nothing makes the rules throw.',
  hear({ walk, looks }) {
    if (walk.stopped.how === 'threw') {
      throw new Broken({ step: walk.steps.length }, `The rules threw an error: ${walk.stopped.what}`);
    }
    const states = Map.groupBy(looks, look => look.step);
    for (const [step, [look, ...others]] of states) {
      if (look === undefined || game.outcome(look.match.state) !== undefined) continue;
      if (game.alarm(look.match.state) !== undefined) continue;
      if ([look, ...others].some(each => each.offers().length > 0)) continue;
      throw new Broken({ step }, 'Nobody can move, and no alarm is set.');
    }
    return states.size;
  },
});
