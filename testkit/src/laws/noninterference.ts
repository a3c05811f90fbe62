import { canonical, type GameTypes, hearersOf, type Random, randomAt, type Viewer } from '@lamplight/contract';
import type { Hearing, ViewerLook } from './course/hearing.ts';
import { isLong, listOf, some } from './course/lots.ts';
import { BrokenLaw, type Case, difference, type MakeLaw } from './law.ts';
import { toldAlike } from './told.ts';
import { type Graft, transplant } from './values/paths.ts';
import { textOf } from './values/snapshot.ts';
import type { PathTree } from './values/tree.ts';

/** This many of the viewer's open moves, and this many from the pool, are tried in both worlds. */
const tried = 2;

export const noninterference: MakeLaw = brought => {
  const { standings, secrets } = brought;
  const blindfolded = standings.filter(standing => secrets(standing).paths.length > 0);
  const unswapped = new Set(blindfolded);
  return {
    says: 'Swapping what a viewer cannot know changes neither its view, nor its moves and the answers to them, nor what it is told, nor whom it hears and who hears it, nor for whom the match waits, nor the alarm.',
    ...(blindfolded.length === 0 ? { moot: 'nothing is hidden from anybody' } : {}),
    hear(hearing) {
      const lots = hearing.dice('noninterference');
      let checks = 0;
      for (const look of hearing.looks) {
        if (!blindfolded.includes(look.standing())) continue;
        const made = swapsIn(brought, hearing, look, lots);
        if (made > 0) unswapped.delete(look.standing());
        checks += made;
      }
      return checks;
    },
    close() {
      if (unswapped.size > 0)
        throw new BrokenLaw({}, `There was never a secret to swap for ${[...unswapped].join(', ')}.`);
      return 0;
    },
  };
};

/**
 * The swapped values come from a twin (imagined from this very view) and from a stranger (imagined from another moment
 * or another match). Only the stranger catches a leak that `imagine` respects.
 */
function swapsIn<T extends GameTypes>(
  brought: Case<T>,
  hearing: Hearing<T>,
  look: ViewerLook<T>,
  lots: Random,
): number {
  const { all, each } = brought.secrets(look.standing());
  const twin = look.imagined(0);
  const stranger = lots.pick(hearing.peers(look.standing())).imagined(0);
  const swaps: readonly (readonly [T['State'], PathTree, Graft])[] = [
    [twin, all, 'whole'],
    [twin, lots.pick(each), 'leaves'],
    [stranger, all, 'leaves'],
    [stranger, lots.pick(each), 'leaves'],
  ];
  const moves = [...some(look.offers(), tried, lots), ...some(hearing.pool(), tried, lots)];
  const answers = answersTo(brought, look, look.match.state, moves);
  let checks = 0;
  for (const [donor, swapped, graft] of swaps) {
    const fields = transplant(brought.fieldsOf(look.match.state), brought.fieldsOf(donor), swapped, graft);
    if (fields === undefined) continue;
    const world = brought.stateOf(fields);
    try {
      checks += isUnmoved(brought, look, world, swapped) + isHeardAlike(brought, look, world, swapped);
      // For a whole graft, the law `told` has already compared this.
      if (graft === 'leaves') checks += toldAlike(brought, look, world);
      const there = answersTo(brought, look, world, moves);
      const other = answers.findIndex((answer, n) => answer !== there[n]);
      if (other >= 0)
        throw betrayed(look, swapped, `${canonical(moves[other])} is ${there[other]}, not ${answers[other]}`);
      checks += answers.length;
    } catch (error) {
      // A world patched together from two need not make sense to the rules. An imagined one must.
      if (error instanceof BrokenLaw || graft === 'whole') throw error;
    }
  }
  return checks;
}

const betrayed = <T extends GameTypes>({ step, viewer }: ViewerLook<T>, swapped: PathTree, what: string) =>
  new BrokenLaw({ step, viewer }, `With ${textOf(swapped)} swapped, ${what}.`);

function isUnmoved<T extends GameTypes>({ game }: Case<T>, look: ViewerLook<T>, world: T['State'], swapped: PathTree) {
  const { viewer, match, at, view, bytes, offers } = look;
  const seen = game.view(world, viewer);
  if (JSON.stringify(seen) !== bytes()) {
    const what = difference(seen, view()) || 'the same in another order';
    throw betrayed(look, swapped, `it sees another view: ${what}`);
  }
  const [due, dueThere] = [game.alarm(match.state), game.alarm(world)];
  if (due !== dueThere) {
    throw betrayed(look, swapped, `the alarm is set for ${dueThere ?? 'no time'}, not for ${due ?? 'no time'}`);
  }
  const [awaited, awaitedThere] = [match.state, world].map(state => game.awaits?.(state) ?? []);
  if (JSON.stringify(awaited) !== JSON.stringify(awaitedThere)) {
    throw betrayed(look, swapped, `the match waits for others: ${difference(awaitedThere, awaited)}`);
  }
  if ((due !== undefined && due <= at) || isLong(offers())) return 2;
  if (JSON.stringify(listOf(game.moves(seen, at)).moves) !== JSON.stringify(offers())) {
    throw betrayed(look, swapped, 'it is offered other moves');
  }
  return 3;
}

/** A viewer notices whether it may speak, and whether others may. Neither may depend on what it cannot know. */
function isHeardAlike<T extends GameTypes>(
  brought: Case<T>,
  look: ViewerLook<T>,
  world: T['State'],
  swapped: PathTree,
): number {
  if (brought.game.hears === undefined) return 0;
  const [here, there] = [look.match.state, world].map(state => voicesOf(brought, state, look.viewer));
  if (JSON.stringify(here) === JSON.stringify(there)) return 1;
  throw betrayed(look, swapped, `others hear it, or it hears others: ${difference(there, here)}`);
}

function voicesOf<T extends GameTypes>({ game, viewers }: Case<T>, state: T['State'], viewer: Viewer) {
  const hearers = (speaker: Viewer) => hearersOf(game, state, { seats: viewers.length - 1, speaker });
  return { heardBy: hearers(viewer), hears: viewers.filter(speaker => hearers(speaker).includes(viewer)) };
}

/** How the rules answer the viewer's moves, as far as the viewer hears it. */
function answersTo<T extends GameTypes>(
  { game }: Case<T>,
  { viewer, match, at }: ViewerLook<T>,
  state: T['State'],
  moves: readonly T['Move'][],
): readonly string[] {
  const due = game.alarm(match.state);
  if (viewer === 'audience' || (due !== undefined && due <= at)) return [];
  return moves.map(move => {
    const verdict = game.decide(state, { by: viewer, at, move }, randomAt(match.seed, match.seq + 1));
    return 'refused' in verdict ? `refused by ${verdict.refused}` : 'accepted';
  });
}
