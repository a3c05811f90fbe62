import { cells } from '@lamplight/shadows/public';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../words/languages.ts';
import en from './messages/en.json' with { type: 'json' };
import { nameOfCell } from './names.ts';
import { placeOf } from './place.ts';
import { boardWords } from './words.ts';

const intlIn = async (language: Language) => {
  const { default: messages } = await boardWords[language]();
  return createIntl({
    locale: language,
    messages: messages as Record<string, string>,
    onError: error => {
      throw error;
    },
  });
};

describe('[UX-27] every cell has a name', () => {
  test('no two cells share a place', () => {
    const places = cells.map(cell => JSON.stringify(placeOf(cell)));
    expect(new Set(places).size).toBe(37);
    expect(placeOf('0,0')).toEqual({ ring: 0, bearing: undefined });
    expect(placeOf('2,-2')).toEqual({ ring: 2, bearing: 'ne' });
    expect(cells.filter(cell => cell !== '0,0' && placeOf(cell).bearing === undefined)).toEqual([]);
  });

  test('its place, its state and who points, never its picture', async () => {
    const intl = await intlIn('en');
    const say: typeof intl.formatMessage = intl.formatMessage;
    const place = (ring: number, bearing: string) =>
      say({ id: 'board.place' }, { ring, bearing: say({ id: 'board.bearing' }, { bearing }) });
    const row = (...parts: readonly string[]) => parts.join(', ');
    expect(nameOfCell(intl, '2,-2', { isReachable: true, away: 2, lookedAtBy: ['Anaïs'] })).toBe(
      row(
        place(2, 'ne'),
        say({ id: 'board.reach.in' }),
        say({ id: 'board.away' }, { away: 2 }),
        say({ id: 'board.looks' }, { count: 1, names: 'Anaïs' }),
      ),
    );
    expect(nameOfCell(intl, '0,0', { figures: ['orange', 'black'] })).toBe(
      row(say({ id: 'board.place.centre' }), ...['black', 'orange'].map(team => say({ id: 'board.figure' }, { team }))),
    );
    expect(nameOfCell(intl, '1,0', { isObstacle: true, isReachable: false })).toBe(
      row(place(1, 'e'), say({ id: 'board.canal' })),
    );
    expect(nameOfCell(intl, '0,3', { thing: 'common-evidence', isTarget: true, votedBy: ['Ola', 'Bram'] })).toBe(
      row(
        place(3, 'se'),
        say({ id: 'board.thing' }, { kind: 'commonEvidence' }),
        say({ id: 'board.target' }),
        say({ id: 'board.votes' }, { count: 2, names: intl.formatList(['Ola', 'Bram']) }),
      ),
    );
    expect(nameOfCell(intl, '0,2', { thing: 'client' })).not.toBe(
      nameOfCell(intl, '0,2', { thing: 'client', isCommon: true }),
    );
  });

  test.each(languages)('all of it is said in %s, and no two cells alike', async language => {
    const intl = await intlIn(language);
    const facts = {
      figures: ['black', 'orange'],
      tokens: ['black', 'orange'],
      visited: ['black', 'orange'],
      thing: 'police',
      isCommon: true,
      isTarget: true,
      isReachable: false,
      lookedAtBy: ['Ола', 'Wojtek'],
      votedBy: ['Zoë'],
    } as const;
    const names = [1, 2, 5].flatMap(away => cells.map(cell => nameOfCell(intl, cell, { ...facts, away })));
    expect(new Set(names).size).toBe(3 * 37);
    for (const name of names) expect(name).not.toMatch(/[{}]|board\.|_/);
  });

  test.each(languages)('the catalogue in %s holds the same sentences', async language => {
    const { default: messages } = await boardWords[language]();
    expect(Object.keys(messages as object)).toEqual(Object.keys(en));
  });
});
