import type { Json } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { differences } from './pattern.ts';
import { dotted } from './shown.ts';

const said = (pattern: Json, found: unknown): readonly string[] =>
  differences(pattern, found).map(each => `${dotted(each.path)}: expected ${each.expected}, found ${each.found}`);

const view = {
  phase: 'playing',
  round: 2,
  winner: null,
  swap: false,
  teams: { black: { at: '0,0', evidence: ['1,0', '2,0'] }, orange: { at: '1,0', evidence: [], gone: undefined } },
  cells: { '1,0': { picture: 'i07' }, 'st.petersburg': { zombies: 1 } },
  area: [
    { card: 'mi-go', cubes: 2 },
    { card: 'okhrana', cubes: 0 },
  ],
};

test.each<[string, Json]>([
  ['a word', { phase: 'playing' }],
  ['a number, a truth and nothing', { round: 2, swap: false, winner: null }],
  ['nothing where the key is left out', { endsAt: null }],
  ['mappings by the keys given', { teams: { black: { at: '0,0' } } }],
  ['an empty mapping', { teams: {} }],
  ['a list', { teams: { black: { evidence: ['1,0', '2,0'] } } }],
  ['an empty list', { teams: { orange: { evidence: [] } } }],
  ['mappings in a list by the keys given', { area: [{ card: 'mi-go' }, { cubes: 0 }] }],
  ['not another word', { phase: { not: 'over' } }],
  ['not another list', { teams: { black: { evidence: { not: ['1,0'] } } } }],
  ['not one of the parts', { teams: { not: { black: { at: '1,0' } } } }],
  ['not, in a list', { area: [{ card: { not: 'zombies' } }, {}] }],
  ['not, where the key is left out', { teams: { black: { pointing: { not: 'x' } } } }],
  ['not nothing', { phase: { not: null } }],
  ['the length of a list', { area: { length: 2 } }],
  ['the length of a mapping', { cells: { length: 2 } }],
  ['a length without what is undefined', { teams: { orange: { length: 2 } } }],
  ['another length', { area: { not: { length: 0 } } }],
])('holds: %s', (_name, pattern) => {
  expect(said(pattern, view)).toEqual([]);
});

test.each<[string, Json, readonly string[]]>([
  ['another word', { phase: 'over' }, ['phase: expected "over", found "playing"']],
  ['a number as a text', { round: '2' }, ['round: expected "2", found 2']],
  ['a truth as a number', { swap: 0 }, ['swap: expected 0, found false']],
  ['nothing', { winner: 'black' }, ['winner: expected "black", found nothing']],
  ['something', { phase: null }, ['phase: expected nothing, found "playing"']],
  ['no such key', { endsAt: 5 }, ['endsAt: expected 5, found nothing']],
  ['a mistyped key', { phsae: 'playing' }, ['phsae: expected "playing", found nothing, but there is "phase"']],
  ['an undefined value', { teams: { orange: { gone: 1 } } }, ['teams.orange.gone: expected 1, found nothing']],
  ['no mapping', { phase: { name: 'x' } }, ['phase: expected a mapping with name, found "playing"']],
  ['an absent mapping', { map: { '1,0': 'police' } }, ['map: expected a mapping with 1,0, found nothing']],
  [
    'a list for a mapping',
    { area: { card: 'x' } },
    [expect.stringMatching(/^area: expected a mapping with card, found \[/)],
  ],
  ['a mapping for a list', { cells: ['1,0'] }, [expect.stringMatching(/^cells: expected \["1,0"\], found \{/)]],
  [
    'a list in another order',
    { teams: { black: { evidence: ['2,0', '1,0'] } } },
    ['teams.black.evidence: expected ["2,0","1,0"], found ["1,0","2,0"]'],
  ],
  [
    'a list with one more',
    { teams: { black: { evidence: ['1,0'] } } },
    ['teams.black.evidence: expected ["1,0"], found ["1,0","2,0"]'],
  ],
  ['one part of a list', { area: [{ cubes: 2 }, { cubes: 1 }] }, ['area.1.cubes: expected 1, found 0']],
  ['the very thing', { phase: { not: 'playing' } }, ['phase: expected not "playing", found "playing"']],
  ['not nothing, and nothing', { winner: { not: null } }, ['winner: expected not null, found nothing']],
  [
    'another length',
    { teams: { orange: { evidence: { length: 1 } } } },
    ['teams.orange.evidence: expected length 1, found length 0: []'],
  ],
  ['the length of a word', { phase: { length: 7 } }, ['phase: expected length 7, found "playing"']],
  ['the length of nothing', { winner: { length: 0 } }, ['winner: expected length 0, found nothing']],
  ['what every object inherits', { constructor: { not: null } }, ['constructor: expected not null, found nothing']],
  ['keys with signs', { cells: { '1,0': { picture: 'i08' } } }, ['cells."1,0".picture: expected "i08", found "i07"']],
  [
    'two things at once',
    { phase: 'over', teams: { black: { at: '1,0' } } },
    ['phase: expected "over", found "playing"', 'teams.black.at: expected "1,0", found "0,0"'],
  ],
])('does not hold: %s', (_name, pattern, sentences) => {
  expect(said(pattern, view)).toEqual(sentences);
});
