import { expect, test } from 'vitest';
import type { StackLight } from '../play/lights.ts';
import { tapOn } from './tap.ts';

const nothing = () => undefined;
const taps = { onCity: nothing, onStack: nothing, onRoyalty: nothing };
const agents: StackLight = { city: 'rome', kind: 'agents', day: 'monday', light: 'legal' };
const cubes: StackLight = { city: 'rome', kind: 'cubes', day: 'friday', light: 'legal' };

test('a lit city is the city, and a dim one too: the turn says why not', () => {
  expect(tapOn({ light: 'legal' }, [agents], taps)).toEqual({ on: 'city' });
  expect(tapOn({ light: 'dim' }, [], taps)).toEqual({ on: 'city' });
  expect(tapOn({ isTurns: true }, [], taps)).toEqual({ on: 'city' });
});

test('a city with one lit pile is that pile', () => {
  expect(tapOn({}, [agents], taps)).toEqual({ on: 'stack', stack: { city: 'rome', kind: 'agents', day: 'monday' } });
  expect(tapOn({}, [agents, { ...cubes, light: 'dim' }], taps)).toMatchObject({ on: 'stack' });
});

test('a city with royalty alone lit is the royalty', () => {
  expect(tapOn({ royalty: 'legal' }, [], taps)).toEqual({ on: 'royalty' });
});

test('under a finger a city with several things to choose is opened, though it is lit', () => {
  const several = { light: 'legal', royalty: 'legal', isSeveral: true } as const;
  expect(tapOn(several, [agents], taps, true)).toEqual({ on: 'all' });
  expect(tapOn(several, [agents], taps)).toEqual({ on: 'city' });
  expect(tapOn({ light: 'legal', isSeveral: false }, [agents], taps, true)).toEqual({ on: 'city' });
});

test('a city with several is opened, and so is one that the turn does not ask for', () => {
  expect(tapOn({}, [agents, cubes], taps)).toEqual({ on: 'all' });
  expect(tapOn({ royalty: 'legal' }, [cubes], taps)).toEqual({ on: 'all' });
  expect(tapOn({}, [], taps)).toEqual({ on: 'all' });
  expect(tapOn({ light: 'legal' }, [], {})).toEqual({ on: 'all' });
});
