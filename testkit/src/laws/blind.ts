import { apply, canonical, type GameTypes } from '@lamplight/contract';
import { chance, seedFor } from './course/chance.ts';
import type { ViewerLook } from './course/hearing.ts';
import { some } from './course/lots.ts';
import { wander } from './course/wander.ts';
import { BrokenLaw, type Case, difference, type MakeLaw } from './law.ts';

/** Of a longer offer, this many moves are tried, drawn by lot. */
const tried = 8;
/** One imagined state in this many is played on to its end. */
const dreamt = 16;

export const blind: MakeLaw = brought => ({
  says: 'To its viewer an imagined state looks like the true one, accepts the moves that are open, is over when the true one is, and can be played to an end.',
  hear({ seed, looks, dice }) {
    const lots = dice('blind');
    looks.forEach((look, place) => {
      looksTheSame(brought, look);
      for (const move of look.viewer === 'audience' ? [] : some(look.offers(), tried, lots))
        accepts(brought, look, move);
      if (lots.below(dreamt) === 0) playsOn(brought, look, seed, place);
    });
    return looks.length;
  },
});

function looksTheSame<T extends GameTypes>(
  { game }: Case<T>,
  { step, viewer, match, view, bytes, imagined }: ViewerLook<T>,
) {
  const seen = game.view(imagined(0), viewer);
  if (JSON.stringify(seen) !== bytes() && canonical(seen) !== canonical(view())) {
    throw new BrokenLaw({ step, viewer }, `In an imagined state it sees another view: ${difference(seen, view())}.`);
  }
  const [here, there] = [match.state, imagined(0)].map(state => game.outcome(state)?.because ?? 'not over');
  if ((here === 'not over') !== (there === 'not over')) {
    throw new BrokenLaw({ step, viewer }, `The true state is ${here}, an imagined one ${there}.`);
  }
}

function accepts<T extends GameTypes>({ game }: Case<T>, look: ViewerLook<T>, move: T['Move']): void {
  const { step, viewer, match, at, imagined } = look;
  if (viewer === 'audience') return;
  const input = { by: viewer, at, move };
  const there = apply(game, { ...match, state: imagined(0) }, input);
  if (there.refused === undefined || apply(game, match, input).refused !== undefined) return;
  const what = `${canonical(move)} is accepted, but in an imagined state refused by ${there.refused}`;
  throw new BrokenLaw({ step, viewer }, `${what}.`);
}

function playsOn<T extends GameTypes>(
  { game, trial }: Case<T>,
  look: ViewerLook<T>,
  seed: number,
  place: number,
): void {
  const { step, viewer, match, imagined } = look;
  const start = { seed: seedFor('dream', seed), seq: place, now: match.now, state: imagined(0) };
  const { stopped } = wander(game, start, { ...trial, seats: trial.table.seats }, chance('dream', seed, place));
  if (stopped.type === 'over') return;
  const why = 'what' in stopped ? ` (${stopped.what})` : '';
  throw new BrokenLaw({ step, viewer }, `Play from an imagined state does not end well: it is ${stopped.type}${why}.`);
}
