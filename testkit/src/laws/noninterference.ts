import { apply, canonical, type GameTypes, type Random } from '@lamplight/contract';
import type { Hearing, Look } from './hearing.ts';
import { Broken, type Case, difference, type MakeLaw } from './law.ts';
import { some } from './lots.ts';
import { type Graft, transplant } from './paths.ts';
import { collapse, type Path } from './snapshot.ts';
import { toldAlike } from './told.ts';

/** So many of the viewer's open moves, and so many from the pool, are tried in both worlds. */
const tried = 2;

export const noninterference: MakeLaw = brought => {
  const { viewers, secrets } = brought;
  const blindfolded = viewers.filter(viewer => secrets(viewer).paths.length > 0);
  const unswapped = new Set(blindfolded);
  return {
    says: 'Swapping what a viewer cannot know changes neither its view, nor its moves and the answers to them, nor what it is told, nor the alarm.',
    ...(blindfolded.length === 0 ? { moot: 'nothing is hidden from anybody' } : {}),
    hear(hearing) {
      const lots = hearing.dice('noninterference');
      let checks = 0;
      for (const look of hearing.looks) {
        if (!blindfolded.includes(look.viewer)) continue;
        const made = swapsIn(brought, hearing, look, lots);
        if (made > 0) unswapped.delete(look.viewer);
        checks += made;
      }
      return checks;
    },
    close() {
      if (unswapped.size > 0)
        throw new Broken({}, `There was never a secret to swap for ${[...unswapped].join(', ')}.`);
      return 0;
    },
  };
};

/**
 * The swapped values come from a twin (imagined from this very view) and from a stranger (imagined from another moment
 * or another match). Only the stranger catches a leak that `imagine` has learned to honour.
 */
function swapsIn<T extends GameTypes>(brought: Case<T>, hearing: Hearing<T>, look: Look<T>, lots: Random): number {
  const { paths } = brought.secrets(look.viewer);
  const twin = look.imagined(0);
  const stranger = strangerTo(brought, hearing, look, lots).imagined(0);
  const moves = [...some(look.offers(), tried, lots), ...some(hearing.pool(), tried, lots)];
  const swaps: readonly (readonly [T['State'], readonly Path[], Graft])[] = [
    [twin, paths, 'whole'],
    [twin, [lots.pick(paths)], 'leaves'],
    [stranger, paths, 'leaves'],
    [stranger, [lots.pick(paths)], 'leaves'],
  ];
  let checks = 0;
  for (const [donor, swapped, graft] of swaps) {
    const fields = transplant(brought.fieldsOf(look.match.state), brought.fieldsOf(donor), swapped, graft);
    if (fields === undefined) continue;
    try {
      checks += isUnmoved(brought, look, brought.stateOf(fields), swapped, moves);
    } catch (error) {
      // A world patched together from two need not make sense to the rules; a world that was imagined must.
      if (error instanceof Broken || graft === 'whole') throw error;
    }
  }
  return checks;
}

function strangerTo<T extends GameTypes>({ viewers }: Case<T>, hearing: Hearing<T>, { viewer }: Look<T>, lots: Random) {
  const looks = lots.below(2) === 0 ? hearing.looks : hearing.elsewhere();
  const state = lots.below(looks.length / viewers.length);
  return looks[state * viewers.length + viewers.indexOf(viewer)] as Look<T>;
}

function isUnmoved<T extends GameTypes>(
  brought: Case<T>,
  look: Look<T>,
  world: T['State'],
  swapped: readonly Path[],
  moves: readonly T['Move'][],
): number {
  const { game } = brought;
  const { step, viewer, match, at, view, bytes, offers } = look;
  const betrayed = (what: string) => new Broken({ step, viewer }, `${what}, with ${collapse(swapped)} swapped.`);
  const seen = game.view(world, viewer);
  if (JSON.stringify(seen) !== bytes()) {
    throw betrayed(`It sees another view: ${difference(seen, view()) || 'the same in another order'}`);
  }
  const [due, dueThere] = [game.alarm(match.state), game.alarm(world)];
  if (due !== dueThere) throw betrayed(`The alarm is set for ${dueThere ?? 'no time'}, not for ${due ?? 'no time'}`);
  const checks = 2 + toldAlike(brought, look, world);
  if (viewer === 'audience' || (due !== undefined && due <= at)) return checks;
  if (JSON.stringify([...game.moves(seen, at)]) !== JSON.stringify(offers()))
    throw betrayed('It is offered other moves');
  for (const move of moves) {
    const input = { by: viewer, at, move };
    const [here, there] = [match.state, world].map(
      state => apply(game, { ...match, state }, input).refused ?? 'no rule',
    );
    if (here !== there) throw betrayed(`${canonical(move)} is refused by ${there}, not by ${here}`);
  }
  return checks + 1 + moves.length;
}
