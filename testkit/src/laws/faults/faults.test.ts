/** Mine and dash, broken on purpose in how they play: which law catches which fault. */
import { type Dash, dashKit } from '@lamplight/testkit/examples/dash';
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { lawNames } from '../names.ts';
import { catches, named, type PlantedFault } from './faults.ts';

const mine = mineKit.game;
const dash = dashKit.game;

/** Enough for both games to end in every way. */
const seeds = 16;

let deals = 0;

const inMine: readonly PlantedFault<Mine>[] = [
  {
    fault: 'a state is changed in place',
    change: {
      evolve: (state, event) => {
        if (event.type !== 'tunnelled') return mine.evolve(state, event);
        (state as { tunnel: number }).tunnel = event.length;
        return state;
      },
    },
    caughtBy: ['replay'],
  },
  {
    fault: 'an event is changed in place',
    change: {
      evolve: (state, event) => {
        if (event.type === 'began') (event.deck as unknown[]).reverse();
        return mine.evolve(state, event);
      },
    },
    caughtBy: ['replay'],
  },
  {
    fault: 'the view sorts the hand in place',
    change: {
      view: (state, viewer) => {
        if (viewer !== 'audience') (state.hands[viewer] as unknown[]).sort();
        return mine.view(state, viewer);
      },
    },
    caughtBy: ['replay'],
  },
  {
    fault: 'folding draws: the same events lead elsewhere',
    change: {
      evolve: (state, event) => {
        const next = mine.evolve(state, event);
        return event.type === 'turned' ? { ...next, endsAt: next.endsAt + (++deals % 7) } : next;
      },
    },
    caughtBy: ['replay'],
  },
  {
    fault: 'the deal draws from a chance of its own',
    change: {
      setup: (table, random) => {
        for (let draw = 0; draw < ++deals % 5; draw++) random.below(2);
        return mine.setup(table, random);
      },
    },
    caughtBy: ['redecide'],
  },
  {
    fault: 'the blank table is not always the same',
    change: { blank: table => ({ ...mine.blank(table), passes: ++deals % 2 }) },
    caughtBy: ['replay'],
  },
  {
    fault: 'a move is offered that the rules refuse',
    change: {
      moves: view => [...mine.moves(view, 0), ...(view.me === view.turn ? [{ type: 'pass' } as const] : [])],
    },
    caughtBy: ['legal'],
  },
  {
    fault: 'the audience is offered a move',
    change: { moves: (view, at) => (view.me === null ? [{ type: 'pass' }] : mine.moves(view, at)) },
    caughtBy: ['legal'],
  },
  {
    fault: 'forbids forbids what is offered',
    change: { forbids: (view, move) => (move.type === 'play' || view.me !== view.turn ? 'MI-TURN-1' : undefined) },
    caughtBy: ['legal'],
  },
  {
    fault: 'forbids lets a move through that the rules refuse',
    change: { forbids: () => undefined },
    caughtBy: ['complete'],
    alone: true,
  },
  {
    fault: 'a refusal cites a rule that the game does not have',
    change: {
      decide: (state, input, random) => {
        const verdict = mine.decide(state, input, random);
        return 'refused' in verdict ? { refused: 'MI-TURN-9' as Mine['Rule'] } : verdict;
      },
    },
    caughtBy: ['complete'],
    alone: true,
  },
  {
    fault: 'the news of the table is refused',
    change: {
      decide: (state, input, random) =>
        input.by === 'table' ? { refused: 'MI-TURN-1' } : mine.decide(state, input, random),
    },
    caughtBy: ['legal'],
  },
  {
    fault: 'the clock rings for ever',
    change: {
      decide: (state, input, random) =>
        input.by === 'clock' ? { events: [{ type: 'passed', by: state.turn }] } : mine.decide(state, input, random),
    },
    caughtBy: ['alive'],
  },
  {
    fault: 'nobody is told that the match is over: a move is offered after the end',
    change: { moves: (view, at) => mine.moves({ ...view, ended: null }, at) },
    caughtBy: ['ends'],
    alone: true,
  },
  {
    fault: 'a move is accepted after the end',
    change: {
      decide: (state, input, random) => mine.decide('move' in input ? { ...state, ended: null } : state, input, random),
    },
    caughtBy: ['ends'],
    alone: true,
  },
  {
    fault: 'the alarm stays set after the end',
    change: { alarm: state => state.endsAt },
    caughtBy: ['ends'],
  },
  {
    fault: 'whoever comes back opens the match again',
    change: {
      decide: (state, input, random) =>
        mine.decide(input.by === 'table' ? { ...state, ended: null } : state, input, random),
      evolve: (state, event) => ({
        ...mine.evolve(state, event),
        ...(event.type === 'attended' ? { ended: null } : {}),
      }),
    },
    caughtBy: ['ends'],
  },
  {
    fault: 'a match ends in a way that nobody listed',
    change: {
      outcome: state => {
        const outcome = mine.outcome(state);
        return outcome === undefined ? undefined : { ...outcome, because: 'boredom' };
      },
    },
    caughtBy: ['ends'],
    alone: true,
  },
];

const inDash: readonly PlantedFault<Dash>[] = [
  {
    fault: 'the rules read the wall clock',
    change: {
      decide: (state, input, random) => {
        const verdict = dash.decide(state, input, random);
        if ('refused' in verdict) return verdict;
        const late = Math.ceil(performance.now() * 1_000) % 1_000;
        return {
          events: verdict.events.map(event =>
            event.type === 'stepped' ? { ...event, restsUntil: event.restsUntil + late } : event,
          ),
        };
      },
    },
    caughtBy: ['redecide'],
  },
  {
    fault: 'no alarm is set in a race',
    change: { alarm: () => undefined },
    caughtBy: ['alive'],
  },
  {
    fault: 'a step is accepted while resting',
    change: {
      decide: (state, input, random) =>
        dash.decide({ ...state, runners: state.runners.map(runner => ({ ...runner, restsUntil: 0 })) }, input, random),
    },
    caughtBy: ['complete'],
    alone: true,
  },
];

test.each(named(inMine))('mine: %s: caught by %s', (_fault, _laws, fault) => {
  expect(catches(mineKit, { kind: 'standard', seeds }, fault)).toEqual(fault.caughtBy);
});

test.each(named(inDash))('dash: %s: caught by %s', (_fault, _laws, fault) => {
  expect(catches(dashKit, { kind: 'four', seeds: 40 }, fault)).toEqual(fault.caughtBy);
});

test('unbroken, neither breaks a law in as many matches', () => {
  expect(catches(mineKit, { kind: 'standard', seeds }, { change: {}, caughtBy: lawNames })).toEqual([]);
  expect(catches(dashKit, { kind: 'four', seeds: 40 }, { change: {}, caughtBy: lawNames })).toEqual([]);
});
