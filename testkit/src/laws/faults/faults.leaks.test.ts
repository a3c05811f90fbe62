/** Mine, broken on purpose in what it shows, tells and imagines: which law catches which fault. */
import { type Game, type Random, seal, unseal, viewersOf } from '@lamplight/contract';
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { catches, named, type PlantedFault } from './faults.ts';

type State = Mine['State'];
type View = Mine['View'];
const mine = mineKit.game;

/** Enough matches to show everything that is hidden, so that the snapshot can be compared. */
const seeds = 16;

const top = ({ deck }: State) => (deck[0] === undefined ? null : unseal(deck[0]));
const lanternOnTop = (state: State) => top(state) === 'lantern';

/** A view that also gives a clue. */
const hinting =
  (clue: (state: State) => unknown): Game<Mine>['view'] =>
  (state, viewer) =>
    ({ ...mine.view(state, viewer), clue: clue(state) }) as View;

/** An `imagine` that respects the clue: it deals until the state gives the same one. */
const honouring =
  (clue: (state: State) => unknown): Game<Mine>['imagine'] =>
  (view, random) => {
    for (;;) {
      const state = mine.imagine(view, random);
      if (clue(state) === (view as View & { readonly clue: unknown }).clue) return state;
    }
  };

/** The first card of whoever sits after seat 0. */
const nextCard = ({ hands }: State) => (hands[1]?.[0] === undefined ? null : unseal(hands[1][0]));
/** The seats, those with a lantern in hand first. */
const lanternsFirst = ({ hands }: State) => {
  const holds = (seat: number) => hands[seat]!.map(unseal).includes('lantern');
  return [...hands.keys()].sort((a, b) => Number(holds(b)) - Number(holds(a))).join();
};

const noChance: Random = { below: () => 0, pick: ([first]) => first!, shuffle: items => items };

