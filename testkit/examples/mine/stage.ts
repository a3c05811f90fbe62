/** How scenarios set up a table of mine. The keys in `set` are what they may give. */
import { type BySeat, type Json, must, randomAt, type Seat, seal } from '@lamplight/contract';
import {
  byKey,
  listOf,
  oneOf,
  PieceBox,
  type ScenarioScene,
  type ScenarioStage,
  type SpotReader,
  whole,
  withAbsent,
} from '@lamplight/testkit';
import { turnTime } from './src/decide.ts';
import { type Mine, mine } from './src/index.ts';
import { allCards } from './src/setup.ts';
import { blank, type State } from './src/state.ts';
import { goals, roles, type View } from './src/words.ts';

const names = ['ann', 'bo', 'cy'] as const;
const cardsInHand = 2; // [MI-PART-2]
const player = oneOf('player', names);
const byPlayer = <Value>(read: SpotReader<Value>) => byKey('player', names, read);

export const mineStage: ScenarioStage<Mine> = {
  set: (given, seed) => {
    const fields = given.fields([
      'turn', // who is on turn; by default ann
      'tunnel', // its length
      'passes', // in a row
      'roles', // by player; the others' are dealt
      'goals', // all three, in order
      'looked', // by player, the goals it has looked at
      'hands', // by player; by default two cards are dealt
      'deck', // exactly these, top first; by default all cards that lie nowhere else
      'played', // exactly these; by default those left over by a given deck
      'absent', // who has left
    ]);
    const random = randomAt(seed, 0);
    const cards = new PieceBox('card', allCards);
    const hands = fields.hands.maybe(byPlayer(listOf(cards.take)));
    const deck = fields.deck.maybe(listOf(cards.take));
    const played = fields.played.maybe(listOf(cards.take));
    const dealt = names.map(name => hands?.get(name) ?? cards.deal(cardsInHand, random));
    const rest = cards.deal(allCards.length, random);
    if (deck !== undefined && played !== undefined && rest.length > 0) {
      fields.played.reject(
        `${rest.length} cards would lie nowhere: leave out \`deck\` or \`played\`, and they go there.`,
      );
    }

    const roleBox = new PieceBox('role', roles);
    const givenRoles = fields.roles.maybe(byPlayer(roleBox.take));
    const goalBox = new PieceBox('goal', goals);
    const lying =
      fields.goals.maybe(listOf(goalBox.take, { length: goals.length })) ?? goalBox.deal(goals.length, random);
    const looked = fields.looked.maybe(byPlayer(listOf(whole(0, goals.length - 1), { distinct: true })));
    const state: State = {
      ...blank,
      turn: names.indexOf(fields.turn.maybe(player) ?? 'ann'),
      endsAt: turnTime.present,
      tunnel: fields.tunnel.maybe(whole(0, 4)) ?? 0,
      passes: fields.passes.maybe(whole(0, 2)) ?? 0,
      played: played ?? (deck === undefined ? [] : rest),
      deck: (deck ?? rest).map(seal),
      hands: dealt.map(hand => hand.map(seal)),
      roles: names.flatMap(name => givenRoles?.get(name) ?? roleBox.deal(1, random)).map(seal),
      goals: lying.map(seal),
      known: names.map(name =>
        Object.fromEntries((looked?.get(name) ?? []).map(goal => [goal, seal(must(lying, goal))])),
      ),
    };

    const seats = new Map(names.map((name, seat) => [name, seat]));
    return withAbsent({ game: mine, match: { seed, seq: 0, now: 0, state }, seats }, fields.absent);
  },

  show,
};

/** The view with names for seats, and with the outcome that a table announces when the match is over. */
function show(view: View, { game, match }: ScenarioScene<Mine>): Json {
  const outcome = game.outcome(match.state);
  return {
    ...view,
    me: view.me === null ? null : nameOf(view.me),
    turn: nameOf(view.turn),
    present: named(view.present),
    handSizes: named(view.handSizes),
    looked: named(view.looked),
    ...(outcome === undefined ? {} : { outcome: { ...outcome, winners: outcome.winners.map(nameOf) } }),
  };
}

const nameOf = (seat: Seat): string => must(names, seat);
const named = <Value>(bySeat: BySeat<Value>) => Object.fromEntries(bySeat.map((part, seat) => [nameOf(seat), part]));
