import { allCards, type CardId, type CityId, forbids, type Move } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { after } from '../../learn/scene.ts';
import rulingWords from '../rulings/messages/en.json' with { type: 'json' };
import { ownRulesOf, ruledCards, rulesOf } from '../rulings/rulings.ts';
import { keyOf } from '../scenes/key-of.ts';
import { answerTo, type EmeraldExampleTap, type ExampleAnswer, nothing, outcomeOf } from './answer.ts';
import { countOf } from './count.ts';
import { type ExampleId, exampleScene, examples } from './examples.ts';
import words from './messages/en.json' with { type: 'json' };
import { remarkRules } from './said.ts';
import { sectionIds, sections } from './sections.ts';

const books = import.meta.glob<string>('../../../../games/emerald/{RULES,CARDS}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const book = Object.values(books).join('\n');
const ruleIds = [...book.matchAll(/^- (EM-[A-Z-]+-\d+) /gm)].map(([, id]) => id ?? '');

test('the page tells every rule of the books, and no other', () => {
  const told = new Set([...sections.flatMap(({ paragraphs }) => paragraphs.flat()), ...ruledCards.flatMap(ownRulesOf)]);
  expect(ruleIds.length).toBeGreaterThan(180);
  expect([...told].toSorted()).toEqual(ruleIds.toSorted());
});

test.each(sections)('$id has words for each of its paragraphs, and no more', ({ id, paragraphs }) => {
  const keys = Object.keys(words).filter(key => key.startsWith(`emerald.rules.${id}.`) && /\.\d+$/.test(key));
  expect(keys).toEqual(paragraphs.map((_, n) => `emerald.rules.${id}.${n + 1}`));
});

test('each ruling has its words, and every text card its ruling', () => {
  expect(Object.keys(rulingWords)).toEqual(ruledCards.map(card => `emerald.ruling.${card}`));
  const silent = allCards.filter(
    ({ id, effect }) => effect !== 'none' && !rulesOf(id)[0]?.rules[0]?.startsWith('EM-CARD'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a card leads only to rules that are in the book, and to sections that are on the page', () => {
  const anchors: readonly string[] = [...sectionIds, ...ruledCards];
  for (const { id } of allCards) {
    expect(rulesOf(id).length, id).toBeGreaterThan(0);
    expect(
      rulesOf(id).filter(({ section }) => !anchors.includes(section)),
      id,
    ).toEqual([]);
    expect(
      rulesOf(id)
        .flatMap(({ rules }) => rules)
        .filter(rule => !ruleIds.includes(rule)),
      id,
    ).toEqual([]);
  }
});

test('a position answers by rules that are in the book', () => {
  const answered = Object.values(remarkRules).flat();
  expect(answered.filter(rule => !ruleIds.includes(rule))).toEqual([]);
});

const scenes = Object.entries(examples).flatMap(([id, { scenes: names }]) =>
  names.map(name => ({ id: id as ExampleId, name })),
);

test.each(scenes)('$name: every way is a move that the rules allow there', ({ name }) => {
  const { rest, ways } = exampleScene(name);
  const moves = Object.keys(ways).map(key => JSON.parse(key) as Move);
  expect(moves.filter(move => forbids(rest, move) !== undefined)).toEqual([]);
  expect(moves.map(keyOf)).toEqual(Object.keys(ways));
  expect(moves.length > 0).toBe(!name.startsWith('count'));
});

const tapped = (id: ExampleId, taps: readonly EmeraldExampleTap[]) => {
  const { rest, ways } = exampleScene(examples[id].scenes[0]);
  let doing = nothing;
  let answer: ExampleAnswer | undefined;
  for (const tap of taps) {
    answer = answerTo(id, rest, doing, tap);
    if (answer !== undefined && 'doing' in answer) doing = answer.doing;
  }
  if (answer === undefined || !('move' in answer)) return answer;
  const way = ways[keyOf(answer.move)];
  if (way === undefined) return 'no way';
  return outcomeOf(answer.move, rest, (way.follows ?? []).reduce(after, after(rest, way)));
};
const city = (name: CityId): EmeraldExampleTap => ({ type: 'city', city: name });
const card = (name: CardId): EmeraldExampleTap => ({ type: 'card', card: name });

test('[EM-CLAIM-3] more pieces with a cube take the card; a tie, agents alone and fewer do not', () => {
  expect(tapped('claim', [city('paris')])).toEqual({ type: 'claimed', card: 'louise-michel' });
  expect(tapped('claim', [city('madrid')])).toEqual({ wrong: { type: 'tie', mine: 3, others: 3 } });
  expect(tapped('claim', [city('cairo')])).toEqual({ wrong: { type: 'cubeless' } });
  expect(tapped('claim', [city('berlin')])).toEqual({ wrong: { type: 'behind', mine: 2, others: 4 } });
});

test('[EM-PLACE-1] three icons put three cubes in one city', () => {
  expect(tapped('place', [city('rome')])).toEqual({ type: 'placed', cubes: 3, city: 'rome', left: 3 });
});

test('[EM-RETRIEVE-1] two icons take two cubes, from one place or from two', () => {
  expect(tapped('back', [city('london')])).toEqual({
    doing: { cards: [], from: { london: 1 } },
    said: { type: 'half' },
  });
  expect(tapped('back', [city('rome'), { type: 'limbo' }])).toEqual({ type: 'retrieved' });
  expect(tapped('back', [city('rome'), city('rome')])).toEqual({ wrong: { type: 'none' } });
});

test('[EM-TRACK-2] [EM-TRACK-4] the change of the gap is the change of every score', () => {
  const play: EmeraldExampleTap = { type: 'play' };
  expect(tapped('tracks', [card('bismarck'), play])).toEqual({ type: 'tracked', before: 1, after: 2, change: 1 });
  expect(tapped('tracks', [card('louise-michel'), play])).toMatchObject({ after: 3, change: 2 });
  expect(tapped('tracks', [card('sergei-degaev'), play])).toMatchObject({ change: 0 });
  expect(tapped('tracks', [card('start-chemist')])).toEqual({ wrong: { type: 'trackless' } });
});

test('[EM-KILL-2] [EM-KILL-8] bombs must be enough, and no card spare', () => {
  const agent: EmeraldExampleTap = { type: 'target', target: 'agent' };
  const royalty: EmeraldExampleTap = { type: 'target', target: 'royalty' };
  expect(tapped('kill', [agent])).toEqual({ wrong: { type: 'short', have: 2, need: 4 } });
  expect(tapped('kill', [card('start-chemist'), agent])).toEqual({ type: 'killed', points: 3 });
  expect(tapped('kill', [card('start-chemist'), royalty])).toEqual({ wrong: { type: 'short', have: 4, need: 5 } });
  expect(tapped('kill', [card('start-chemist'), card('okhrana'), royalty])).toEqual({ type: 'slain', points: 4 });
  const all = [card('start-chemist'), card('okhrana'), card('errico-malatesta')];
  expect(tapped('kill', [...all, royalty])).toEqual({ wrong: { type: 'spare', have: 6, need: 5 } });
  expect(tapped('kill', [card('hired-assassin')])).toEqual({ wrong: { type: 'dagger' } });
});

test('[EM-CARD-BLOCK-2] both answers to an attack are open, and lead where they should', () => {
  expect(tapped('block', [{ type: 'answer', answer: 'block' }])).toEqual({ type: 'blocked' });
  expect(tapped('block', [{ type: 'answer', answer: 'allow' }])).toEqual({ type: 'allowed' });
});

test('[EM-SANITY-1] [EM-REVEAL-2] [EM-REVEAL-3] the die and the identity decide', () => {
  const out = (name: string, move: Move) => {
    const { rest, ways } = exampleScene(name);
    const way = ways[keyOf(move)]!;
    return outcomeOf(move, rest, (way.follows ?? []).reduce(after, after(rest, way)));
  };
  const claim: Move = { type: 'claim', card: 'start-informer', city: 'rome' };
  expect([out('sanity-madness', claim), out('sanity-calm', claim)]).toEqual([{ type: 'madness' }, { type: 'calm' }]);
  const kill: Move = {
    type: 'assassinate',
    card: 'start-knife-in-the-dark',
    city: 'st-petersburg',
    target: { agent: 'tuesday' },
    bombs: [],
  };
  expect([out('reveal-loyalist', kill), out('reveal-restorationist', kill)]).toEqual([
    { type: 'loyal' },
    { type: 'over' },
  ]);
});

test('[EM-END-2] [EM-END-3] [EM-END-5] the count changes with who is who', () => {
  const rows = (name: string) =>
    countOf(exampleScene(name).rest, 'monday').map(({ kind, points, isKept }) => [kind, points, isKept]);
  expect(rows('count-loyalist')).toEqual([
    ['neutral', 5, true],
    ['loyalist', 6, true],
    ['restorationist', 4, false],
    ['box', 4, true],
    ['tracks', 2, true],
  ]);
  expect(rows('count-traitor').at(-1)).toEqual(['lowest', -5, true]);
  expect(rows('count-restorationist').filter(([, , isKept]) => isKept)).toEqual([
    ['neutral', 5, true],
    ['restorationist', 4, true],
  ]);
});
