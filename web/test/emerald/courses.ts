/** Short courses of play from staged positions. Together they make every action, every text and every answer there is. */
import type { Json } from '@lamplight/contract';
import type { Day, Move } from '@lamplight/emerald/public';
import type { Device } from '../person.ts';

export interface Course {
  readonly name: string;
  readonly device: Device;
  readonly given: { readonly [key: string]: Json };
  /** In this order. Moves of monday are made on the page; those of the others by their programs. */
  readonly moves: readonly (readonly [Day, Move])[];
}

const monday = (...moves: readonly Move[]) => moves.map(move => ['monday', move] as const);
const tuesday = (move: Move) => ['tuesday', move] as const;
const wednesday = (move: Move) => ['wednesday', move] as const;
const turn = { first: 'monday', turn: { player: 'monday', actions: 2 } } as const;
/** Nobody reveals by chance: everybody has an agent out of reach. */
const home = { agents: { monday: 1, tuesday: 1, wednesday: 1 } } as const;
const loyal = { identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'restorationist' } } as const;
const pass: Move = { type: 'pass' };
const endTurn: Move = { type: 'end-turn' };
const allow: Move = { type: 'allow' };

export const courses: readonly Course[] = [
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
          'start-handbills',
        ],
      },
    },
    moves: monday(
      { type: 'text', card: 'doctor-watson' },
      { type: 'text', card: 'matvei-golovinski' },
      { type: 'text', card: 'the-third-section', city: 'berlin' },
      { type: 'text', card: 'the-peoples-will' },
      { type: 'text', card: 'mrs-hudson', cards: ['start-handbills'] },
      pass,
    ),
  },
  {
    name: 'take a card without a cube, and clear cubes of a player',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      cities: {
        berlin: home,
        rome: { pile: ['okhrana', 'nihilists'], agents: { monday: 2 } },
        paris: { cubes: { tuesday: 2, wednesday: 1 } },
      },
      hand: { monday: ['duchess-d-uzes', 'inspector-lestrade'] },
    },
    moves: monday(
      { type: 'text', card: 'duchess-d-uzes', city: 'rome' },
      { type: 'text', card: 'inspector-lestrade', city: 'paris', player: 'tuesday' },
    ),
  },
  {
    name: 'two cubes of others to Limbo, and an agent from the supply',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      cities: { berlin: home, paris: { cubes: { tuesday: 2, wednesday: 1 } } },
      hand: { monday: ['okhrana', 'pinkertons'] },
    },
    moves: monday(
      { type: 'text', card: 'okhrana', cubes: { paris: { tuesday: 1, wednesday: 1 } } },
      { type: 'text', card: 'pinkertons', city: 'cairo' },
    ),
  },
  {
    name: 'Cthulhu takes a city after everybody there was asked, and last agents reveal',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      cities: {
        cairo: { pile: ['okhrana'], agents: { monday: 1, tuesday: 2 } },
        rome: { agents: { monday: 1, wednesday: 1 } },
      },
      hand: { monday: ['cthulhu'] },
    },
    moves: [
      ...monday({ type: 'text', card: 'cthulhu', city: 'cairo' }),
      tuesday(allow),
      tuesday({ type: 'keep' }),
      tuesday({ type: 'reinforce', cities: ['berlin', 'berlin', 'paris'] }),
    ],
  },
  {
    name: 'a sanity roll for another, and a look at an identity',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      cities: { berlin: home },
      hand: { monday: ['night-terrors', 'vladimir-burtsev'] },
      dice: ['madness'],
    },
    moves: monday(
      { type: 'text', card: 'night-terrors', player: 'tuesday' },
      { type: 'text', card: 'vladimir-burtsev', player: 'wednesday' },
    ),
  },
  {
    name: 'hide royalty with a calm mind, then the Black Hand',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      cities: {
        berlin: home,
        madrid: { pile: ['city-madrid'], royalty: 'royalty-the-pale-infanta', agents: { monday: 2 } },
      },
      hand: { monday: ['hide-royalty', 'the-black-hand'] },
      dice: ['calm'],
    },
    moves: monday({ type: 'text', card: 'hide-royalty', city: 'madrid' }, { type: 'text', card: 'the-black-hand' }),
  },
  {
    name: 'Shoggoth is blocked, then the Holy Brotherhood brings cubes back',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      limbo: { monday: 4 },
      cities: { berlin: home, rome: { agents: { monday: 2, tuesday: 1 } } },
      hand: { monday: ['shoggoth', 'the-holy-brotherhood'], tuesday: ['sherlock-holmes'] },
    },
    moves: [
      ...monday({ type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' }),
      tuesday({ type: 'block', card: 'sherlock-holmes' }),
      ...monday({ type: 'text', card: 'the-holy-brotherhood', cubes: 2 }),
    ],
  },
  {
    name: 'the undead are purged, and sanity comes back',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      sanity: { monday: 1 },
      cities: { berlin: { ...home, zombies: 2 } },
      hand: { monday: ['society-of-leopold', 'sigmund-freud'] },
    },
    moves: monday({ type: 'text', card: 'society-of-leopold' }, { type: 'text', card: 'sigmund-freud' }),
  },
  {
    name: 'agents on Mi-Go, agents for Yog Sothoth, and the first come back a turn later',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      cities: { berlin: home, rome: { agents: { monday: 3 } }, paris: { agents: { monday: 1 } } },
      hand: { monday: ['mi-go', 'yog-sothoth', 'start-banker'] },
    },
    moves: [
      ...monday(
        { type: 'text', card: 'mi-go', agents: { rome: 1, paris: 1 } },
        { type: 'text', card: 'yog-sothoth', agents: { rome: 1 } },
        pass,
        endTurn,
      ),
      tuesday(pass),
      tuesday(pass),
      tuesday(endTurn),
      wednesday(pass),
      wednesday(pass),
      wednesday(endTurn),
      ...monday({ type: 'return', card: 'mi-go', city: 'cairo' }),
    ],
  },
  {
    name: 'agents replaced by Irene Adler and by Vampires',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      cities: { berlin: home, rome: { agents: { tuesday: 1 } }, paris: { agents: { monday: 1, wednesday: 1 } } },
      hand: { monday: ['irene-adler', 'vampires'] },
    },
    moves: [
      ...monday(
        { type: 'text', card: 'irene-adler', city: 'rome', player: 'tuesday' },
        { type: 'text', card: 'vampires', city: 'paris', player: 'wednesday' },
      ),
      wednesday(allow),
    ],
  },
  {
    name: 'a change of heart',
    device: 'phone',
    given: { ...turn, ...loyal, cities: { berlin: home }, hand: { monday: ['change-of-heart'] } },
    moves: monday({ type: 'text', card: 'change-of-heart' }),
  },
  {
    name: 'zombies drag agents away; one is blocked, and the second goes for another',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      hand: { monday: ['zombies'], tuesday: ['sherlock-holmes'] },
      cities: {
        berlin: home,
        rome: { agents: { tuesday: 2, wednesday: 1 }, zombies: 2 },
        cairo: { agents: { wednesday: 2 }, zombies: 1 },
      },
    },
    moves: [
      ...monday({
        type: 'text',
        card: 'zombies',
        agents: { rome: 'tuesday', cairo: 'wednesday' },
        cities: ['london', 'vienna'],
      }),
      tuesday({ type: 'block', card: 'sherlock-holmes' }),
      ...monday({ type: 'text', card: 'zombies', agents: { rome: 'wednesday' } }),
      wednesday(allow),
      wednesday(allow),
    ],
  },
  {
    name: 'zombies: the one that was blocked is left at that',
    device: 'phone',
    given: {
      ...turn,
      ...loyal,
      hand: { monday: ['zombies'], tuesday: ['sherlock-holmes'] },
      cities: { berlin: home, rome: { agents: { tuesday: 2, wednesday: 1 }, zombies: 2 } },
    },
    moves: [
      ...monday({ type: 'text', card: 'zombies', agents: { rome: 'tuesday' }, cities: ['london', 'london'] }),
      tuesday({ type: 'block', card: 'sherlock-holmes' }),
      ...monday(pass),
    ],
  },
  {
    name: 'I am attacked and block with Vampires',
    device: 'phone',
    given: {
      first: 'tuesday',
      turn: { player: 'tuesday', actions: 2 },
      ...loyal,
      hand: { monday: ['vampires', 'start-banker'], tuesday: ['hired-assassin', 'start-chemist'] },
      cities: { berlin: home, cairo: { agents: { monday: 1, tuesday: 2 } } },
    },
    moves: [
      tuesday({ type: 'assassinate', card: 'hired-assassin', city: 'cairo', target: { agent: 'monday' }, bombs: [] }),
      ...monday({ type: 'block', card: 'vampires' }),
    ],
  },
  {
    name: 'my last agent dies: I show that I am loyal, and place three anew',
    device: 'desktop',
    given: {
      first: 'tuesday',
      turn: { player: 'tuesday', actions: 2 },
      ...loyal,
      hand: { monday: ['start-banker'], tuesday: ['hired-assassin'] },
      cities: { cairo: { agents: { monday: 1, tuesday: 2 } }, rome: { agents: { wednesday: 1 } } },
    },
    moves: [
      tuesday({ type: 'assassinate', card: 'hired-assassin', city: 'cairo', target: { agent: 'monday' }, bombs: [] }),
      ...monday(allow, { type: 'keep' }, { type: 'reinforce', cities: ['berlin', 'rome', 'rome'] }),
    ],
  },
  {
    name: 'my last agent dies: I change sides instead, and the game is over',
    device: 'phone',
    given: {
      first: 'tuesday',
      turn: { player: 'tuesday', actions: 2 },
      ...loyal,
      hand: { monday: ['change-of-heart'], tuesday: ['hired-assassin'] },
      cities: { cairo: { agents: { monday: 1, tuesday: 2 } }, rome: { agents: { wednesday: 1 } } },
    },
    moves: [
      tuesday({ type: 'assassinate', card: 'hired-assassin', city: 'cairo', target: { agent: 'monday' }, bombs: [] }),
      ...monday(allow, { type: 'text', card: 'change-of-heart' }),
    ],
  },
];
