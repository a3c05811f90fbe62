import { randomFrom, seedOf } from '@lamplight/contract';
import { JsonSpot, scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';
import { emeraldStage } from '../stage.ts';
import { deck } from './deck.ts';
import { effectOf, restOf } from './effects.ts';
import { emerald } from './index.ts';

const game = deck.filter(({ kind }) => kind === 'game');
const starting = deck.filter(({ kind }) => kind === 'starting');

/** `039-044` is 39 to 44. */
const numbered = ({ no }: { readonly no: string }): readonly number[] => {
  const [from = 0, to = from] = no.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
};

test('[EM-CARD-SET-1] the game deck is the cards 001 to 066, each once', () => {
  expect(game.flatMap(numbered)).toEqual(Array.from({ length: 66 }, (_, n) => n + 1));
  for (const row of game) expect(row.copies, row.id).toBe(numbered(row).length);
});

test('[EM-CARD-SET-2] four cards have copies, the others none', () => {
  expect(game.filter(({ copies }) => copies > 1).map(({ id, no, copies }) => [id, no, copies])).toEqual([
    ['fenians', '032-033', 2],
    ['hide-royalty', '036-038', 3],
    ['hired-assassin', '039-044', 6],
    ['infernal-machine', '045-046', 2],
  ]);
});

test('[EM-CARD-SET-3] the starting deck is S01 to S10, one copy each, with these icons', () => {
  expect(starting.map(({ no }) => no)).toEqual(
    Array.from({ length: 10 }, (_, n) => `S${String(n + 1).padStart(2, '0')}`),
  );
  expect(new Set(starting.map(({ copies }) => copies))).toEqual(new Set([1]));
  const columns = ['place', 'claim', 'retrieve', 'move', 'bombs', 'assassinate', 'kill_box_vp'] as const;
  const tracks = ['track_loyalist', 'track_restorationist'] as const;
  const sum = (column: (typeof columns)[number] | (typeof tracks)[number]) =>
    starting.reduce((total, row) => total + row[column], 0);
  expect(columns.map(sum)).toEqual([7, 3, 6, 3, 2, 1, 0]);
  expect(tracks.map(sum)).toEqual([0, 0]);
});

test('[EM-CARD-GEN-4, EM-TURN-5] of the one-use cards those that give points are kept, the others leave the game', () => {
  const texts = deck.flatMap(({ id, header }, card) => {
    const bombsOnly = header === 'one-use-benefit' || header === 'one-use-bombs';
    return header.startsWith('one-use') && !bombsOnly ? [[id, restOf(card)] as const] : [];
  });
  expect(texts.filter(([, rest]) => rest === 'area').map(([id]) => id)).toEqual([
    'cthulhu',
    'hide-royalty',
    'mi-go',
    'shoggoth',
    'the-black-hand',
    'yog-sothoth',
    'vampires',
  ]);
  expect(texts.filter(([, rest]) => rest === 'gone')).toHaveLength(texts.length - 7);
});

test('[EM-TURN-6] every card with a header has an effect of the kind that the header names', () => {
  const withText = deck.filter(({ effect }) => effect !== 'none');
  expect(withText.length).toBeGreaterThan(20);
  for (const row of withText) {
    const effect = effectOf(deck.indexOf(row));
    expect(effect?.id, row.id).toBe(row.effect);
    expect(effect?.text !== undefined, row.id).toBe(/action|free/.test(row.header));
    expect(effect?.blocks !== undefined, row.id).toBe(row.header.endsWith('block'));
  }
});

const monster = {
  players: 2,
  first: 'monday',
  hand: { monday: ['start-informer'] },
  cities: { rome: { pile: ['nightgaunts'], cubes: { monday: 1 } } },
};
const claim = { type: 'claim', card: 'start-informer', city: 'rome' } as const;

test('[EM-CARD-SET-5] three faces of six are madness', () => {
  const { state } = emeraldStage.set(new JsonSpot(monster, ['given']), seedOf(1)).match;
  const rolls = [0, 1, 2, 3, 4, 5].map(face => {
    const random = { ...randomFrom(() => 0), below: (faces: number) => (faces === 6 ? face : Number.NaN) };
    const verdict = emerald.decide(state, { by: 0, move: claim, at: 0 }, random);
    return 'events' in verdict ? verdict.events.find(event => event.type === 'rolled') : undefined;
  });
  expect(rolls.map(roll => roll?.madness)).toEqual([true, true, true, false, false, false]);
});

test('[EM-CARD-SET-5, EM-SANITY-1] the result is told to everybody', () => {
  const play = scene(emeraldKit, { ...monster, dice: ['madness'] });
  play.seat('monday').plays(claim);
  const rolled = { type: 'rolled', by: 'monday', madness: true };
  expect(play.seat('tuesday').isTold()).toContainEqual(rolled);
  expect(play.audience.isTold()).toContainEqual(rolled);
  expect(play.audience.sees().players.monday?.sanity).toBe(2);
});
