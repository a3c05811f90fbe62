import { expect, test } from 'vitest';
import {
  bands,
  differencesBetween,
  faultsIn,
  figuresOf,
  type MapFigures,
  policeNumbers,
  tolerance,
} from './fairness.ts';
import { layerOf, mapPairs, printed, type TwinPair } from './maps.ts';
import { type Orientation, orientations, type Team } from './words.ts';

const firstNumbers = 6;
const bandOf = (number: number) => (number <= firstNumbers ? bands.first : bands.rest);
const figures = (pair: TwinPair, police: 11 | 12, team: Team, orientation: Orientation): MapFigures =>
  figuresOf(layerOf(printed(pair, police), team, orientation))!;

test.each(orientations)(
  '[SA-MAP-3] all 40 are fair within the tolerance, turned to %s, with 11 and 12 police',
  turn => {
    const looked = mapPairs.flatMap(pair =>
      policeNumbers.map(police => {
        const black = figures(pair, police, 'black', turn);
        const orange = figures(pair, police, 'orange', turn);
        const apart = differencesBetween(black, orange);
        for (const figure of Object.keys(tolerance) as (keyof typeof tolerance)[])
          expect(apart[figure], `${figure} of map ${pair.number}`).toBeLessThanOrEqual(tolerance[figure]);
        return apart;
      }),
    );
    expect(looked).toHaveLength(80);
    // Fair within a tolerance, and not because all maps are the same.
    expect(looked.some(({ risk }) => risk > 0)).toBe(true);
  },
);

test('[SA-MAP-3] nothing else is wrong with any of the 40 either', () => {
  for (const { number, ...pair } of mapPairs) expect([...faultsIn(pair, bandOf(number))], `map ${number}`).toEqual([]);
});

test('[SA-MAP-3] a turn changes no figure', () => {
  for (const pair of mapPairs) {
    const [circle, ...turns] = orientations.map(turn => figures(pair, 11, 'orange', turn));
    for (const { journey, access, alone, clients } of turns) {
      expect({ ...journey, risk: 0, alone }).toEqual({ ...circle!.journey, risk: 0, alone: circle!.alone });
      // Sums in another order: the same apart from rounding. Lists follow the order of the cells, which the turn
      // changes.
      expect(journey.risk).toBeCloseTo(circle!.journey.risk, 9);
      expect(access.toSorted()).toEqual(circle!.access.toSorted());
      expect(clients.toSorted()).toEqual(circle!.clients.toSorted());
    }
  }
});

test('[SA-MAP-3] numbers 1 to 6 have shorter journeys and fewer police beside them than any other', () => {
  const all = mapPairs.map(pair => ({
    number: pair.number,
    journeys: policeNumbers.flatMap(police => [
      figures(pair, police, 'black', 'circle').journey,
      figures(pair, police, 'orange', 'circle').journey,
    ]),
  }));
  const first = all.filter(({ number }) => number <= firstNumbers).flatMap(({ journeys }) => journeys);
  const rest = all.filter(({ number }) => number > firstNumbers).flatMap(({ journeys }) => journeys);
  expect([first.length, rest.length]).toEqual([24, 136]);
  expect(Math.max(...first.map(({ moves }) => moves))).toBeLessThan(Math.min(...rest.map(({ moves }) => moves)));
  expect(Math.max(...first.map(({ risk }) => risk))).toBeLessThan(Math.min(...rest.map(({ risk }) => risk)));
});

const { number: _ninth, ...fair } = mapPairs[8]!;
const { number: _easy, ...easy } = mapPairs[0]!;
const faults = (pair: TwinPair) => [...faultsIn(pair, bands.rest)];

test('[SA-MAP-3] an unfair pair is told apart, in every orientation', () => {
  const { evidence, police, client } = fair.orange;
  const exchanged = { evidence: police.slice(0, 3), police: [...evidence, ...police.slice(3)], client };
  const found = faults({ ...fair, orange: exchanged });
  for (const turn of orientations)
    expect(found.some(fault => fault.includes(`turned to ${turn}, the teams' `) && fault.includes(' apart, '))).toBe(
      true,
    );
});

test('[SA-MAP-3] a first map is too easy to be one of the others, and the other way round', () => {
  expect(faults(easy)[0]).toBe('with 11 police, turned to circle, black has a journey of 4 moves, not 5 to 7.');
  expect([...faultsIn(fair, bands.first)][0]).toBe(
    'with 11 police, turned to circle, black has a journey of 5 moves, not 4 to 4.',
  );
});

test('[SA-MAP-1] a misprint is a fault, and nothing is measured on such a map', () => {
  const short = { ...fair, black: { ...fair.black, police: fair.black.police.slice(1) } };
  expect(faults(short)).toEqual(['black police: 5, not 6.']);
});
