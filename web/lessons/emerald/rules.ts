/** The positions beside the rules: one or a few for each section that has one. */
import type { Json } from '@lamplight/contract';
import type { Emerald } from '@lamplight/emerald/kit';
import type { CityId, Move } from '@lamplight/emerald/public';
import type { ScriptedMove } from '../film.ts';
import { type FilmedScene, fileOf, film } from '../scene.ts';
import { setEmerald } from './cast.ts';

const players = { players: 3, first: 'monday', turn: { player: 'monday', actions: 2 } };
const limbo = { monday: 4, tuesday: 3, wednesday: 5 };
const isIn =
  (...cities: readonly CityId[]) =>
  (move: Move): boolean =>
    'city' in move && move.city !== undefined && cities.includes(move.city);

function place(): FilmedScene<Emerald> {
  const cards = ['start-handbills', 'start-street-orator'];
  return film({
    shot: setEmerald({
      ...players,
      limbo,
      hand: { monday: cards },
      cities: {
        london: { pile: ['mycroft-holmes', 'bismarck'], agents: { tuesday: 1 }, cubes: { tuesday: 2 } },
        vienna: { pile: ['sigmund-freud', 'okhrana'], agents: { monday: 1, wednesday: 1 }, cubes: { wednesday: 1 } },
        rome: { pile: ['freemasons', 'zombies'], agents: { monday: 1 } },
      },
    }),
    leads: move => move.type === 'place' && move.cards.length === 2 && isIn('london', 'vienna', 'rome')(move),
  });
}

function claim(): FilmedScene<Emerald> {
  return film({
    shot: setEmerald({
      ...players,
      limbo: { monday: 2, tuesday: 3, wednesday: 5 },
      hand: { monday: ['start-informer'] },
      cities: {
        // Four to three; three to three; three, but no cube; two to four.
        paris: {
          pile: ['louise-michel', 'fenians'],
          agents: { monday: 1, tuesday: 2 },
          cubes: { monday: 3, tuesday: 1 },
        },
        madrid: { pile: ['pinkertons', 'vampires'], agents: { wednesday: 3 }, cubes: { monday: 3 } },
        cairo: { pile: ['mi-go', 'nihilists'], agents: { monday: 3, tuesday: 1 } },
        berlin: {
          pile: ['bismarck', 'okhrana'],
          agents: { monday: 1, wednesday: 1 },
          cubes: { monday: 1, wednesday: 3 },
        },
      },
    }),
    leads: ({ type }) => type === 'claim',
  });
}

function back(): FilmedScene<Emerald> {
  return film({
    shot: setEmerald({
      ...players,
      limbo: { monday: 5, tuesday: 2, wednesday: 3 },
      hand: { monday: ['start-banker'] },
      cities: {
        london: { pile: ['mycroft-holmes', 'bismarck'], agents: { monday: 1, tuesday: 2 }, cubes: { monday: 2 } },
        rome: { pile: ['freemasons', 'zombies'], agents: { monday: 1 }, cubes: { monday: 1, wednesday: 2 } },
      },
    }),
    leads: ({ type }) => type === 'retrieve',
  });
}

function tracks(): FilmedScene<Emerald> {
  return film({
    shot: setEmerald({
      ...players,
      tracks: { loyalist: 2, restorationist: 3 },
      points: { monday: { neutral: 4 }, tuesday: { neutral: 7 }, wednesday: { loyalist: 3 } },
      hand: { monday: ['bismarck', 'louise-michel', 'sergei-degaev', 'start-chemist'] },
    }),
    leads: ({ type }) => type === 'track',
  });
}

function kill(): FilmedScene<Emerald> {
  return film({
    shot: setEmerald({
      ...players,
      identities: { monday: 'restorationist' },
      limbo,
      dice: ['madness'],
      hand: { monday: ['hired-assassin', 'errico-malatesta', 'okhrana', 'start-chemist', 'start-banker'] },
      cities: {
        paris: {
          pile: ['the-peoples-will', 'night-terrors'],
          royalty: 'royalty-the-weaver-in-darkness',
          agents: { monday: 2, tuesday: 2 },
          cubes: { monday: 1 },
        },
        rome: { pile: ['freemasons', 'zombies'], agents: { monday: 1 } },
      },
    }),
    leads: move => move.type === 'assassinate' && move.card === 'hired-assassin',
    answer: shot => (shot.match.state.asking === null ? [] : [[900, 'tuesday', { type: 'allow' }]]),
  });
}

