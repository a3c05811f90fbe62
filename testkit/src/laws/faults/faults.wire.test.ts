/** Mine, broken on purpose in what it stores, reads and folds in place: which law catches which fault. */
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { catches, named, type PlantedFault } from './faults.ts';

const mine = mineKit.game;

const faults: readonly PlantedFault<Mine>[] = [
  {
    fault: 'an event holds undefined, which no store keeps',
    change: {
      decide: (state, input, random) => {
        const verdict = mine.decide(state, input, random);
        if ('refused' in verdict) return verdict;
        return { events: verdict.events.map(event => ({ note: undefined, ...event })) };
      },
    },
    caughtBy: ['wire'],
    alone: true,
  },
  {
    fault: 'reading a move throws',
    change: {
      read: {
        ...mine.read,
        move: value => mine.read.move({ ...(value as object), type: (value as { type: string }).type }),
      },
    },
    caughtBy: ['wire'],
  },
  {
    fault: 'reading a move lets an unknown key through',
    change: {
      read: {
        ...mine.read,
        move: value => {
          const { type, card, goal } = (value ?? {}) as Record<string, unknown>;
          const read = mine.read.move({
            type,
            ...(card === undefined ? {} : { card }),
            ...(goal === undefined ? {} : { goal }),
          });
          return 'wrong' in read ? read : { value: value as Mine['Move'] };
        },
      },
    },
    caughtBy: ['wire'],
  },
  {
    fault: 'reading a move forgets what it aims at',
    change: {
      read: {
        ...mine.read,
        move: value => {
          const read = mine.read.move(value);
          if ('wrong' in read || read.value.type === 'pass') return read;
          return { value: { type: 'play', card: read.value.card } };
        },
      },
    },
    caughtBy: ['wire'],
    alone: true,
  },
  {
    fault: 'the rules throw on a move that reads well',
    change: {
      read: {
        ...mine.read,
        move: value => {
          const read = mine.read.move({ ...(value as object), goal: 0 });
          const goal = (value as { goal?: number } | null)?.goal;
          if ('wrong' in read || read.value.type === 'pass') return mine.read.move(value);
          return { value: goal === undefined ? { type: 'play', card: read.value.card } : { ...read.value, goal } };
        },
      },
      decide: (state, input, random) => {
        if ('move' in input && input.move.type === 'play' && input.move.goal !== undefined) {
          if (state.goals[input.move.goal] === undefined) throw new Error('there is no such goal');
        }
        return mine.decide(state, input, random);
      },
    },
    caughtBy: ['wire'],
  },
  {
    fault: 'the twin forgets that somebody left',
    change: {
      twin: {
        copy: mine.twin!.copy,
        fold: (state, event) => event.type !== 'attended' && mine.twin!.fold(state, event),
      },
    },
    caughtBy: ['twin'],
    alone: true,
  },
  {
    fault: 'the copy of the twin shares a list that folding changes',
    change: {
      twin: {
        copy: state => ({ ...mine.twin!.copy(state), played: state.played }),
        fold: (state, event) => {
          const { played } = state;
          mine.twin!.fold(state, event);
          // The initial list is frozen, so only one that has grown since can be shared unnoticed.
          if (event.type !== 'played' || played.length === 0) return;
          (played as string[]).push(event.card);
          Object.assign(state, { played });
        },
      },
    },
    caughtBy: ['twin'],
    alone: true,
  },
];

test.each(named(faults))('%s: caught by %s', (_fault, _laws, fault) => {
  expect(catches(mineKit, { kind: 'standard', seeds: 16 }, fault)).toEqual(fault.caughtBy);
});
