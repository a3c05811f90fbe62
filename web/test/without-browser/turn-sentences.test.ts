/** What is said before a move is made, in all five languages. */
import { readFileSync } from 'node:fs';
import type { CardId, Move } from '@lamplight/emerald/public';
import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../src/emerald/names/use-names.ts';
import { noDraft } from '../../src/emerald/turn/draft/draft.ts';
import { drafted, tapsFor } from '../../src/emerald/turn/draft/trial-taps.ts';
import { offersOf } from '../../src/emerald/turn/offers.ts';
import { costOf, sentenceOf } from '../../src/emerald/turn/sentence/sentence.ts';
import type { SentenceItem, SentenceValue, TurnSentence } from '../../src/emerald/turn/sentence/turn-sentence.ts';
import { verbOf } from '../../src/emerald/turn/sentence/verb.ts';
import { spoken, whyOf } from '../../src/emerald/turn/sentence/why.ts';
import { languages } from '../person.ts';
import { actions, texts, viewOf } from './turn-table.ts';

const wordsOf = (part: string, language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/emerald/${part}/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

const intlIn = (language: string): IntlShape =>
  createIntl({
    locale: language,
    messages: { ...wordsOf('names', language), ...wordsOf('turn', language) },
    onError: error => {
      throw error;
    },
  });
const english = intlIn('en');

/** As the page says it, without chips and signs. Players are named by their weekday. */
function text(intl: IntlShape, lines: readonly TurnSentence[]): string {
  const names = namesIn(intl);
  const part = (value: SentenceValue | TurnSentence): string => {
    if (typeof value !== 'object') return String(value);
    if ('id' in value) return line(value);
    if ('city' in value) return names.city(value.city, value.form);
    if ('cards' in value) return intl.formatList(value.cards.map(names.card));
    if ('days' in value) return intl.formatList(value.days.map(names.day));
    return intl.formatList(value.list.map((item: SentenceItem) => item.map(part).join(' ')));
  };
  const line = ({ id, values = {} }: TurnSentence): string => {
    const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? part(value) : value]);
    const b = (chunks: readonly unknown[]) => chunks.join('');
    return String(intl.formatMessage({ id }, { ...Object.fromEntries(said), b }));
  };
  return lines.map(line).join(' ');
}

const inEnglish = (hand: readonly CardId[], move: Move, more?: object): string => {
  const view = viewOf(hand, more);
  return text(english, sentenceOf(view, drafted(view, tapsFor(view, move))));
};

describe('what it does and costs', () => {
  test('[EM-PLACE-1] where, with which cards, and how many each has there then', () => {
    const hand = ['start-handbills', 'start-cab-driver'] as const;
    expect(inEnglish(hand, { type: 'place', cards: hand, city: 'rome' })).toBe(
      '3 cubes to Rome with Handbills and Cab Driver. You will have 3 pieces there, the next player 1. 1 cube stays in your supply.',
    );
  });

  test('[EM-PLACE-2] fewer cubes than icons are not promised', () => {
    const more = { limbo: { monday: 9 }, cities: {} };
    const move: Move = { type: 'place', cards: ['start-handbills'], city: 'rome' };
    expect(inEnglish(['start-handbills'], move, more)).toContain('1 cube to Rome with Handbills.');
    expect(verbOf(viewOf(['start-handbills'], more), move)).toEqual({ id: 'emerald.turn.do.place', count: 1 });
  });

  test('[EM-CLAIM-5, EM-CLAIM-6, EM-CLAIM-8] what becomes of the cubes, agents, points and the die', () => {
    const cities = {
      vienna: { pile: ['shoggoth', 'bismarck'], agents: { monday: 2 }, cubes: { monday: 2, tuesday: 1 } },
      rome: { pile: ['city-rome'] },
    };
    const said = inEnglish(['start-informer'], { type: 'claim', card: 'start-informer', city: 'vienna' }, { cities });
    expect(said).toBe(
      'You take Shoggoth in Vienna with Informer. Your 2 cubes there go to Limbo. 1 cube of others goes home. Then a sanity roll: half of the faces cost a token.',
    );
  });

  test('[EM-CLAIM-7, EM-END-2] points now, and who keeps them', () => {
    const cities = { vienna: { pile: ['cthulhu', 'bismarck'], cubes: { monday: 2 } } };
    const said = inEnglish(
      ['start-informer'],
      { type: 'claim', card: 'start-informer', city: 'vienna' },
      { cities, sanity: { monday: 1 } },
    );
    expect(said).toContain('3 points now, kept at the end only by a Loyalist.');
    expect(said).toContain('It is your last token: madness makes you reveal.');
  });

  test('[EM-KILL-8, EM-KILL-4, EM-END-3, EM-CARD-BLOCK-1] a kill with its bombs, its box and who may stop it', () => {
    const move: Move = {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'vienna',
      target: { agent: 'tuesday' },
      bombs: ['start-chemist'],
    };
    expect(inEnglish(['hired-assassin', 'start-chemist'], move)).toBe(
      'An agent of Tuesday dies in Vienna. 3 bombs are needed; your 2 agents give 2. Chemist: 2 bombs. One over is allowed, since no card could be left out. 3 points now, kept at the end only by a Loyalist, and only if Tuesday is a Restorationist. Your 2 cubes there go to Limbo. 1 cube of others goes home. Tuesday may block. Beside your identity: Hired Assassin.',
    );
  });

  test('[EM-KILL-5] royalty: points of the other side, and a roll that may cost an agent', () => {
    const move: Move = {
      type: 'assassinate',
      card: 'start-knife-in-the-dark',
      city: 'paris',
      target: 'royalty',
      bombs: ['infernal-machine'],
    };
    const said = inEnglish(['start-knife-in-the-dark', 'infernal-machine'], move);
    expect(said).toContain('4 points now, kept at the end only by a Restorationist.');
    expect(said).toContain('half of the faces cost a token and send an agent of yours there home.');
    expect(said).toContain('Beside your identity: Knife in the Dark. Out of the game: Infernal Machine.');
    expect(said).not.toContain('may block');
  });

  test('[EM-TRACK-2, EM-END-4] the markers, and what the gap is worth to whom', () => {
    const more = { cities: {}, tracks: { loyalist: 4, restorationist: 3 } };
    const move: Move = { type: 'track', cards: ['the-peoples-will'] };
    expect(inEnglish(['the-peoples-will'], move, more)).toBe(
      'The markers move with The People’s Will. Loyalists then stand at 4, Restorationists at 5. Nobody’s points change; at the end only Restorationists keep the gap.',
    );
  });

  test('[EM-END-1] a move that ends the game says so', () => {
    const more = { cities: {}, tracks: { loyalist: 0, restorationist: 8 } };
    expect(inEnglish(['the-peoples-will'], { type: 'track', cards: ['the-peoples-will'] }, more)).toContain(
      'A marker reaches 10: the game ends.',
    );
  });

  test('[EM-CARD-YOG-SOTHOTH-2] giving up the last agent', () => {
    const said = inEnglish(['yog-sothoth'], { type: 'text', card: 'yog-sothoth', agents: { paris: 3, vienna: 2 } });
    expect(said).toContain('Yog Sothoth: 5 agents of yours go for ever.');
    expect(said).toContain('5 points now, kept at the end only by a Loyalist.');
    expect(said).toContain('No agent of yours stays on the board: you must reveal.');
  });

  test('[EM-REVEAL-1] an attack on the last agent of somebody', () => {
    const cities = { vienna: { agents: { monday: 3, tuesday: 1 } } };
    const move: Move = { type: 'text', card: 'shoggoth', city: 'vienna', player: 'tuesday' };
    const said = inEnglish(['shoggoth'], move, { cities });
    expect(said).toContain('Tuesday loses the last agent and must reveal.');
    expect(said).toContain('Tuesday may block.');
  });

  test('[EM-TURN-6] a free text costs no action, another one does', () => {
    const view = viewOf(['doctor-watson', 'okhrana']);
    expect(costOf(view, { type: 'text', card: 'doctor-watson' })).toBe(0);
    expect(costOf(view, { type: 'text', card: 'okhrana', cubes: { paris: { tuesday: 1 } } })).toBe(1);
  });
});

