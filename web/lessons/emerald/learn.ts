/** The tutorial: a small game in prepared positions, one move a step. */
import type { Emerald } from '@lamplight/emerald/kit';
import type { CardId, CityId, Move } from '@lamplight/emerald/public';
import { type ScriptedMove, seen } from '../film.ts';
import { type FilmEnd, type FilmedScene, fileOf, film } from '../scene.ts';
import { type Cities, setStep, trophies } from './learn-board.ts';

const others: Cities = {
  london: { agents: { tuesday: 1 }, cubes: { tuesday: 1 } },
  madrid: { agents: { wednesday: 1 }, cubes: { wednesday: 2 } },
};

const firstHand: readonly CardId[] = [
  'start-handbills',
  'start-street-orator',
  'start-informer',
  'start-banker',
  'start-knife-in-the-dark',
];

const isTo =
  (type: Move['type'], city: CityId) =>
  (move: Move): boolean =>
    move.type === type && 'city' in move && move.city === city;
const done = (): FilmEnd => 'done';

function opening(): Readonly<Record<string, FilmedScene<Emerald>>> {
  const agents = film({
    shot: setStep({
      pieces: {
        vienna: { agents: { monday: 1 } },
        london: { agents: { tuesday: 1 } },
        madrid: { agents: { wednesday: 1 } },
      },
      hand: firstHand,
      more: { phase: 'placing' },
    }),
    leads: ({ type }) => type === 'place-agent',
    answer: (): readonly ScriptedMove<Emerald>[] => [
      [900, 'tuesday', { type: 'place-agent', city: 'st-petersburg' }],
      [900, 'wednesday', { type: 'place-agent', city: 'rome' }],
    ],
    judge: done,
  });
  const pieces: Cities = { ...others, vienna: { agents: { monday: 1, tuesday: 1 } }, paris: { agents: { monday: 1 } } };
  const place = film({
    shot: setStep({ pieces, hand: firstHand }),
    leads: move => isTo('place', 'vienna')(move) && move.type === 'place' && move.cards.length === 2,
    judge: done,
  });
  const placed: Cities = { ...pieces, vienna: { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 3 } } };
  const back = film({
    shot: setStep({
      pieces: placed,
      hand: firstHand.slice(2),
      more: { discard: { monday: firstHand.slice(0, 2) }, turn: { player: 'monday', actions: 1 } },
    }),
    leads: move => move.type === 'retrieve' && move.cards.includes('start-banker') && move.from.limbo === 2,
    judge: done,
  });
  const turnOfOthers: readonly ScriptedMove<Emerald>[] = [
    [1_000, 'tuesday', { type: 'place', cards: ['start-handbills'], city: 'vienna' }],
    [1_400, 'tuesday', { type: 'pass' }],
    [300, 'tuesday', { type: 'end-turn' }],
    [1_000, 'wednesday', { type: 'place', cards: ['start-safe-house'], city: 'rome' }],
    [1_400, 'wednesday', { type: 'pass' }],
    [300, 'wednesday', { type: 'end-turn' }],
  ];
  const turn = film({
    shot: setStep({
      pieces: placed,
      hand: ['start-informer', 'start-knife-in-the-dark'],
      draw: ['start-cab-driver', 'start-landlady', 'start-chemist', 'start-safe-house', 'start-telegraph-clerk'],
      hands: { tuesday: ['start-handbills', 'start-banker'], wednesday: ['start-safe-house', 'start-banker'] },
      more: {
        discard: { monday: [...firstHand.slice(0, 2), 'start-banker'] },
        limbo: { monday: 3, tuesday: 4, wednesday: 3 },
        turn: { player: 'monday', actions: 0 },
      },
    }),
    leads: ({ type }) => type === 'end-turn',
    answer: () => turnOfOthers,
    judge: done,
  });
  return { agents, place, back, turn };
}

const secondHand: readonly CardId[] = [
  'start-informer',
  'start-knife-in-the-dark',
  'start-cab-driver',
  'start-landlady',
  'start-chemist',
];

function middle(): Readonly<Record<string, FilmedScene<Emerald>>> {
  const claim = film({
    shot: setStep({
      pieces: {
        ...others,
        vienna: { agents: { monday: 1, tuesday: 1 }, cubes: { monday: 3, tuesday: 2 } },
        paris: { agents: { monday: 1 } },
      },
      hand: secondHand,
      more: { limbo: { monday: 3, tuesday: 4, wednesday: 3 } },
    }),
    leads: isTo('claim', 'vienna'),
    judge: done,
  });
  const move = film({
    shot: setStep({
      pieces: {
        ...others,
        vienna: { pile: ['freemasons', 'night-terrors', 'city-vienna'], agents: { monday: 2, tuesday: 1 } },
        paris: { agents: { monday: 1 }, cubes: { monday: 1 } },
      },
      hand: secondHand.slice(1),
      more: {
        discard: { monday: ['prince-kropotkin', 'start-informer'] },
        limbo: { monday: 6, tuesday: 4, wednesday: 3 },
        points: { monday: { restorationist: 2 } },
        turn: { player: 'monday', actions: 1 },
      },
    }),
    leads: moved => moved.type === 'move' && moved.moves.length === 2 && moved.moves.every(({ to }) => to === 'paris'),
    judge: done,
  });
  const tracks = film({
    shot: setStep({
      pieces: {
        ...others,
        vienna: { pile: ['freemasons', 'night-terrors', 'city-vienna'], agents: { tuesday: 1 } },
        paris: { agents: { monday: 3 }, cubes: { monday: 1 } },
      },
      hand: ['prince-kropotkin', 'the-black-international', 'start-safe-house', 'start-banker', 'start-landlady'],
      more: {
        tracks: { loyalist: 1, restorationist: 1 },
        points: { monday: { restorationist: 2 }, tuesday: { loyalist: 3 }, wednesday: { neutral: 2 } },
      },
    }),
    leads: ({ type }) => type === 'track',
    judge: done,
  });
  return { claim, move, tracks };
}

