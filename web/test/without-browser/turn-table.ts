/** A table on which every kind of move and every text can be tried, and a move of each. */
import { emeraldKit } from '@lamplight/emerald/kit';
import type { CardId, Move } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';

/** A table on which nearly everything is possible; Monday is to move. */
export const tableWith = (hand: readonly CardId[], more: object = {}) => ({
  players: 3,
  first: 'monday',
  turn: { player: 'monday', actions: 2 },
  hand: { monday: hand },
  limbo: { monday: 3 },
  cities: {
    vienna: {
      pile: ['scotland-yard', 'bismarck'],
      agents: { monday: 2, tuesday: 1 },
      cubes: { monday: 2, tuesday: 1 },
    },
    paris: {
      pile: ['city-paris'],
      royalty: 'royalty-the-weaver-in-darkness',
      agents: { monday: 3, wednesday: 1 },
      cubes: { monday: 1, tuesday: 2 },
      zombies: 1,
    },
    rome: { pile: ['city-rome'], agents: { tuesday: 1, wednesday: 1 }, zombies: 1 },
  },
  ...more,
});

export const viewOf = (hand: readonly CardId[], more?: object) =>
  scene(emeraldKit, tableWith(hand, more)).seat('monday').sees();

export const actions: readonly {
  readonly name: string;
  readonly hand: readonly CardId[];
  readonly move: Move;
  readonly more?: object;
}[] = [
  {
    name: '[EM-PLACE-1] place with several cards',
    hand: ['start-handbills', 'start-cab-driver', 'start-chemist'],
    move: { type: 'place', cards: ['start-handbills', 'start-cab-driver'], city: 'london' },
  },
  {
    name: '[EM-PLACE-2] place with a card of two icons and one cube left',
    hand: ['start-handbills'],
    move: { type: 'place', cards: ['start-handbills'], city: 'london' },
    more: { limbo: { monday: 9 }, cities: {} },
  },
  {
    name: '[EM-CLAIM-2] claim',
    hand: ['start-informer'],
    move: { type: 'claim', card: 'start-informer', city: 'vienna' },
  },
  {
    name: '[EM-RETRIEVE-1] retrieve from Limbo and cities',
    hand: ['start-banker', 'start-chemist'],
    move: { type: 'retrieve', cards: ['start-banker', 'start-chemist'], from: { limbo: 1, vienna: 2 } },
  },
  {
    name: '[EM-MOVE-1] move two agents',
    hand: ['mi-go'],
    move: {
      type: 'move',
      cards: ['mi-go'],
      moves: [
        { from: 'paris', to: 'cairo' },
        { from: 'vienna', to: 'rome' },
      ],
    },
  },
  {
    name: '[EM-MOVE-1] move one agent with two icons',
    hand: ['mi-go'],
    move: { type: 'move', cards: ['mi-go'], moves: [{ from: 'paris', to: 'cairo' }] },
  },
  {
    name: '[EM-TRACK-4] both markers',
    hand: ['scotland-yard', 'the-peoples-will'],
    move: { type: 'track', cards: ['scotland-yard', 'the-peoples-will'] },
    more: { cities: {} },
  },
  {
    name: '[EM-KILL-2] kill an agent with a bomb more',
    hand: ['hired-assassin', 'start-chemist'],
    move: {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['start-chemist'],
    },
  },
  {
    name: '[EM-CARD-HIRED-ASSASSIN-2] one Hired Assassin kills, the other is a bomb',
    hand: ['hired-assassin', 'hired-assassin'],
    move: {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['hired-assassin'],
    },
  },
  {
    name: '[EM-KILL-5] kill royalty',
    hand: ['start-knife-in-the-dark', 'infernal-machine'],
    move: {
      type: 'assassinate',
      card: 'start-knife-in-the-dark',
      city: 'paris',
      target: 'royalty',
      bombs: ['infernal-machine'],
    },
  },
  {
    name: '[EM-CARD-FENIANS-1] kill royalty with the Fenians',
    hand: ['start-knife-in-the-dark', 'fenians'],
    move: {
      type: 'assassinate',
      card: 'start-knife-in-the-dark',
      city: 'paris',
      target: 'royalty',
      bombs: [],
      benefit: 'fenians',
    },
  },
  {
    name: '[EM-DISCARD-1] discard',
    hand: ['start-handbills', 'start-chemist'],
    move: { type: 'discard', cards: ['start-handbills', 'start-chemist'] },
  },
  { name: '[EM-PASS-1] pass', hand: [], move: { type: 'pass' } },
];

export const texts: readonly (readonly [Omit<Extract<Move, { type: 'text' }>, 'type'>, object?])[] = [
  [{ card: 'duchess-d-uzes', city: 'paris' }],
  [{ card: 'irene-adler', city: 'rome', player: 'wednesday' }],
  [{ card: 'matvei-golovinski' }],
  [{ card: 'mrs-hudson', cards: ['start-banker'] }],
  [{ card: 'mrs-hudson', cards: [] }],
  [{ card: 'freemasons', cards: ['start-banker', 'start-chemist'] }],
  [{ card: 'sigmund-freud' }],
  [{ card: 'vladimir-burtsev', player: 'tuesday' }],
  [{ card: 'inspector-lestrade', city: 'paris', player: 'tuesday' }],
  [{ card: 'inspector-lestrade', city: 'paris', player: 'monday' }],
  [{ card: 'doctor-watson' }],
  [{ card: 'the-diogenes-club' }],
  [{ card: 'cthulhu', city: 'rome' }],
  [{ card: 'hide-royalty', city: 'paris' }],
  [{ card: 'mi-go', agents: { paris: 1, vienna: 1 } }],
  [{ card: 'mi-go', agents: { paris: 2 } }],
  [{ card: 'okhrana', cubes: { paris: { tuesday: 2 } } }],
  [{ card: 'okhrana', cubes: { vienna: { monday: 1, tuesday: 1 } } }],
  [{ card: 'pinkertons', city: 'berlin' }],
  [{ card: 'pinkertons', moves: [{ from: 'paris', to: 'berlin' }] }],
  [{ card: 'shoggoth', city: 'rome', player: 'tuesday' }],
  [{ card: 'society-of-leopold' }],
  [{ card: 'the-black-hand' }],
  [{ card: 'yog-sothoth', agents: { paris: 3, vienna: 2 } }],
  [{ card: 'change-of-heart' }],
  [{ card: 'the-third-section', city: 'vienna' }],
  [{ card: 'zombies', agents: { rome: 'tuesday', paris: 'wednesday' }, cities: ['berlin', 'berlin'] }],
  [{ card: 'zombies', agents: {}, cities: ['berlin', 'cairo'] }],
  [{ card: 'vampires', city: 'vienna', player: 'tuesday' }],
  [{ card: 'night-terrors', player: 'wednesday' }],
  [{ card: 'the-peoples-will' }],
  [{ card: 'the-holy-brotherhood', cubes: 2 }],
];
