import { type Random, seal, type Table } from '@lamplight/contract';
import { cells, centre } from './board.ts';
import type { Event } from './events.ts';
import { buildBoard, layRound } from './round.ts';
import type { State } from './state.ts';
import { type Options, partsOf } from './words.ts';

/** Everybody seated, nothing dealt. */
export function blank({ seats, options }: Table<Options>): State {
  const crews = partsOf(options.teams);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const each = <T>(value: T): readonly T[] => crews.map(() => value);
  const nowhere = seal(null);
  return {
    options,
    sides: everySeat.map(seat => crews.findIndex(crew => crew.officer === seat || crew.detectives.includes(seat))),
    present: everySeat.map(() => true),
    ready: everySeat.map(() => false),
    phase: 'lobby',
    round: 0,
    wins: each(0),
    lost: 0,
    winner: null,
    startsAt: null,
    endsAt: null,
    officers: crews.map(crew => crew.officer),
    pictures: cells.map(() => null),
    available: [],
    deck: [],
    aside: [],
    at: each(centre),
    holding: each([]),
    evidence: each([]),
    police: each(0),
    wantsSwap: each(false),
    traces: each([]),
    pointing: everySeat.map(() => nowhere),
    looking: everySeat.map(() => nowhere),
    links: everySeat.map(() => nowhere),
    maps: each(seal(cells.map(() => null))),
    mapName: nowhere,
    intended: each(nowhere),
    intentions: each([]),
    rounds: [],
  };
}

export const setup = ({ options }: Table<Options>, random: Random): readonly Event[] => [
  buildBoard(options, random),
  layRound(options, 1, [], random),
];
