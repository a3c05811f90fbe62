import { type Json, randomAt, seedOf } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { PieceBox } from './box.ts';
import { MalformedScenario } from './misread.ts';
import { byKey, flag, listOf, oneOf, seatName, text, whole } from './readers.ts';
import { dotted } from './shown.ts';
import { JsonSpot, type SpotReader } from './spot.ts';

/** What a reader makes of a value, or where and how it rejects it. */
function made<Value>(read: SpotReader<Value>, value: Json): Value | string {
  try {
    return new JsonSpot(value, ['given']).as(read);
  } catch (error) {
    if (!(error instanceof MalformedScenario)) throw error;
    return `${dotted(error.path)}: ${error.message}`;
  }
}

test.each<[string, SpotReader<unknown>, Json, unknown]>([
  ['text', text, 'monday', 'monday'],
  ['no text', text, 3, 'given: Write a text here, not 3. In quotes it would be one.'],
  ['flag', flag, false, false],
  ['no flag', flag, 'no', 'given: Write true or false here, not "no".'],
  ['whole', whole(0, 4), 4, 4],
  ['too large', whole(0, 4), 5, 'given: Write a whole number from 0 to 4 here, not 5.'],
  ['too small', whole(1), 0, 'given: Write a whole number from 1 up here, not 0.'],
  ['a part', whole(0), 1.5, 'given: Write a whole number from 0 up here, not 1.5.'],
  ['a number in quotes', whole(0), '1', 'given: Write a whole number from 0 up here, not "1".'],
  ['oneOf words', oneOf('level', ['recruit', 'agent']), 'agent', 'agent'],
  ['oneOf numbers', oneOf('number', [11, 12]), 12, 12],
  [
    'another word',
    oneOf('level', ['recruit', 'agent']),
    'agnet',
    'given: There is no level "agnet": did you mean "agent"? Write one of recruit, agent.',
  ],
  ['another number', oneOf('number', [11, 12]), 13, 'given: This is not a number: 13. Write one of 11, 12.'],
  ['list', listOf(whole(0)), [1, 1], [1, 1]],
  ['an item', listOf(whole(0)), [1, 'x'], 'given.1: Write a whole number from 0 up here, not "x".'],
  ['too few', listOf(whole(0), { length: 2 }), [1], 'given: Write a list of 2 here, not of 1.'],
  [
    'one twice',
    listOf(whole(0), { distinct: true }),
    [1, 2, 1],
    'given.2: 1 stands twice in this list: leave one of them out.',
  ],
  ['no list', listOf(whole(0)), { 0: 1 }, 'given: Write a list here, not {"0":1}.'],
  ['byKey', byKey('player', ['monday', 'friday'], whole(0)), { friday: 2 }, new Map([['friday', 2]])],
  [
    'another key',
    byKey('player', ['monday'], whole(0)),
    { mondey: 2 },
    'given.mondey: There is no player "mondey": did you mean "monday"? Write monday.',
  ],
  [
    'a wrong value',
    byKey('player', ['monday'], whole(0)),
    { monday: [] },
    'given.monday: Write a whole number from 0 up here, not [].',
  ],
  ['a name', seatName, 'ada', 'ada'],
  ['no name', seatName, 'audience', 'given: "audience" is the spectator: give the player another name.'],
])('%s', (_name, read, value, result) => {
  expect(made(read, value)).toEqual(result);
});

describe('tables as games give them', () => {
  const players = ['monday', 'tuesday'] as const;
  const cells = listOf(oneOf('cell', ['0,1', '-1,0']));

  test('mappings in mappings: { monday: { neutral: 4 } }', () => {
    const points = byKey('player', players, spot => {
      const { neutral, loyalist } = spot.fields(['neutral', 'loyalist']);
      return { neutral: neutral.maybe(whole(0)) ?? 0, loyalist: loyalist.maybe(whole(0)) ?? 0 };
    });
    expect(made(points, { monday: { neutral: 4 } })).toEqual(new Map([['monday', { neutral: 4, loyalist: 0 }]]));
    expect(made(points, { monday: { neutrl: 4 } })).toBe(
      'given.monday.neutrl: There is no key "neutrl": did you mean "neutral"? Write one of neutral, loyalist.',
    );
  });

  test('alternatives: a numbered map or one written out', () => {
    const map: SpotReader<object> = spot => {
      if (spot.has('number')) {
        const { number, orientation } = spot.fields(['number', 'orientation']);
        return {
          number: number.as(whole(1, 40)),
          orientation: orientation.as(oneOf('orientation', ['circle', 'star'])),
        };
      }
      const { common, black } = spot.fields(['common', 'black']);
      return { common: common.maybe(cells), black: black.as(cells) };
    };
    expect(made(map, { number: 7, orientation: 'circle' })).toEqual({ number: 7, orientation: 'circle' });
    expect(made(map, { black: ['0,1'] })).toEqual({ black: ['0,1'] });
    expect(made(map, { number: 7 })).toBe('given: The key "orientation" is missing: add it.');
    expect(made(map, { number: 7, black: [] })).toBe(
      'given.black: There is no key "black". Write one of number, orientation.',
    );
  });

  test('copies: fenians or fenians#2', () => {
    const copies = ['fenians#1', 'fenians#2', 'zombies'] as const;
    const box = new PieceBox('card', copies);
    const card: SpotReader<string> = spot => {
      const written = text(spot);
      const free = box.left.find(each => each === written || each.startsWith(`${written}#`));
      return box.takeOut(free ?? oneOf('card', copies)(spot), spot);
    };
    expect(made(listOf(card), ['fenians#2', 'fenians', 'zombies'])).toEqual(['fenians#2', 'fenians#1', 'zombies']);
    expect(made(card, 'zombies')).toBe(
      'given: There is only one card "zombies", and it lies elsewhere already: leave it out here or there.',
    );
  });
});

describe('the box', () => {
  test('gives each thing as often as there are copies', () => {
    const box = new PieceBox('card', ['dig', 'dig', 'lantern']);
    expect(made(listOf(box.take), ['dig', 'dig', 'dig'])).toBe(
      'given.2: There are only 2 of the card "dig", and this is one more: leave one out.',
    );
    expect(made(box.take, 'lantren')).toBe(
      'given: There is no card "lantren": did you mean "lantern"? Write one of dig, lantern.',
    );
    expect(box.left).toEqual(['lantern']);
  });

  test('deals what is left, the same from the same chance', () => {
    const dealt = (seed: number) => {
      const box = new PieceBox(
        'card',
        Array.from({ length: 20 }, (_, n) => `c${n}`),
      );
      const random = randomAt(seedOf(seed), 0);
      return { hand: box.deal(3, random), rest: box.deal(99, random), left: box.left };
    };
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
    expect(dealt(1).left).toEqual([]);
    expect(new Set([...dealt(1).hand, ...dealt(1).rest]).size).toBe(20);
  });
});
