import { type Json, seedOf, unseal } from '@lamplight/contract';
import { anyKit, JsonSpot, linesOf, runScenario } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from './kit.ts';
import { sound } from './soundness.ts';
import { idOf, numberOf } from './src/cards.ts';
import { cityNo } from './src/words.ts';
import { emeraldStage } from './stage.ts';

const kits = [anyKit(emeraldKit)];
const set = (given: Json, seed = 1) => emeraldStage.set(new JsonSpot(given, ['given']), seedOf(seed));

test.each<{ readonly [key: string]: Json }>([
  {},
  { phase: 'placing' },
  { players: 5, phase: 'placing', cities: { rome: { agents: { monday: 1 } } } },
  { hand: { monday: ['zombies', 'fenians', 'fenians#2', 'start-banker'] }, draw: { tuesday: ['start-banker'] } },
  { discard: { monday: ['city-rome', 'vampires'] }, area: { tuesday: ['royalty-rhogog', 'hired-assassin'] } },
  { cities: { paris: { pile: [] }, rome: { pile: ['okhrana'], zombies: 6 }, cairo: { cubes: { monday: 9 } } } },
  { cities: { paris: { royalty: 'royalty-the-weaver-in-darkness' }, rome: { pile: ['royalty-rhogog'] } } },
  { limbo: { monday: 10 }, sanity: { monday: 0, tuesday: 1 }, points: { monday: { neutral: 4, loyalist: 9 } } },
  { players: 2, identities: { monday: 'restorationist' }, revealed: ['tuesday'], tracks: { loyalist: 9 } },
])('[EM-PART-1, EM-PART-2] whatever is given, nothing is on the table that was not in the box: %j', given => {
  for (const seed of [1, 2, 3]) expect(sound(set(given, seed).match.state)).toEqual([]);
});

test('what is given lies where it was given, the rest of the ten in the deck', () => {
  const cities = { paris: { pile: ['okhrana', 'city-paris', 'fenians#2'] } };
  const { state } = set({
    cities,
    hand: { monday: ['zombies', 'start-banker'] },
    draw: { tuesday: ['start-banker', 'vampires'] },
  }).match;
  const paris = cityNo('paris');
  expect(state.tops[paris]).toBe(numberOf('okhrana'));
  expect(state.piles[paris]?.map(card => idOf(unseal(card)))).toEqual(['city-paris', 'fenians']);
  expect(state.hands[0]?.map(card => idOf(unseal(card)))).toEqual(['zombies', 'start-banker']);
  expect(state.draws[0]).toHaveLength(9);
  expect(state.draws[1]?.map(card => idOf(unseal(card)))).toEqual(['start-banker', 'vampires']);
  expect(state.hands[1]).toHaveLength(5);
  expect(state.undead).toEqual({ zombies: 0, vampires: 1 });
});

test('points come from the cards that a player owns, as far as they are printed on them', () => {
  const { state } = set({
    hand: { monday: ['zombies'] },
    points: { monday: { loyalist: 4, neutral: 2 }, tuesday: { loyalist: 2 } },
  }).match;
  expect(state.sources[0]?.map(({ card, points, faction }) => [idOf(card), points, faction])).toEqual([
    ['zombies', 3, 'loyalist'],
    ['bismarck', 1, 'loyalist'],
    ['city-berlin', 2, 'neutral'],
  ]);
  expect(state.sources[1]?.map(({ points }) => points)).toEqual([2]);
});

test('a turn that is not given is the first player’s; while agents are placed, that of the next to place', () => {
  expect(set({ players: 3, first: 'tuesday' }).match.state).toMatchObject({ turn: 1, actions: 2, turns: 1 });
  const cities = { rome: { agents: { tuesday: 1, wednesday: 1 } } };
  expect(set({ players: 3, first: 'tuesday', phase: 'placing', cities }).match.state).toMatchObject({ turn: 0 });
  const turn = { player: 'monday', actions: 1 };
  expect(set({ players: 3, first: 'tuesday', turn }).match.state).toMatchObject({ turn: 0, actions: 1, turns: 3 });
});

