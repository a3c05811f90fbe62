import { attend, canonical, type GameTypes, type Match, type Outcome, submit } from '@lamplight/contract';
import type { Hearing } from './course/hearing.ts';
import { some } from './course/lots.ts';
import { BrokenLaw, type Case, difference, type MakeLaw } from './law.ts';

/** Long enough that a move that waits for the clock would show. */
const muchLater = 86_400_000;
/** After the end, each seat tries this many moves seen before. */
const tried = 8;

export const ends: MakeLaw = brought => {
  const { game, trial } = brought;
  const reached = new Set<string>();
  return {
    says: 'Random play ends, over all matches in every way the game can end; then nobody can move, no alarm is set and the outcome stays.',
    hear(hearing) {
      const { walk } = hearing;
      const where = { step: walk.steps.length };
      if (walk.stopped.type === 'endless') {
        throw new BrokenLaw(where, `There is no outcome after trying to go on ${walk.stopped.tries} times.`);
      }
      const outcome = game.outcome(walk.last.state);
      // The laws `legal` and `alive` say why a match broke off.
      if (outcome === undefined) return 0;
      reached.add(outcome.because);
      if (!trial.ends.includes(outcome.because)) {
        throw new BrokenLaw(where, `It ends by '${outcome.because}', which the trial does not list.`);
      }
      const { winners } = outcome;
      if (new Set(winners).size !== winners.length || !winners.every(seat => brought.seats.includes(seat))) {
        throw new BrokenLaw(where, `The winners are no set of seats: ${winners.join(', ')}.`);
      }
      return isOver(brought, walk.last, outcome) + isClosed(brought, hearing, outcome);
    },
    close() {
      const missing = trial.ends.filter(end => !reached.has(end));
      if (missing.length > 0) throw new BrokenLaw({}, `No match ended by ${missing.join(', ')}.`);
      return trial.ends.length;
    },
  };
};

function isOver<T extends GameTypes>({ game, trial, viewers }: Case<T>, match: Match<T>, outcome: Outcome): number {
  const where = { step: match.seq };
  const alarm = game.alarm(match.state);
  if (alarm !== undefined) throw new BrokenLaw(where, `It is over, but an alarm is set for ${alarm}.`);
  const after = game.outcome(match.state);
  if (canonical(after) !== canonical(outcome)) {
    throw new BrokenLaw(where, `The outcome does not stay: ${difference(after, outcome)}.`);
  }
  const times = [match.now, match.now + trial.gap, match.now + muchLater];
  for (const viewer of viewers) {
    const view = game.view(match.state, viewer);
    const [offer] = times.flatMap(at => [...game.moves(view, at)]);
    if (offer === undefined) continue;
    throw new BrokenLaw({ ...where, viewer }, `It is over, but ${canonical(offer)} is offered.`);
  }
  return 2 + viewers.length * times.length;
}

/** Neither old moves nor somebody's coming and going open the match again. */
function isClosed<T extends GameTypes>(brought: Case<T>, hearing: Hearing<T>, outcome: Outcome): number {
  const { game, seats } = brought;
  const { last } = hearing.walk;
  const lots = hearing.dice('ends');
  let checks = 0;
  for (const seat of seats) {
    for (const move of some(hearing.pool(), tried, lots)) {
      const { refused } = submit(game, last, { by: seat, move, at: last.now });
      if (refused === undefined) {
        throw new BrokenLaw({ step: last.seq, viewer: seat }, `It is over, but ${canonical(move)} is accepted.`);
      }
      checks++;
    }
    for (const present of [true, false]) {
      const { match, refused } = attend(game, last, { seat, present, at: last.now });
      if (refused !== undefined) {
        throw new BrokenLaw({ step: last.seq, viewer: seat }, `The news of the table is refused by ${refused}.`);
      }
      checks += isOver(brought, match, outcome);
    }
  }
  return checks;
}