function block(): FilmedScene<Emerald> {
  const attack: Move = {
    type: 'assassinate',
    card: 'sebastian-moran',
    city: 'rome',
    target: { agent: 'monday' },
    bombs: ['johann-most'],
  };
  return film({
    shot: setEmerald({
      ...players,
      identities: { monday: 'restorationist', tuesday: 'loyalist' },
      turn: { player: 'tuesday', actions: 2 },
      limbo,
      hand: {
        monday: ['sherlock-holmes', 'start-banker', 'start-handbills', 'start-chemist', 'start-informer'],
        tuesday: ['sebastian-moran', 'johann-most'],
      },
      cities: {
        rome: { pile: ['freemasons', 'zombies'], agents: { monday: 1, tuesday: 2 }, cubes: { tuesday: 1 } },
        vienna: { pile: ['sigmund-freud', 'okhrana'], agents: { monday: 1 } },
      },
    }),
    opening: [[0, 'tuesday', attack]],
    leads: ({ type }) => type === 'block' || type === 'allow',
  });
}

const sanity = (face: 'madness' | 'calm'): FilmedScene<Emerald> =>
  film({
    shot: setEmerald({
      ...players,
      limbo,
      sanity: { monday: 2 },
      dice: [face],
      hand: { monday: ['start-informer'] },
      cities: {
        rome: { pile: ['cthulhu', 'freemasons'], agents: { monday: 1 }, cubes: { monday: 1 } },
        vienna: { pile: ['sigmund-freud', 'okhrana'], agents: { monday: 1 } },
      },
    }),
    leads: move => move.type === 'claim' && move.city === 'rome',
  });

function reveal(faction: 'loyalist' | 'restorationist'): FilmedScene<Emerald> {
  const follows: readonly ScriptedMove<Emerald>[] =
    faction === 'restorationist'
      ? [[900, 'tuesday', { type: 'allow' }]]
      : [
          [900, 'tuesday', { type: 'allow' }],
          [900, 'tuesday', { type: 'keep' }],
          [1_200, 'tuesday', { type: 'reinforce', cities: ['berlin', 'berlin', 'st-petersburg'] }],
        ];
  return film({
    shot: setEmerald({
      ...players,
      identities: { monday: 'restorationist', tuesday: faction },
      limbo,
      hand: { monday: ['start-knife-in-the-dark'] },
      cities: {
        'st-petersburg': { pile: ['vera-zasulich', 'okhrana'], agents: { monday: 2, tuesday: 1 } },
        berlin: { pile: ['bismarck', 'nihilists'], agents: { wednesday: 2 } },
      },
    }),
    leads: ({ type }) => type === 'assassinate',
    answer: () => follows,
  });
}

/** The game ends by the Loyalist marker, after Monday has killed one of Wednesday's agents. */
function count(identities: Json): FilmedScene<Emerald> {
  return film({
    shot: setEmerald({
      ...players,
      identities,
      limbo,
      tracks: { loyalist: 7, restorationist: 8 },
      points: {
        monday: { neutral: 5, loyalist: 6, restorationist: 4 },
        tuesday: { neutral: 4, loyalist: 3, restorationist: 7 },
        wednesday: { neutral: 3, restorationist: 2 },
      },
      hand: { monday: ['sebastian-moran', 'bismarck'] },
      cities: {
        cairo: { pile: ['mi-go', 'nihilists'], agents: { monday: 2, wednesday: 1 } },
        rome: { agents: { wednesday: 2, tuesday: 1 } },
      },
    }),
    opening: [
      [
        0,
        'monday',
        { type: 'assassinate', card: 'sebastian-moran', city: 'cairo', target: { agent: 'wednesday' }, bombs: [] },
      ],
      [0, 'wednesday', { type: 'allow' }],
      [0, 'monday', { type: 'track', cards: ['bismarck'] }],
    ],
  });
}

function ruleScenes(): Readonly<Record<string, FilmedScene<Emerald>>> {
  return {
    place: place(),
    claim: claim(),
    back: back(),
    tracks: tracks(),
    kill: kill(),
    block: block(),
    'sanity-madness': sanity('madness'),
    'sanity-calm': sanity('calm'),
    'reveal-loyalist': reveal('loyalist'),
    'reveal-restorationist': reveal('restorationist'),
    'count-loyalist': count({ monday: 'loyalist', tuesday: 'restorationist', wednesday: 'restorationist' }),
    'count-restorationist': count({ monday: 'restorationist', tuesday: 'restorationist', wednesday: 'loyalist' }),
    'count-traitor': count({ monday: 'restorationist', tuesday: 'loyalist', wednesday: 'restorationist' }),
  };
}

export const emeraldRules = () => fileOf(ruleScenes());
