import { attend, type Game, type GameTypes, type Match } from '@lamplight/contract';
import { awayIn } from './course/wander.ts';
import { BrokenLaw, type MakeLaw } from './law.ts';

export const alive: MakeLaw = ({ game, seats }) => ({
  says: 'Until there is an outcome somebody can move or an alarm is set, at the latest when all are back; whom the match waits for can move, if it is there; and nothing makes the rules throw.',
  hear({ walk, looks }) {
    if (walk.stopped.type === 'threw') {
      throw new BrokenLaw({ step: walk.steps.length }, `The rules threw an error: ${walk.stopped.what}`);
    }
    const states = Map.groupBy(looks, look => look.step);
    for (const [step, [look, ...others]] of states) {
      if (look === undefined) continue;
      const awaited = game.awaits?.(look.match.state) ?? [];
      if (game.outcome(look.match.state) !== undefined) {
        if (awaited.length > 0)
          throw new BrokenLaw({ step }, `The match is over, and waits for ${awaited.join(', ')}.`);
        continue;
      }
      const away = awaited.length === 0 ? [] : awayIn(game, look.match, seats.length);
      const mayMove = awaited.filter(seat => !away.includes(seat));
      const idle = [look, ...others].find(
        ({ viewer, offers }) => viewer !== 'audience' && mayMove.includes(viewer) && offers().length === 0,
      );
      if (idle !== undefined)
        throw new BrokenLaw({ step, viewer: idle.viewer }, 'The match waits for it, and it can do nothing.');
      if (game.alarm(look.match.state) !== undefined) continue;
      if ([look, ...others].some(each => each.offers().length > 0)) continue;
      if (wakes(game, look.match, seats.length)) continue;
      throw new BrokenLaw({ step }, 'Nobody can move, and no alarm is set.');
    }
    return states.size;
  },
});

/** A match may wait for somebody, but then it must go on when everybody has come back. */
function wakes<T extends GameTypes>(game: Game<T>, match: Match<T>, seats: number): boolean {
  const [seat] = awayIn(game, match, seats);
  if (seat === undefined) return false;
  const back = attend(game, match, { seat, present: true, at: match.now }).match;
  if (game.alarm(back.state) !== undefined || game.outcome(back.state) !== undefined) return true;
  const everyone = [...Array(seats).keys()];
  return everyone.some(by => anyOf(game.moves(game.view(back.state, by), back.now))) || wakes(game, back, seats);
}

const anyOf = (moves: Iterable<unknown>): boolean => moves[Symbol.iterator]().next().done !== true;
