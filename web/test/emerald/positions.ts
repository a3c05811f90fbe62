/** Positions for looking at the table: `given` of scenarios, with all that a plate, a panel or a sheet can show. */
import type { Json } from '@lamplight/contract';
import { home, loyal, turn } from './course.ts';

type Given = { readonly [key: string]: Json };

/** The middle of a game of five: Friday plays next, then Monday. */
export const europe: Given = {
  first: 'monday',
  turn: { player: 'friday', actions: 2 },
  identities: {
    monday: 'loyalist',
    tuesday: 'restorationist',
    wednesday: 'loyalist',
    thursday: 'restorationist',
    friday: 'loyalist',
  },
  revealed: ['wednesday'],
  sanity: { monday: 2, wednesday: 1, thursday: 2 },
  tracks: { loyalist: 4, restorationist: 2 },
  points: {
    monday: { neutral: 3, loyalist: 3 },
    tuesday: { neutral: 5 },
    wednesday: { neutral: 2, loyalist: 4 },
    thursday: { restorationist: 3 },
    friday: { neutral: 4 },
  },
  limbo: { monday: 3, tuesday: 2, wednesday: 4, thursday: 1, friday: 3 },
  area: { wednesday: ['royalty-rhogog'], thursday: ['prince-kropotkin', 'the-black-hand'] },
  hand: {
    monday: ['start-handbills', 'start-informer', 'hired-assassin', 'infernal-machine', 'okhrana'],
    friday: ['start-handbills', 'start-landlady', 'bismarck', 'start-banker', 'start-chemist'],
  },
  discard: { monday: ['start-banker', 'start-chemist'], tuesday: ['start-informer'] },
  cities: {
    london: {
      pile: ['sherlock-holmes', 'nihilists', 'scotland-yard'],
      royalty: 'royalty-gloriana',
      agents: { monday: 1, tuesday: 1 },
      cubes: { monday: 1, wednesday: 2 },
    },
    paris: { pile: ['louise-michel', 'cthulhu'], agents: { thursday: 2 }, cubes: { thursday: 1, tuesday: 2 } },
    vienna: { pile: ['irene-adler', 'zombies'], agents: { monday: 2, tuesday: 1 }, cubes: { monday: 1, friday: 1 } },
    rome: { pile: ['the-holy-brotherhood', 'fenians'], cubes: { monday: 2, friday: 1 } },
    berlin: { pile: ['fourth-estate'], agents: { wednesday: 1, thursday: 1 }, cubes: { wednesday: 1, friday: 1 } },
    cairo: { pile: ['pinkertons', 'mi-go'], agents: { friday: 1 }, cubes: { friday: 2, tuesday: 1 } },
    madrid: {
      pile: ['city-madrid'],
      royalty: 'royalty-the-pale-infanta',
      agents: { monday: 1, tuesday: 1, friday: 1 },
      cubes: { monday: 1, tuesday: 1, wednesday: 1, thursday: 2 },
    },
    'st-petersburg': { pile: ['johann-most', 'peter-rachkovsky'], agents: { wednesday: 1 }, cubes: { thursday: 1 } },
    constantinople: { pile: ['shoggoth', 'night-terrors'], cubes: { friday: 1, wednesday: 1 }, zombies: 2 },
  },
};

/** Tuesday attacks Monday, who holds these. */
export const attacked = (hand: readonly string[]): Given => ({
  ...europe,
  turn: { player: 'tuesday', actions: 2 },
  hand: { monday: hand, tuesday: ['hired-assassin', 'infernal-machine', 'start-banker'] },
  cities: {
    ...(europe.cities as Given),
    vienna: { pile: ['irene-adler', 'zombies'], agents: { monday: 1, tuesday: 2 }, cubes: { tuesday: 1, friday: 1 } },
  },
});

/** The last agent of Monday is about to die. */
export const lastAgent: Given = {
  ...loyal,
  first: 'tuesday',
  turn: { player: 'tuesday', actions: 2 },
  hand: { monday: ['change-of-heart', 'start-banker'], tuesday: ['hired-assassin'] },
  cities: { cairo: { agents: { monday: 1, tuesday: 2 } }, rome: { agents: { wednesday: 1 } } },
};

export const zombies: Given = {
  ...turn,
  ...loyal,
  hand: { monday: ['zombies'], tuesday: ['sherlock-holmes'] },
  cities: {
    berlin: home,
    rome: { agents: { tuesday: 2, wednesday: 1 }, zombies: 2 },
    cairo: { agents: { wednesday: 2 }, zombies: 1 },
  },
};

/** Monday is about to take a monster, or to send a bad dream, and the die is fixed. */
export const madness: Given = {
  ...turn,
  ...loyal,
  cities: { berlin: home, rome: { pile: ['vampires', 'nihilists'], cubes: { monday: 1 } } },
  hand: { monday: ['night-terrors', 'start-informer'] },
  dice: ['madness'],
};

/** One marker more, and Friday has the points to end the game. */
export const nearTheEnd: Given = {
  ...europe,
  turn: { player: 'monday', actions: 2 },
  points: { ...(europe.points as Given), friday: { neutral: 11, loyalist: 5 } },
  hand: { monday: ['mikhail-katkov', 'start-handbills'] },
};
