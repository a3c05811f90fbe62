import { join } from 'node:path';
import { type Json, seedOf } from '@lamplight/contract';
import { anyKit, JsonSpot, linesOf, runScenario, scenarioTests } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { mineKit } from './kit.ts';
import { allCards } from './src/setup.ts';
import { mineStage } from './stage.ts';

const kits = [anyKit(mineKit)];

scenarioTests({ folder: join(import.meta.dirname, 'scenarios'), kits, test });

test.each<[Json, number, number]>([
  [{}, 14, 0],
  [{ deck: ['dig', 'dig'] }, 2, 12],
  [{ deck: [] }, 0, 14],
  [{ played: ['lantern', 'lantern', 'lantern', 'lantern'] }, 10, 4],
  [{ hands: { ann: ['lantern'], bo: [] }, deck: ['dig'] }, 1, 16],
])('[MI-PART-1] whatever is given, the twenty cards are there: %j', (given, deckSize, played) => {
  for (const seed of [1, 2, 3]) {
    const { state } = mineStage.set(new JsonSpot(given, ['given']), seedOf(seed)).match;
    expect([state.deck.length, state.played.length]).toEqual([deckSize, played]);
    // Secrets are plain data at run time. This test is not about who may know them.
    const cards = [...state.hands.flat(), ...state.deck, ...state.played].map(String);
    expect(cards.toSorted()).toEqual(allCards.toSorted());
  }
});

test.each([
  [
    'an unknown key',
    '{ cards: [] }',
    '5:10: given.cards: There is no key "cards". Write one of turn, tunnel, passes, roles, goals, looked, hands, deck, played, absent.',
  ],
  [
    'an unknown card',
    '{ hands: { ann: [lantrn] } }',
    '5:25: given.hands.ann.0: There is no card "lantrn": did you mean "lantern"? Write one of dig, cave-in, lantern.',
  ],
  [
    'a fifth lantern',
    '{ hands: { ann: [lantern, lantern] }, deck: [lantern, lantern, lantern] }',
    '5:71: given.deck.2: There are only 4 of the card "lantern", and this is one more: leave one out.',
  ],
  [
    'a second mole',
    '{ roles: { ann: mole, bo: mole } }',
    '5:30: given.roles.bo: There is only one role "mole", and it lies elsewhere already: leave it out here or there.',
  ],
  [
    'no gold',
    '{ goals: [stone, stone, stone] }',
    '5:32: given.goals.2: There are only 2 of the goal "stone", and this is one more: leave one out.',
  ],
  ['two goals', '{ goals: [gold, stone] }', '5:10: given.goals: Write a list of 3 here, not of 2.'],
  [
    'a fourth goal',
    '{ looked: { ann: [3] } }',
    '5:26: given.looked.ann.0: Write a whole number from 0 to 2 here, not 3.',
  ],
  ['a tunnel that has arrived', '{ tunnel: 5 }', '5:10: given.tunnel: Write a whole number from 0 to 4 here, not 5.'],
  ['nobody on turn', '{ turn: dan }', '5:10: given.turn: There is no player "dan". Write one of ann, bo, cy.'],
  [
    'somebody absent who is not there',
    '{ absent: [di] }',
    '5:19: given.absent.0: There is no player "di". Write one of ann, bo, cy.',
  ],
  [
    'cards without a place',
    '{ deck: [dig], played: [dig] }',
    '5:23: given.played: 12 cards would lie nowhere: leave out `deck` or `played`, and they go there.',
  ],
])('%s is refused', (_name, given, sentence) => {
  const text = `title: t\nrules: [MI-PART-1]\ngame: mine\nseed: 1\ngiven: ${given}\nsteps: [{ see: ann, has: { tunnel: 0 } }]`;
  const result = runScenario(text, 'x.yaml', kits);
  expect(result.passed ? [] : linesOf(result)).toEqual([`x.yaml:${sentence}`]);
});
