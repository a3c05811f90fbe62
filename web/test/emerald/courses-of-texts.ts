import { allow, endTurn, home, loyal, monday, pass, type ScriptedCourse, tuesday, turn, wednesday } from './course.ts';

/** Texts used as actions of their own. */
export const courses: readonly ScriptedCourse[] = [
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
    name: 'Cthulhu takes a city after everybody there was asked, last agents reveal, and then a change of heart',
    device: 'desktop',
    given: {
      ...turn,
      ...loyal,
      cities: {
        cairo: { pile: ['okhrana'], agents: { monday: 1, tuesday: 2 } },
        rome: { agents: { monday: 1, wednesday: 1 } },
      },
      hand: { monday: ['cthulhu', 'change-of-heart'] },
    },
    moves: [
      ...monday({ type: 'text', card: 'cthulhu', city: 'cairo' }),
      tuesday(allow),
      tuesday({ type: 'keep' }),
      tuesday({ type: 'reinforce', cities: ['berlin', 'berlin', 'paris'] }),
      ...monday({ type: 'text', card: 'change-of-heart' }),
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
];