const faults: readonly PlantedFault<Mine>[] = [
  {
    fault: 'the view hints at the top card',
    change: { view: hinting(top) },
    caughtBy: ['blind', 'noninterference'],
  },
  {
    fault: 'the view gives the top card away, and imagine honours it',
    change: { view: hinting(top), imagine: honouring(top) },
    caughtBy: ['hidden', 'noninterference'],
  },
  {
    fault: 'the view tells whether a lantern is on top, and imagine honours it',
    change: { view: hinting(lanternOnTop), imagine: honouring(lanternOnTop) },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'the view shows the first card of the next hand, and imagine honours it',
    change: { view: hinting(nextCard), imagine: honouring(nextCard) },
    caughtBy: ['noninterference'],
  },
  {
    fault: 'the order of a list in the view betrays who holds a lantern, and imagine honours it',
    change: { view: hinting(lanternsFirst), imagine: honouring(lanternsFirst) },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'the order of the keys of the view betrays the top card',
    change: {
      view: (state, viewer) => {
        const { me, ...rest } = mine.view(state, viewer);
        return lanternOnTop(state) ? { me, ...rest } : { ...rest, me };
      },
    },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'the view lacks a public fact, and imagine makes it up',
    change: { view: (state, viewer) => ({ ...mine.view(state, viewer), passes: 0 }) },
    caughtBy: ['hidden'],
    alone: true,
  },
  {
    fault: 'everyone is told what was peeked',
    change: { tell: { ...mine.tell, peeked: event => ({ ...event, found: unseal(event.found) }) } },
    caughtBy: ['told', 'noninterference'],
  },
  {
    fault: 'nothing is told when a lantern is drawn: a silence that speaks',
    change: {
      tell: {
        ...mine.tell,
        drew: (event, viewer, state) =>
          viewer !== event.by && unseal(event.card) === 'lantern' ? undefined : mine.tell.drew(event, viewer, state),
      },
    },
    caughtBy: ['told', 'noninterference'],
  },
  {
    fault: 'the length of a telling depends on the card drawn',
    change: {
      tell: {
        ...mine.tell,
        drew: (event, viewer, state) => {
          const pad = viewer === event.by ? '' : ' '.repeat(unseal(event.card).length);
          return { ...mine.tell.drew(event, viewer, state)!, pad };
        },
      },
    },
    caughtBy: ['told', 'noninterference'],
  },
  {
    fault: 'the telling of the deal says who is the mole',
    change: {
      tell: {
        ...mine.tell,
        began: ({ roles }) => ({ type: 'began', mole: roles.map(unseal).indexOf('mole') }) as Mine['Told'],
      },
    },
    caughtBy: ['told'],
    alone: true,
  },
  {
    fault: 'somebody leaving is a step only while a lantern is on top',
    change: {
      decide: (state, input, random) => {
        if (input.by !== 'table') return mine.decide(state, input, random);
        return { events: lanternOnTop(state) ? [{ type: 'tunnelled', by: input.seat, length: state.tunnel }] : [] };
      },
    },
    caughtBy: ['told', 'noninterference'],
  },
  {
    fault: 'the clock gives more time while a lantern is on top',
    change: {
      alarm: state => {
        const due = mine.alarm(state);
        return due === undefined ? undefined : due + (lanternOnTop(state) ? 1_000 : 0);
      },
    },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'nobody may speak while a lantern is on top',
    change: { hears: state => (lanternOnTop(state) ? [] : viewersOf(state.hands.length)) },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'the mole, who knows it, is heard by nobody else, and so the others know it too',
    change: {
      hears: ({ hands, roles }, speaker) =>
        speaker !== 'audience' && unseal(roles[speaker]!) === 'mole' ? [speaker] : viewersOf(hands.length),
    },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'it is said to be the mole’s turn while a lantern is on top',
    change: { awaits: state => (lanternOnTop(state) ? [state.turn, state.hands.length - 1] : [state.turn]) },
    caughtBy: ['alive', 'noninterference'],
  },
  {
    fault: 'a refusal depends on a hidden card',
    change: {
      decide: (state, input, random) =>
        'move' in input && input.move.type === 'play' && lanternOnTop(state)
          ? { refused: 'MI-PLAY-1' }
          : mine.decide(state, input, random),
    },
    caughtBy: ['legal', 'blind', 'noninterference'],
  },
  {
    fault: 'a refusal names another rule while a lantern is on top',
    change: {
      decide: (state, input, random) => {
        const verdict = mine.decide(state, input, random);
        return 'refused' in verdict && verdict.refused === 'MI-TURN-1' && lanternOnTop(state)
          ? { refused: 'MI-PLAY-1' }
          : verdict;
      },
    },
    caughtBy: ['noninterference'],
    alone: true,
  },
  {
    fault: 'a lazy imagine deals the same world each time',
    change: { imagine: view => mine.imagine(view, noChance) },
    caughtBy: ['hidden'],
    alone: true,
  },
  {
    fault: 'imagine ignores the sizes of the other hands',
    change: {
      imagine: (view, random) => {
        const state = mine.imagine(view, random);
        return { ...state, hands: state.hands.map((hand, seat) => (seat === view.me ? hand : hand.slice(1))) };
      },
    },
    caughtBy: ['sound', 'blind'],
  },
  {
    fault: 'imagine ignores what was learned',
    change: { imagine: (view, random) => ({ ...mine.imagine({ ...view, known: {} }, random) }) },
    caughtBy: ['blind'],
  },
  {
    fault: 'imagine deals cards that have been played',
    change: { imagine: (view, random) => ({ ...mine.imagine({ ...view, played: [] }, random), played: view.played }) },
    caughtBy: ['sound'],
    alone: true,
  },
  {
    fault: 'imagine gives the others false knowledge',
    change: {
      imagine: (view, random) => {
        const state = mine.imagine(view, random);
        const guess = () => seal(random.pick(['gold', 'stone'] as const));
        const known = state.known.map((seen, seat) =>
          seat === view.me ? seen : Object.fromEntries(Object.keys(seen).map(goal => [goal, guess()])),
        );
        return { ...state, known };
      },
    },
    caughtBy: ['sound'],
    alone: true,
  },
  {
    fault: 'a state that is over is imagined as going on',
    change: { imagine: (view, random) => mine.imagine({ ...view, ended: null }, random) },
    caughtBy: ['blind', 'hidden'],
  },
];

test.each(named(faults))('%s: caught by %s', (_fault, _laws, fault) => {
  expect(catches(mineKit, { kind: 'standard', seeds }, fault)).toEqual(fault.caughtBy);
});