test.each([
  ['an unknown key', '{ figures: 3 }', 'given.figures: There is no key "figures".'],
  ['six players', '{ players: 6 }', 'given.players: Write a whole number from 2 to 5 here, not 6.'],
  [
    'a player who is not there',
    '{ players: 2, limbo: { friday: 1 } }',
    'given.limbo.friday: There is no player "friday"',
  ],
  ['an unknown city', '{ cities: { lisbon: {} } }', 'given.cities.lisbon: There is no city "lisbon"'],
  [
    'an unknown key of a city',
    '{ cities: { rome: { spies: 1 } } }',
    'given.cities.rome.spies: There is no key "spies"',
  ],
  ['an unknown card', '{ hand: { monday: [fenian] } }', 'given.hand.monday.0: There is no card "fenian"'],
  ['an identity as a card', '{ hand: { monday: [identity-loyalist] } }', 'There is no card "identity-loyalist"'],
  ['a third copy', '{ hand: { monday: ["fenians#3"] } }', 'There are 2 of fenians: write #1 to #2.'],
  ['a copy of a single card', '{ hand: { monday: ["okhrana#2"] } }', 'There is one of okhrana: write #1 to #1.'],
  ['a card too often', '{ hand: { monday: [fenians, fenians, fenians] } }', 'There are only 2 of the card "fenians"'],
  [
    'a card twice',
    '{ hand: { monday: [okhrana] }, cities: { rome: { pile: [okhrana] } } }',
    'given.cities.rome.pile.0: There is only one card "okhrana", and it lies elsewhere already',
  ],
  [
    'royalty in a hand',
    '{ hand: { monday: [royalty-rhogog] } }',
    'Royalty lies in a pile, in its space or in a scoring',
  ],
  ['a city card elsewhere', '{ cities: { rome: { pile: [city-paris] } } }', 'city-paris never lies in rome.'],
  ['a starting card in a pile', '{ cities: { rome: { pile: [start-banker] } } }', 'start-banker never lies in rome.'],
  ['no royalty', '{ cities: { rome: { royalty: okhrana } } }', 'given.cities.rome.royalty: okhrana is no royalty.'],
  [
    'eleven cubes',
    '{ limbo: { monday: 8 }, cities: { rome: { cubes: { monday: 3 } } } }',
    'monday has 10 cubes, and 11',
  ],
  [
    'seven zombies',
    '{ cities: { rome: { zombies: 4 }, paris: { zombies: 3 } } }',
    'There are 6 zombies: these are more.',
  ],
  [
    'a fourth Loyalist',
    '{ players: 4, identities: { monday: loyalist, tuesday: loyalist, wednesday: loyalist, thursday: loyalist } }',
    'There are only 3 of the identity "loyalist"',
  ],
  [
    'a Restorationist without tokens',
    '{ identities: { monday: restorationist }, sanity: { monday: 0 } }',
    'A Restorationist who has revealed has ended the game',
  ],
  [
    'a marker at 10',
    '{ tracks: { loyalist: 10 } }',
    'given.tracks.loyalist: Write a whole number from 0 to 9 here, not 10.',
  ],
  [
    'three actions',
    '{ turn: { player: monday, actions: 3 } }',
    'given.turn.actions: Write a whole number from 0 to 2 here',
  ],
  [
    'a face that the die has not',
    '{ dice: [six] }',
    'given.dice.0: There is no roll "six". Write one of madness, calm.',
  ],
  ['a phase in which nothing begins', '{ phase: over }', 'given.phase: There is no phase "over".'],
  ['an option there is not', '{ options: { speed: 3 } }', 'given.options: '],
])('what contradicts itself is an error that says so: %s', (_name, given, sentence) => {
  const text = `title: t\nrules: [EM-PART-1]\ngame: emerald\ngiven: ${given}\nsteps: [{ see: audience, has: { phase: playing } }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? 'it passed' : linesOf(result).join('\n')).toContain(sentence);
});

test.each([
  ['an unknown card', '{ type: track, cards: [bismark] }', 'There is no card "bismark".'],
  ['an unknown city', '{ type: place, cards: [okhrana], city: lisbon }', 'There is no city "lisbon"'],
  ['an unknown move', '{ type: shout }', 'There is no such move.'],
  ['a key too many', '{ type: pass, loudly: true }', 'loudly'],
])('a move that cannot be read is an error that says so: %s', (_name, move, sentence) => {
  const text = `title: t\nrules: [EM-PART-1]\ngame: emerald\ngiven: {}\nsteps: [{ by: monday, move: ${move} }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? 'it passed' : linesOf(result).join('\n')).toContain(sentence);
});
