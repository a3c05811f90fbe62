import { allow, endTurn, home, loyal, monday, pass, type ScriptedCourse, tuesday, turn, wednesday } from './course.ts';

/** Every question asked out of turn, and every answer to it. */
export const courses: readonly ScriptedCourse[] = [
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
    name: 'I place my last agent, say beforehand how I answer, am asked all the same and block with Vampires',
    device: 'phone',
    given: {
      first: 'tuesday',
      phase: 'placing',
      ...loyal,
      hand: { monday: ['vampires', 'start-banker'], tuesday: ['hired-assassin', 'start-chemist'] },
      cities: { berlin: { agents: { monday: 1, wednesday: 2 } }, cairo: { agents: { tuesday: 2 } } },
    },
    moves: [
      ...monday(
        { type: 'place-agent', city: 'cairo' },
        { type: 'preset', answer: 'allow' },
        { type: 'preset', answer: 'ask' },
      ),
      tuesday({ type: 'assassinate', card: 'hired-assassin', city: 'cairo', target: { agent: 'monday' }, bombs: [] }),
      ...monday({ type: 'block', card: 'vampires' }),
    ],
  },
  {
    name: 'Holmes saves me from Shoggoth; Vampires, Zombies, each that comes, and Cthulhu I allow',
    device: 'desktop',
    given: {
      first: 'tuesday',
      turn: { player: 'tuesday', actions: 2 },
      ...loyal,
      hand: {
        monday: ['sherlock-holmes', 'start-banker'],
        tuesday: ['shoggoth', 'vampires'],
        wednesday: ['zombies', 'cthulhu'],
      },
      cities: {
        berlin: home,
        cairo: { agents: { monday: 3, tuesday: 1 }, zombies: 1 },
        rome: { agents: { monday: 1 }, zombies: 1 },
      },
      dice: ['calm', 'calm', 'calm', 'calm'],
    },
    moves: [
      tuesday({ type: 'text', card: 'shoggoth', city: 'cairo', player: 'monday' }),
      ...monday({ type: 'block', card: 'sherlock-holmes' }),
      tuesday({ type: 'text', card: 'vampires', city: 'cairo', player: 'monday' }),
      ...monday(allow),
      tuesday(endTurn),
      wednesday({
        type: 'text',
        card: 'zombies',
        agents: { cairo: 'monday', rome: 'monday' },
        cities: ['london', 'london'],
      }),
      ...monday(allow, allow),
      wednesday({ type: 'text', card: 'cthulhu', city: 'cairo' }),
      ...monday(allow),
      tuesday(allow),
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
