import { moves } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { after } from '../../learn/scene.ts';
import { keyOf } from '../learn/key-of.ts';
import { answerTo, districtAt, outcomeOf, placeOf } from './answer.ts';
import { exampleScene, examples } from './examples.ts';
import words from './messages/en.json' with { type: 'json' };
import { sections } from './sections.ts';

const books = import.meta.glob<string>('../../../../games/shadows/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const book = Object.values(books).join();
const ruleIds = [...book.matchAll(/^- (SA-[A-Z]+-\d+) /gm)].map(([, id]) => id ?? '');

test('the page tells every rule of the book, and no other', () => {
  const told = new Set(sections.flatMap(({ paragraphs }) => paragraphs.flat()));
  expect(ruleIds.length).toBeGreaterThan(40);
  expect([...told].toSorted()).toEqual(ruleIds.toSorted());
});

test.each(sections)('$id has words for each of its paragraphs, and no more', ({ id, paragraphs }) => {
  const keys = Object.keys(words).filter(key => key.startsWith(`rules.${id}.`) && /\.\d+$/.test(key));
  expect(keys).toEqual(paragraphs.map((_, n) => `rules.${id}.${n + 1}`));
});

const scenes = Object.entries(examples).flatMap(([id, { scenes, tap }]) => scenes.map(name => ({ id, name, tap })));

const played = scenes.filter(({ name }) => Object.keys(exampleScene(name).ways).length > 0);

test.each(played)('$name: every way is a move that the rules allow somewhere in it', ({ name }) => {
  const scene = exampleScene(name);
  const places = [scene.rest, ...Object.values(scene.ways).map(way => after(scene.rest, way))];
  const open = new Set(places.flatMap(view => moves(view).map(keyOf)));
  expect(Object.keys(scene.ways).filter(key => !open.has(key))).toEqual([]);
});

test.each(scenes.filter(({ tap }) => tap === 'walk'))('$name: each lit cell can be walked to', ({ name }) => {
  const { rest, ways } = exampleScene(name);
  expect(rest.targets?.length).toBeGreaterThanOrEqual(5);
  expect(rest.targets?.filter(cell => ways[`point ${cell}`] === undefined)).toEqual([]);
});

const found = (name: string, cell: string) => {
  const { rest, ways } = exampleScene(name);
  return outcomeOf('walk', after(rest, ways[`point ${cell}`]!));
};

test('[SA-RESOLVE-7] of six cells one is evidence, one police, and four are the same silence', () => {
  const { rest } = exampleScene('find');
  const all = (rest.targets ?? []).map(cell => found('find', cell));
  expect(all.filter(said => said.type === 'found' && said.found === 'evidence').length).toBe(1);
  expect(all.filter(said => said.type === 'found' && said.found === 'police').length).toBe(1);
  expect(all.filter(said => said.type === 'found' && said.found === 'nothing').length).toBe(4);
});

test('[SA-RESOLVE-4] [SA-RESOLVE-5] at the end one cell wins and one loses', () => {
  expect(found('end', '3,-3')).toEqual({ type: 'ended', how: 'won' });
  expect(found('end', '2,-1')).toEqual({ type: 'ended', how: 'lost' });
});

test('[SA-MOVE-2] two of three leave the ring open, the third closes it', () => {
  const { rest, ways } = exampleScene('move');
  expect(outcomeOf('vote', after(rest, ways['point 2,-1']!))).toEqual({ type: 'open' });
  expect(outcomeOf('vote', after(rest, ways['point 3,-3']!)).type).toBe('found');
});

test('[SA-MOVE-1] a wrong tap is told why', () => {
  const { rest } = exampleScene('cards-two');
  expect(answerTo('walk', rest, '3,-3')).toEqual({ type: 'why not', not: { why: 'tooNear', away: 1, cards: 2 } });
  expect(answerTo('walk', rest, '1,0')).toEqual({ type: 'why not', not: { why: 'canal' } });
});

test('[SA-MAP-1] [SA-COOP-2] common evidence is common to two teams, and a lone team’s own', () => {
  expect(answerTo('thing', exampleScene('map').rest, '-1,0')).toEqual({ type: 'thing', thing: 'common' });
  expect(answerTo('thing', exampleScene('alone').rest, '-1,0')).toEqual({ type: 'thing', thing: 'evidence' });
});

test('[SA-SETUP-4] only the Officer is told what lies on a cell', () => {
  expect(answerTo('known', exampleScene('roles-officer').rest, '-1,0')).toEqual({ type: 'thing', thing: 'common' });
  expect(answerTo('known', exampleScene('roles-detective').rest, '-1,0')).toEqual({
    type: 'hidden',
    from: 'detective',
  });
  expect(answerTo('known', exampleScene('roles-rival').rest, '-1,0')).toEqual({ type: 'hidden', from: 'rival' });
});

test('[SA-BOARD-1] [SA-BOARD-2] every cell is what it is, and a district is five cells in both layouts', () => {
  expect(['0,0', '1,0', '0,1', '3,0'].map(placeOf)).toEqual(['centre', 'canal', 'spot', 'district']);
  const standard = districtAt(exampleScene('table-standard').rest, '3,0');
  const alternative = districtAt(exampleScene('table-alternative').rest, '3,0');
  expect([standard.length, alternative.length]).toEqual([5, 5]);
  expect(standard).not.toEqual(alternative);
});
