import { allow, endTurn, home, loyal, monday, pass, type ScriptedCourse, tuesday, turn } from './course.ts';

/** The actions of the rulebook, with the texts that go with them. */
export const courses: readonly ScriptedCourse[] = [
  {
    name: 'place, undo, place, retrieve from a city and from Limbo, end the turn',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      limbo: { monday: 2 },
      cities: { berlin: home },
      hand: { monday: ['start-handbills', 'start-banker', 'start-informer', 'start-chemist', 'start-landlady'] },
    },
    moves: monday(
      { type: 'place', cards: ['start-handbills'], city: 'rome' },
      { type: 'undo' },
      { type: 'place', cards: ['start-handbills'], city: 'vienna' },
      { type: 'retrieve', cards: ['start-banker'], from: { limbo: 1, vienna: 1 } },
      endTurn,
    ),
  },
  {
    name: 'claim in two cities by one action, then move both markers',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      hand: { monday: ['start-informer', 'start-landlady', 'bismarck', 'louise-michel', 'start-handbills'] },
      cities: {
        berlin: home,
        rome: { pile: ['okhrana', 'nihilists'], cubes: { monday: 1 } },
        cairo: { pile: ['madame-blavatsky', 'johann-most'], cubes: { monday: 2, tuesday: 1 } },
      },
      dice: ['madness'],
    },
    moves: monday(
      { type: 'claim', card: 'start-informer', city: 'rome' },
      { type: 'claim', card: 'start-landlady', city: 'cairo' },
      { type: 'track', cards: ['bismarck', 'louise-michel'] },
      endTurn,
    ),
  },
  {
    name: 'move two agents, discard two cards',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      cities: { berlin: home, rome: { agents: { monday: 2 } } },
      hand: { monday: ['start-cab-driver', 'start-banker', 'start-chemist'] },
    },
    moves: monday(
      {
        type: 'move',
        cards: ['start-cab-driver'],
        moves: [
          { from: 'rome', to: 'paris' },
          { from: 'rome', to: 'cairo' },
        ],
      },
      { type: 'discard', cards: ['start-banker', 'start-chemist'] },
    ),
  },
  {
    name: 'kill an agent with an infernal machine, which is allowed, and royalty by the same action with Fenians',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      hand: {
        monday: ['hired-assassin', 'sebastian-moran', 'infernal-machine', 'fenians', 'start-chemist'],
        tuesday: ['sherlock-holmes'],
      },
      cities: {
        berlin: home,
        vienna: { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 2 } },
        madrid: { pile: ['city-madrid'], royalty: 'royalty-the-pale-infanta', agents: { monday: 2 } },
      },
      dice: ['calm'],
    },
    moves: [
      ...monday({
        type: 'assassinate',
        card: 'hired-assassin',
        city: 'vienna',
        target: { agent: 'tuesday' },
        bombs: ['infernal-machine'],
      }),
      tuesday(allow),
      ...monday({
        type: 'assassinate',
        card: 'sebastian-moran',
        city: 'madrid',
        target: 'royalty',
        bombs: [],
        benefit: 'fenians',
      }),
    ],
  },
  {
    name: 'free texts before a pass: draw, exchange the hand, the marker, the top card, cubes from Limbo',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      limbo: { monday: 3 },
      cities: { berlin: { ...home, pile: ['okhrana', 'nihilists'] } },
      hand: {
        monday: [
          'doctor-watson',
          'matvei-golovinski',
          'the-third-section',
          'the-peoples-will',
          'mrs-hudson',
          'freemasons',
          'the-diogenes-club',
          'start-handbills',
          'start-banker',
        ],
      },
    },
    moves: monday(
      { type: 'text', card: 'doctor-watson' },
      { type: 'text', card: 'matvei-golovinski' },
      { type: 'text', card: 'the-third-section', city: 'berlin' },
      { type: 'text', card: 'the-peoples-will' },
      { type: 'text', card: 'the-diogenes-club' },
      { type: 'text', card: 'mrs-hudson', cards: ['start-handbills'] },
      { type: 'text', card: 'freemasons', cards: ['start-banker'] },
      pass,
    ),
  },
];
