import { expect, test } from 'vitest';
import type { StackLight } from '../view/lights.ts';
import { tapOn } from './tap.ts';

const nothing = () => undefined;
const taps = { onCity: nothing, onStack: nothing, onRoyalty: nothing };
const agents: StackLight = { city: 'rome', kind: 'agents', day: 'monday', light: 'legal' };
const cubes: StackLight = { city: 'rome', kind: 'cubes', day: 'friday', light: 'legal' };

test('a lit city is the city, and a dim one too: the turn says why not', () => {
  expect(tapOn({ light: 'legal' }, [agents], taps)).toEqual({ type: 'city' });
  expect(tapOn({ light: 'dim' }, [], taps)).toEqual({ type: 'city' });
  expect(tapOn({ isTurns: true }, [], taps)).toEqual({ type: 'city' });
});

test('a city with one lit pile is that pile', () => {
  expect(tapOn({}, [agents], taps)).toEqual({ type: 'stack', stack: { city: 'rome', kind: 'agents', day: 'monday' } });
  expect(tapOn({}, [agents, { ...cubes, light: 'dim' }], taps)).toMatchObject({ type: 'stack' });
});

test('a city with royalty alone lit is the royalty', () => {
  expect(tapOn({ royalty: 'legal' }, [], taps)).toEqual({ type: 'royalty' });
});

test('under a finger a city with several things to choose is opened, though it is lit', () => {
  const several = { light: 'legal', royalty: 'legal', isSeveral: true } as const;
  expect(tapOn(several, [agents], taps, true)).toEqual({ type: 'all' });
  expect(tapOn(several, [agents], taps)).toEqual({ type: 'city' });
  expect(tapOn({ light: 'legal', isSeveral: false }, [agents], taps, true)).toEqual({ type: 'city' });
});

test('a city with several is opened, and so is one that the turn does not ask for', () => {
  expect(tapOn({}, [agents, cubes], taps)).toEqual({ type: 'all' });
  expect(tapOn({ royalty: 'legal' }, [cubes], taps)).toEqual({ type: 'all' });
  expect(tapOn({}, [], taps)).toEqual({ type: 'all' });
  expect(tapOn({ light: 'legal' }, [], {})).toEqual({ type: 'all' });
});