describe('what is missing', () => {
  test('one thing after the other', () => {
    const view = viewOf(['start-handbills', 'start-landlady']);
    const say = (taps: Parameters<typeof drafted>[1]) => text(english, sentenceOf(view, drafted(view, taps)));
    expect(text(english, sentenceOf(view, noDraft))).toBe('Choose an action, or cards first.');
    expect(say([{ type: 'act', act: 'place' }])).toBe('Choose cards with cubes to place.');
    expect(say([{ type: 'card', place: 0 }])).toBe('Which city do the cubes go to?');
    expect(say([{ type: 'card', place: 1 }])).toBe('What for? Choose one of the lit actions.');
  });
});

describe.each(languages)('in %s', language => {
  const intl = intlIn(language);
  test('every kind of move and every text has its sentences, and nothing in them is left untold', () => {
    for (const { hand, move, more } of actions) {
      const view = viewOf(hand, more);
      const said = text(intl, sentenceOf(view, drafted(view, tapsFor(view, move))));
      expect(said).not.toMatch(/[{}<>]|undefined|NaN/);
      expect(said.length).toBeGreaterThan(12);
    }
    for (const [aim, more] of texts) {
      const move: Move = { type: 'text', ...aim };
      const view = viewOf([aim.card, ...(aim.cards ?? [])], more);
      const said = text(intl, sentenceOf(view, drafted(view, tapsFor(view, move))));
      expect(said, aim.card).not.toMatch(/[{}<>]|undefined|NaN/);
      expect(said.length, aim.card).toBeGreaterThan(12);
    }
  });

  test('so does every refusal', () => {
    const said = [...spoken, 'unclear' as const].map(rule => intl.formatMessage({ id: whyOf(rule) }));
    expect(new Set(said).size).toBeGreaterThan(50);
  });
});

describe('before anything is chosen', () => {
  test('[EM-CLAIM-3] [EM-KILL-1] it says where a card can be taken and where somebody can be killed', () => {
    const offered = (hand: readonly CardId[], more?: object) => text(english, offersOf(viewOf(hand, more)));
    expect(offered(['start-informer', 'hired-assassin', 'start-chemist'])).toBe(
      'You can claim in Paris and in Vienna. You can assassinate in Paris and in Vienna.',
    );
    expect(offered(['start-handbills'])).toBe('');
  });

  test('[EM-CLAIM-1] with one action gone no card can be taken any more', () => {
    const view = viewOf(['start-informer'], { turn: { player: 'monday', actions: 1 } });
    expect(offersOf(view)).toEqual([]);
  });

  test.each(languages)('in %s every city has its form', language => {
    const said = text(intlIn(language), offersOf(viewOf(['start-informer', 'hired-assassin', 'start-chemist'])));
    expect(said).not.toMatch(/[{}]/);
    expect(said.match(/\./g)).toHaveLength(2);
  });
});
