import { expect, test } from 'vitest';
import { JsonSpot } from './spot.ts';
import { lookUp, viewPath } from './view-path.ts';

const read = (written: string) => viewPath(new JsonSpot(written, ['lacks', 0]));

test.each([
  ['map', ['map']],
  ['teams.black.pointing', ['teams', 'black', 'pointing']],
  ['cities.st-petersburg.agents', ['cities', 'st-petersburg', 'agents']],
  ['cells.1,0.picture', ['cells', '1,0', 'picture']],
  ['cells."-1,0".picture', ['cells', '-1,0', 'picture']],
  ['"a.b".c', ['a.b', 'c']],
  ['area.0', ['area', '0']],
])('%s is a path', (written, path) => {
  expect(read(written)).toEqual(path);
});

test.each(['.map', 'map.', 'a..b', '"a', 'a"b"', '""'])('%s is no path', written => {
  expect(() => read(written)).toThrow('Write a path of keys with dots between them, such as teams.black, not');
});

const view = { map: { '1,0': 'police', 'st-petersburg': 0, gone: undefined, none: null }, list: ['a'], word: 'abc' };

test.each([
  ['map.1,0', 'police'],
  ['map.st-petersburg', 0],
  ['map.none', null],
  ['list.0', 'a'],
  ['map.gone', undefined],
  ['map.2,0', undefined],
  ['map.none.further', undefined],
  ['list.1', undefined],
  ['list.length', undefined],
  ['word.0', undefined],
  ['word.length', undefined],
  ['toString', undefined],
])('at %s stands %s', (written, found) => {
  expect(lookUp(view, read(written))).toBe(found);
});
