import { describe, expect, test } from 'vitest';
import { cityOf, flagsOf, spineOf, usesOf } from './anatomy.ts';

describe('the spine', () => {
  test('shows a count by repeating the icon', () => {
    expect(spineOf('start-handbills')).toEqual([{ symbol: 'place' }, { symbol: 'place' }]);
    expect(spineOf('start-chemist').map(({ symbol }) => symbol)).toEqual(['retrieve', 'bomb', 'bomb']);
  });

  test('[EM-TRACK-1] shows how far a marker moves by a number', () => {
    expect(spineOf('bismarck')).toEqual([{ symbol: 'claim' }, { symbol: 'track-loyalist', number: 3 }]);
  });

  test('[EM-KILL-2] of royalty shows the bombs that kill it', () => {
    expect(spineOf('royalty-gloriana')).toEqual([{ symbol: 'bomb', number: 7 }]);
  });
});

test('a card is played for kinds of icons, each with its count', () => {
  expect(usesOf('start-street-orator')).toEqual([
    { use: 'place', count: 1 },
    { use: 'retrieve', count: 1 },
  ]);
});

test('[EM-TURN-6] flags say what a text costs and whether it is spent', () => {
  expect(flagsOf('cthulhu')).toEqual(['one-use', 'action']);
  expect(flagsOf('doctor-watson')).toEqual(['free']);
  expect(flagsOf('vampires')).toEqual(['one-use', 'action', 'block']);
  expect(flagsOf('start-banker')).toEqual([]);
});

test('city cards and royalty belong to a city', () => {
  expect(cityOf('city-st-petersburg')).toBe('st-petersburg');
  expect(cityOf('royalty-rhogog')).toBe('rome');
  expect(cityOf('bismarck')).toBeUndefined();
});
