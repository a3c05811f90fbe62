import { describe, expect, test } from 'vitest';
import { mindOf, type Sense } from './mind.ts';
import { type Eye, likenessesOf, reading } from './reading.ts';
import { senseOf } from './sense.ts';
import { tastes } from './tempers.ts';

const sense = senseOf();
const cards = ['i01', 'i07', 'i15', 'i22', 'i40', 'i63'];
const cells = ['d1a1', 'd2b3', 'd3a4', 'd5b2', 'd6a5'];
const read = (seed: number, distance: number) =>
  cards.map(card => reading(likenessesOf(mindOf(sense, { seed, distance }), [card], cells), 20));

describe('a mind', () => {
  test('always thinks the same', () => {
    expect(read(1, 0.5)).toEqual(read(1, 0.5));
  });

  test('is not the mind of another, unless both are everybody', () => {
    expect(read(1, 0.5)).not.toEqual(read(2, 0.5));
    expect(read(1, 0)).toEqual(read(2, 0));
  });

  test('sees the same in two pictures, whichever it looks at first', () => {
    const eye = mindOf(sense, { seed: 3, distance: 1 });
    const other = mindOf(sense, { seed: 3, distance: 1 });
    for (const card of cards) for (const cell of cells) expect(eye(card, cell)).toBeCloseTo(other(cell, card), 12);
  });

  test('finds nothing so like a picture as itself', () => {
    const eye = mindOf(sense, { seed: 4, distance: 0 });
    for (const card of cards)
      for (const other of cards) if (other !== card) expect(eye(card, card)).toBeGreaterThan(eye(card, other));
  });

  test('the further it is from everybody, the less it reads as they do', () => {
    const everybody = read(0, 0);
    const apart = (distance: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8]
        .flatMap(seed => read(seed, distance))
        .reduce(
          (sum, chances, n) =>
            sum +
            chances.reduce((all, chance, m) => all + Math.abs(chance - (everybody[n % cards.length]?.[m] ?? 0)), 0),
          0,
        );
    expect(apart(0.5)).toBeGreaterThan(0);
    expect(apart(1)).toBeGreaterThan(apart(0.5));
  });

  test('that heeds moods and light more than others finds pictures of one night more alike, and things less', () => {
    const tags = (kind: string) => [{ concept: kind === 'mood' ? 1 : 2, weight: 0.5, kind }] as const;
    const small: Sense = {
      sources: [1],
      near: (one, other) => (one === other ? 1 : 0),
      // A card with a mood and a thing; one picture shares the mood, another the thing.
      tagsOf: picture => [
        ...(picture.includes('mood') ? tags('mood') : []),
        ...(picture.includes('thing') ? tags('thing') : []),
      ],
    };
    const [plain, dreamer] = [{}, { heeds: tastes.dreamer.heeds }].map(taste =>
      mindOf(small, { seed: 1, distance: 0, ...taste }),
    );
    const leans = (eye: Eye) => eye('mood thing', 'mood') - eye('mood thing', 'thing');
    expect(leans(plain!)).toBe(0);
    expect(leans(dreamer!)).toBeGreaterThan(0.05);
  });
});
