/** How scenarios set up a table of dash. The keys in `set` are what they may give. */
import { type BySeat, type Json, must, seal } from '@lamplight/contract';
import { byKey, oneOf, type ScenarioScene, type ScenarioStage, time, whole, withAbsent } from '@lamplight/testkit';
import { type Dash, dash } from './src/index.ts';
import { blank, type State } from './src/state.ts';
import { finish, type View } from './src/words.ts';

const everybody = ['ann', 'bo', 'cy', 'di'] as const;

export const dashStage: ScenarioStage<Dash> = {
  set: (given, seed) => {
    const fields = given.fields([
      'players', // how many, 2 by default: ann and bo, then cy and di
      'squares', // by player; by default 0
      'bets', // by player, on whom
      'absent', // who has left
      'time', // when the scenario begins, counted from the beginning of the match
    ]);
    const names = everybody.slice(0, fields.players.maybe(whole(2, everybody.length)) ?? 2);
    const player = oneOf('player', names);
    const squares = fields.squares.maybe(byKey('player', names, whole(0, finish - 1)));
    const bets = fields.bets.maybe(byKey('player', names, player));
    const now = fields.time.maybe(time) ?? 0;

    const start = blank({ seats: names.length, options: {} });
    const state: State = {
      ...start,
      runners: start.runners.map((runner, seat) => ({ ...runner, square: squares?.get(must(names, seat)) ?? 0 })),
      bets: names.map(name => {
        const on = bets?.get(name);
        return on === undefined ? null : seal(names.indexOf(on));
      }),
    };
    const seats = new Map(names.map((name, seat) => [name, seat]));
    return withAbsent({ game: dash, match: { seed, seq: 0, now, state }, seats }, fields.absent);
  },

  move: (move, _by, { game, seats }) => {
    if (!move.has('on')) return game.read.move(move.value);
    const on = seats.get(move.under('on').as(oneOf('player', [...seats.keys()])));
    return game.read.move({ ...move.mapping(), on });
  },

  show,
};

/** The view with names for seats, and with the outcome that a table announces when the match is over. */
function show(view: View, { game, match, seats }: ScenarioScene<Dash>): Json {
  const nameOf = (seat: number): string => must([...seats.keys()], seat);
  const named = <Value>(bySeat: BySeat<Value>) => Object.fromEntries(bySeat.map((part, seat) => [nameOf(seat), part]));
  const outcome = game.outcome(match.state);
  return {
    ...view,
    me: view.me === null ? null : nameOf(view.me),
    runners: named(view.runners),
    bets: named(view.bets),
    myBet: view.myBet === null ? null : nameOf(view.myBet),
    ...(outcome === undefined ? {} : { outcome: { ...outcome, winners: outcome.winners.map(nameOf) } }),
  };
}