const paris: Cities = {
  ...others,
  vienna: { pile: ['freemasons', 'night-terrors', 'city-vienna'], agents: { tuesday: 1 } },
  paris: { agents: { monday: 3 }, cubes: { monday: 1 } },
};
const midway = {
  tracks: { loyalist: 1, restorationist: 5 },
  points: { monday: { restorationist: 2 }, tuesday: { loyalist: 3 }, wednesday: { neutral: 2 } },
};

function fighting(): Readonly<Record<string, FilmedScene<Emerald>>> {
  const kill = film({
    shot: setStep({
      pieces: paris,
      hand: ['hired-assassin', 'start-chemist', 'start-handbills', 'start-banker', 'start-informer'],
      more: { ...midway, dice: ['madness'] },
    }),
    leads: move => move.type === 'assassinate' && move.target === 'royalty',
    judge: done,
  });
  const slain = { ...midway, points: { ...midway.points, monday: { restorationist: 6 } }, sanity: { monday: 2 } };
  const after: Cities = {
    ...paris,
    paris: {
      pile: ['louise-michel', 'fenians', 'the-peoples-will'],
      agents: { monday: 2, wednesday: 1 },
    },
  };
  const text = film({
    shot: setStep({
      pieces: after,
      hand: ['doctor-watson', 'start-handbills', 'start-banker', 'start-informer'],
      draw: ['sherlock-holmes', 'start-landlady', 'start-cab-driver', 'start-safe-house'],
      more: { ...slain, ...trophies },
    }),
    leads: move => move.type === 'text' && move.card === 'doctor-watson',
    judge: done,
  });
  const block = film({
    shot: setStep({
      pieces: { ...after, vienna: { agents: { monday: 1, tuesday: 3 } } },
      hand: ['sherlock-holmes', 'start-landlady', 'start-handbills', 'start-banker', 'start-informer'],
      hands: { tuesday: ['sebastian-moran', 'start-chemist', 'start-banker'] },
      more: {
        ...slain,
        ...trophies,
        turn: { player: 'tuesday', actions: 2 },
      },
    }),
    opening: [
      [
        1_200,
        'tuesday',
        { type: 'assassinate', card: 'sebastian-moran', city: 'vienna', target: { agent: 'monday' }, bombs: [] },
      ],
    ],
    leads: ({ type }) => type === 'block' || type === 'allow',
    judge: shot => (seen(shot).cities.vienna.agents.monday === 1 ? 'done' : 'astray'),
  });
  const reveal = film({
    shot: setStep({
      pieces: {
        madrid: { agents: { wednesday: 1 }, cubes: { wednesday: 2 } },
        paris: after.paris ?? {},
        'st-petersburg': { agents: { monday: 2, tuesday: 1 } },
      },
      hand: ['start-knife-in-the-dark', 'start-handbills', 'start-banker', 'start-informer', 'sherlock-holmes'],
      more: { ...slain, ...trophies },
    }),
    leads: move => move.type === 'assassinate' && move.city === 'st-petersburg',
    answer: (): readonly ScriptedMove<Emerald>[] => [
      [1_200, 'tuesday', { type: 'allow' }],
      [900, 'tuesday', { type: 'keep' }],
      [1_200, 'tuesday', { type: 'reinforce', cities: ['london', 'berlin', 'berlin'] }],
    ],
    judge: done,
  });
  return { kill, text, block, reveal };
}

function ending(): FilmedScene<Emerald> {
  return film({
    shot: setStep({
      pieces: {
        london: { agents: { tuesday: 2 }, cubes: { tuesday: 1 } },
        madrid: { agents: { wednesday: 2 }, cubes: { wednesday: 1 } },
        vienna: { pile: ['city-vienna', 'night-terrors'], agents: { monday: 2 }, cubes: { monday: 1 } },
        paris: { pile: ['louise-michel', 'fenians'], agents: { monday: 1 } },
      },
      hand: ['start-informer', 'start-handbills', 'start-banker'],
      more: {
        revealed: ['tuesday'],
        tracks: { loyalist: 2, restorationist: 7 },
        sanity: { monday: 2 },
        ...trophies,
        points: {
          monday: { restorationist: 10, neutral: 4, loyalist: 3 },
          tuesday: { loyalist: 9, neutral: 5 },
          wednesday: { neutral: 3, loyalist: 4 },
        },
      },
    }),
    leads: isTo('claim', 'vienna'),
    judge: done,
  });
}

export const emeraldLearn = () => fileOf({ ...opening(), ...middle(), ...fighting(), end: ending() });
