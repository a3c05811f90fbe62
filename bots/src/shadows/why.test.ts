import { cardIds, type View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { loadMeaning } from './meaning/meaning.ts';
import { whyOfRounds } from './why.ts';

const cells: View['cells'] = {
  A1: { picture: 'd1a1', obstacle: false },
  A2: { picture: 'd7a3', obstacle: false },
  A3: { picture: null, obstacle: true },
};
type Round = View['rounds'][number];
type Given = NonNullable<Round['clues']['black']>[number];
const clue = (parts: Pick<Given, 'cards' | 'intended' | 'to'>) => ({ from: 'A3', found: null, ...parts }) as Given;
const roundOf = (clues: readonly Given[]) => ({ round: 1, spots: {}, clues: { black: clues } }) as unknown as Round;
const whyOf = (clues: readonly Given[]) => whyOfRounds({ rounds: [roundOf(clues)], cells })[0]?.clues.black;

test('ways lead from what a card shows to what a picture shows, the strongest thought first', () => {
  expect(whyOf([clue({ cards: ['i77'], intended: 'A2', to: 'A2' })])).toEqual([
    [
      {
        card: 'i77',
        meant: [
          ['umbrella', 'rain'],
          ['hiding', 'disguise'],
          ['house', 'door'],
        ],
        went: [],
      },
    ],
  ]);
});

test('who went elsewhere had a reason too', () => {
  const [[card] = []] = whyOf([clue({ cards: ['i01'], intended: 'A2', to: 'A1' })]) ?? [];
  expect(card).toMatchObject({ card: 'i01', went: [['reflection'], ['canal', 'bridge'], ['boat', 'rowing']] });
});

test('nothing is said where nothing was marked, nobody moved, or there is no picture', () => {
  expect(whyOf([clue({ cards: ['i01'], intended: null, to: null })])).toEqual([[{ card: 'i01', meant: [], went: [] }]]);
  expect(whyOf([clue({ cards: ['i01'], intended: 'A3', to: 'A3' })])).toEqual([[{ card: 'i01', meant: [], went: [] }]]);
});

test('every card has something to say of every picture, along the graph, at most three times and no word twice', () => {
  const { numberOf, path } = loadMeaning();
  let silent = 0;
  for (const [n, card] of cardIds.entries()) {
    const picture = `d${1 + (n % 7)}${n % 2 === 0 ? 'a' : 'b'}${1 + (n % 5)}` as const;
    const at: View['cells'] = { A1: { picture, obstacle: false } };
    const given = clue({ cards: [card], intended: 'A1', to: 'A1' });
    const ways = whyOfRounds({ rounds: [roundOf([given])], cells: at })[0]?.clues.black?.[0]?.[0]?.meant ?? [];
    if (ways.length === 0) silent += 1;
    expect(ways.length).toBeLessThanOrEqual(3);
    for (const way of ways) expect(path(way[0] as string, way.at(-1) as string)).toEqual(way);
    for (const concept of ways.flat()) expect(numberOf(concept)).toBeGreaterThanOrEqual(0);
    expect(new Set(ways.flat()).size).toBe(ways.flat().length);
  }
  expect(silent).toBe(0);
});
