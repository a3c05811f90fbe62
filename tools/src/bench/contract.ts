/** What the contract costs, each measured beside the simplest way to do the same. */
import { canonical, fold, type GameTypes, must, open, randomAt, randomPlayer, seedOf } from '@lamplight/contract';
import { play } from '../arena/play.ts';
import { kitOf } from '../games.ts';
import { type Comparison, compare } from './measure.ts';

const seed = seedOf(1);

export function benchContract(): readonly Comparison[] {
  return [chance(), streams(), loop(), twinFold(), texts()];
}

function chance(): Comparison {
  const random = randomAt(seed, 0);
  let word = 1;
  /** xorshift32: fast, but one draw reveals its whole state. */
  const small = () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
  return compare(
    { name: 'a draw below 52 from a stream of the match', once: () => sum(() => random.below(52)) },
    { name: 'a draw from a small 32-bit generator', once: () => sum(() => small() % 52) },
  );
}

const sum = (draw: () => number): number => {
  let total = 0;
  for (let n = 0; n < 100; n++) total += draw();
  return total;
};

function streams(): Comparison {
  let seq = 0;
  return compare(
    { name: 'a new stream and its first draw', once: () => randomAt(seed, ++seq).below(6) },
    { name: 'a new stream that is never drawn from', once: () => randomAt(seed, ++seq) },
  );
}

/** A recorded match of an example game, played again. */
function recorded() {
  const { game, seat } = kitOf('mine');
  const table = seat(1)?.table;
  if (table === undefined) throw new Error('One bot can no longer play mine alone; give the benchmark another table.');
  const player = randomPlayer(game, 0);
  const played = play(
    game,
    table,
    seed,
    Array.from({ length: table.seats }, () => player),
  );
  return {
    game,
    start: played.opening.match.state,
    events: played.steps.flatMap(step => step.entry.events),
    played,
    table,
  };
}

function loop(): Comparison {
  const { game, played, table } = recorded();
  const inputs = played.steps.map(step => step.entry.input);
  const bare = () => {
    let { state } = open(game, table, seed).match;
    inputs.forEach((input, n) => {
      const verdict = game.decide(state, input, randomAt(seed, n + 1));
      if ('events' in verdict) state = fold(game, state, verdict.events);
    });
    return state;
  };
  const whole = () => {
    const player = randomPlayer(game, 0);
    return play(
      game,
      table,
      seed,
      Array.from({ length: table.seats }, () => player),
    ).steps.length;
  };
  return compare(
    { name: 'a match of mine by random players', once: whole },
    { name: 'its inputs only decided and folded', once: bare },
  );
}

function twinFold(): Comparison {
  const { game, start, events } = recorded();
  const { twin } = game;
  if (twin === undefined) throw new Error('mine has lost its twin; give the benchmark another game.');
  const inPlace = () => {
    const state = twin.copy(start);
    for (const event of events) twin.fold(state, event);
    return state;
  };
  return compare(
    { name: 'the in-place fold of a match of mine', once: inPlace },
    { name: 'its pure fold', once: () => fold(game, start, events) },
  );
}

function texts(): Comparison {
  const { game, played } = recorded();
  const views: readonly GameTypes['View'][] = played.steps.map(step => game.view(step.after.state, 0));
  let n = 0;
  const next = () => must(views, n++ % views.length);
  return compare(
    { name: 'the canonical text of a view', once: () => canonical(next()) },
    { name: 'JSON.stringify', once: () => JSON.stringify(next()) },
  );
}
