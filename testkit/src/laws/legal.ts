import { canonical, type GameTypes, type Random, type Seat, submit } from '@lamplight/contract';
import type { ViewerLook } from './course/hearing.ts';
import { isLong, some } from './course/lots.ts';
import { BrokenLaw, type Case, type MakeLaw } from './law.ts';
import { slipsOf } from './reading.ts';
import { untouched } from './untouched.ts';

/** Of a longer offer, this many moves are tried, drawn by lot. */
const tried = 8;
/** In each state, each seat tries this many moves that are not offered. */
const tempted = 2;
/** One time in this many, a move is looked up in a long offer. */
const lookedUp = 8;

export const legal: MakeLaw = ({ game }) => ({
  says: 'What `moves` offers, `decide` accepts and `forbids` does not forbid; the audience is offered nothing; the news of the table is never refused.',
  hear({ walk, looks, dice }) {
    if (walk.stopped.type === 'refused') {
      const { what, rule } = walk.stopped;
      throw new BrokenLaw({ step: walk.steps.length }, `Refused by ${rule} though it was open: ${what}.`);
    }
    const lots = dice('legal');
    let checks = 0;
    for (const { step, viewer, match, at, view, offers } of looks) {
      if (viewer === 'audience' && offers().length > 0) throw new BrokenLaw({ step, viewer }, 'It is offered a move.');
      if (viewer === 'audience' || game.outcome(match.state) !== undefined) continue;
      for (const move of some(offers(), tried, lots)) {
        const { refused } = submit(game, match, { by: viewer, move, at });
        const told = `${canonical(move)} is offered`;
        if (refused !== undefined) throw new BrokenLaw({ step, viewer }, `${told}, but refused by ${refused}.`);
        const forbidden = game.forbids?.(view(), move, at);
        if (forbidden !== undefined) throw new BrokenLaw({ step, viewer }, `${told}, but forbidden by ${forbidden}.`);
        checks++;
      }
    }
    return checks;
  },
});

export const complete: MakeLaw = brought => ({
  says: 'What `moves` does not offer, `decide` refuses by a rule of the game, `forbids` forbids by the same rule, and nothing changes.',
  hear(hearing) {
    const lots = hearing.dice('complete');
    const pool = [...hearing.pool(), ...slipsOf(brought.game, hearing)];
    let checks = 0;
    for (const look of hearing.looks) {
      if (look.viewer === 'audience' || brought.game.outcome(look.match.state) !== undefined) continue;
      for (const move of notOffered(brought, look, pool, lots)) checks += isRefused(brought, look, look.viewer, move);
    }
    return checks;
  },
});

/** Moves that belong to other seats or other moments, or contain a slip. */
function notOffered<T extends GameTypes>(
  { game }: Case<T>,
  { offers, offered, whole, view, at }: ViewerLook<T>,
  pool: readonly T['Move'][],
  lots: Random,
): readonly T['Move'][] {
  if (pool.length === 0 || (isLong(offers()) && lots.below(lookedUp) > 0)) return [];
  return Array.from({ length: tempted }, () => lots.pick(pool)).filter(move =>
    whole() || game.forbids === undefined
      ? !offered().has(canonical(move))
      : game.forbids(view(), move, at) !== undefined,
  );
}

function isRefused<T extends GameTypes>(brought: Case<T>, look: ViewerLook<T>, by: Seat, move: T['Move']): number {
  const { game, trial } = brought;
  const { step, viewer, match, at, view } = look;
  const due = game.alarm(match.state);
  if (due !== undefined && due <= at) return 0;
  const tried = `${canonical(move)} is not offered`;
  const { refused, ...after } = untouched(brought, match.state, { step, viewer }, `deciding ${canonical(move)}`, () =>
    submit(game, match, { by, move, at }),
  );
  if (refused === undefined) throw new BrokenLaw({ step, viewer }, `${tried}, but accepted.`);
  if (after.match !== match || after.steps.length > 0) {
    throw new BrokenLaw({ step, viewer }, `${tried} and refused, but something changed.`);
  }
  if (trial.rules?.includes(refused) === false) {
    throw new BrokenLaw({ step, viewer }, `${tried} and refused by ${refused}, which is no rule of the game.`);
  }
  if (game.forbids === undefined) return 1;
  const forbidden = game.forbids(view(), move, at);
  if (forbidden === refused) return 1;
  const says = forbidden === undefined ? 'does not forbid it' : `says ${forbidden}`;
  throw new BrokenLaw({ step, viewer }, `${tried} and refused by ${refused}, but \`forbids\` ${says}.`);
}
