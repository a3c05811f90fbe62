/** What is said before a move is made, in all five languages. */
import type { CardId, CityId, Day, Move } from '@lamplight/emerald/public';
import type { IntlShape } from 'react-intl';
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
import { sentence, wordsIn } from '../sentences.ts';
import { actions, texts, viewOf } from './turn-table.ts';

const english = wordsIn('en');
const names = namesIn(english);
const cards = (...ids: readonly CardId[]) => english.formatList(ids.map(names.card));
const within = (city: CityId) => names.city(city, 'in');
const player = (day: Day) => names.day(day);
/** These sentences in a row. */
const row = (...sentences: readonly string[]) => sentences.join(' ');

/** As the page says it, without chips and signs. Players are named by their weekday. */
function text(intl: IntlShape, lines: readonly TurnSentence[]): string {
  const named = namesIn(intl);
  const part = (value: SentenceValue | TurnSentence): string => {
    if (typeof value !== 'object') return String(value);
    if ('id' in value) return line(value);
    if ('city' in value) return named.city(value.city, value.form);
    if ('cards' in value) return intl.formatList(value.cards.map(named.card));
    if ('days' in value) return intl.formatList(value.days.map(named.day));
    const type = value.isEither === true ? 'disjunction' : 'conjunction';
    return intl.formatList(
      value.list.map((item: SentenceItem) => item.map(part).join(' ')),
      { type },
    );
  };
  const line = ({ id, values = {} }: TurnSentence): string => {
    const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? part(value) : value]);
    const b = (chunks: readonly unknown[]) => chunks.join('');
    return String(intl.formatMessage({ id }, { ...Object.fromEntries(said), b }));
  };
  return lines.map(line).join(' ');
}

const linesFor = (hand: readonly CardId[], move: Move, more?: object): readonly TurnSentence[] => {
  const view = viewOf(hand, more);
  return sentenceOf(view, drafted(view, tapsFor(view, move)));
};
const inEnglish = (...course: Parameters<typeof linesFor>): string => text(english, linesFor(...course));

describe('what it does and costs', () => {
  test('[EM-PLACE-1] where, with which cards, and how many each has there then', () => {
    const hand = ['start-handbills', 'start-cab-driver'] as const;
    expect(inEnglish(hand, { type: 'place', cards: hand, city: 'rome' })).toBe(
      row(
        sentence('emerald.turn.say.place', { count: 3, in: within('rome'), n: 2, cards: cards(...hand) }),
        sentence('emerald.turn.out.have', { mine: 3, next: 1 }),
        sentence('emerald.turn.out.supply', { count: 1 }),
      ),
    );
  });

  test('[EM-PLACE-2] fewer cubes than icons are not promised', () => {
    const more = { limbo: { monday: 9 }, cities: {} };
    const move: Move = { type: 'place', cards: ['start-handbills'], city: 'rome' };
    expect(inEnglish(['start-handbills'], move, more)).toContain(
      sentence('emerald.turn.say.place', { count: 1, in: within('rome'), n: 1, cards: cards('start-handbills') }),
    );
    expect(verbOf(viewOf(['start-handbills'], more), move)).toEqual({ id: 'emerald.turn.do.place', count: 1 });
  });

  test('[EM-CLAIM-5, EM-CLAIM-6, EM-CLAIM-8] what becomes of the cubes, agents, points and the die', () => {
    const cities = {
      vienna: { pile: ['shoggoth', 'bismarck'], agents: { monday: 2 }, cubes: { monday: 2, tuesday: 1 } },
      rome: { pile: ['city-rome'] },
    };
    const said = inEnglish(['start-informer'], { type: 'claim', card: 'start-informer', city: 'vienna' }, { cities });
    expect(said).toBe(
      row(
        sentence('emerald.turn.say.claim', {
          top: cards('shoggoth'),
          in: within('vienna'),
          card: cards('start-informer'),
        }),
        sentence('emerald.turn.out.limbo', { count: 2 }),
        sentence('emerald.turn.out.home', { count: 1, owners: 'single' }),
        sentence('emerald.turn.out.roll', { agent: 'no' }),
      ),
    );
  });

  test('[EM-CLAIM-7, EM-END-2] points now, and who keeps them', () => {
    const cities = { vienna: { pile: ['cthulhu', 'bismarck'], cubes: { monday: 2 } } };
    const said = inEnglish(
      ['start-informer'],
      { type: 'claim', card: 'start-informer', city: 'vienna' },
      { cities, sanity: { monday: 1 } },
    );
    expect(said).toContain(sentence('emerald.turn.out.points', { count: 3, faction: 'loyalist' }));
    expect(said).toContain(sentence('emerald.turn.out.roll-last-me'));
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
      row(
        sentence('emerald.turn.say.kill', { player: player('tuesday'), in: within('vienna') }),
        sentence('emerald.turn.out.bombs', { needed: 3, agents: 2, given: 2 }),
        sentence('emerald.turn.out.bombs-cards', { cards: cards('start-chemist'), bombs: 2 }),
        sentence('emerald.turn.out.over', { over: 1 }),
        sentence('emerald.turn.out.points-box', { count: 3, player: player('tuesday') }),
        sentence('emerald.turn.out.limbo', { count: 2 }),
        sentence('emerald.turn.out.home', { count: 1, owners: 'single' }),
        sentence('emerald.turn.out.block', { count: 1, player: player('tuesday') }),
        sentence('emerald.turn.out.area', { cards: cards('hired-assassin') }),
      ),
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
    const lines = linesFor(['start-knife-in-the-dark', 'infernal-machine'], move);
    const said = text(english, lines);
    expect(said).toContain(sentence('emerald.turn.out.points', { count: 4, faction: 'restorationist' }));
    expect(said).toContain(sentence('emerald.turn.out.roll', { agent: 'yes' }));
    expect(said).toContain(
      row(
        sentence('emerald.turn.out.area', { cards: cards('start-knife-in-the-dark') }),
        sentence('emerald.turn.out.gone', { cards: cards('infernal-machine') }),
      ),
    );
    expect(lines.map(({ id }) => id)).not.toContain('emerald.turn.out.block');
  });

  test('[EM-TRACK-2, EM-END-4] the markers, and what the gap is worth to whom', () => {
    const more = { cities: {}, tracks: { loyalist: 4, restorationist: 3 } };
    const move: Move = { type: 'track', cards: ['the-peoples-will'] };
    expect(inEnglish(['the-peoples-will'], move, more)).toBe(
      row(
        sentence('emerald.turn.say.track', { n: 1, cards: cards('the-peoples-will') }),
        sentence('emerald.turn.out.markers', { loyalist: 4, restorationist: 5 }),
        sentence('emerald.turn.out.gap', { changed: 'no', ahead: 'restorationist' }),
      ),
    );
  });

  test('[EM-END-1] a move that ends the game says so', () => {
    const more = { cities: {}, tracks: { loyalist: 0, restorationist: 8 } };
    expect(inEnglish(['the-peoples-will'], { type: 'track', cards: ['the-peoples-will'] }, more)).toContain(
      sentence('emerald.turn.out.end', { because: 'track' }),
    );
  });

  test('[EM-CARD-YOG-SOTHOTH-2] giving up the last agent', () => {
    const said = inEnglish(['yog-sothoth'], { type: 'text', card: 'yog-sothoth', agents: { paris: 3, vienna: 2 } });
    expect(said).toContain(
      sentence('emerald.turn.say.text.sacrifice-agents', { card: cards('yog-sothoth'), agents: 5 }),
    );
    expect(said).toContain(sentence('emerald.turn.out.points', { count: 5, faction: 'loyalist' }));
    expect(said).toContain(sentence('emerald.turn.out.reveal-me'));
  });

  test('[EM-CARD-OKHRANA-1] whose cubes go to Limbo, how many and from where', () => {
    const move: Move = { type: 'text', card: 'okhrana', cubes: { paris: { tuesday: 2 } } };
    const taken = sentence('emerald.turn.part.theirs', {
      player: player('tuesday'),
      whose: 'other',
      from: names.city('paris', 'from'),
      count: 2,
    });
    expect(inEnglish(['okhrana'], move)).toContain(
      sentence('emerald.turn.say.text.cubes-to-limbo-2', { sent: 2, card: cards('okhrana'), taken }),
    );
  });

  test('[EM-CARD-OKHRANA-1] my own cubes are called mine, not by my name', () => {
    const said = inEnglish(['okhrana'], {
      type: 'text',
      card: 'okhrana',
      cubes: { vienna: { monday: 1, tuesday: 1 } },
    });
    const leaving = (day: Day, whose: string) =>
      sentence('emerald.turn.part.theirs', {
        player: player(day),
        whose,
        from: names.city('vienna', 'from'),
        count: 1,
      });
    expect(said).toContain(leaving('monday', 'mine'));
    expect(said).toContain(leaving('tuesday', 'other'));
  });

  test('[EM-REVEAL-1] an attack on the last agent of somebody', () => {
    const cities = { vienna: { agents: { monday: 3, tuesday: 1 } } };
    const move: Move = { type: 'text', card: 'shoggoth', city: 'vienna', player: 'tuesday' };
    const said = inEnglish(['shoggoth'], move, { cities });
    expect(said).toContain(sentence('emerald.turn.out.reveal', { player: player('tuesday') }));
    expect(said).toContain(sentence('emerald.turn.out.block', { count: 1, player: player('tuesday') }));
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
    expect(text(english, sentenceOf(view, noDraft))).toBe(sentence('emerald.turn.need.act'));
    expect(say([{ type: 'act', act: 'place' }])).toBe(sentence('emerald.turn.need.cards', { act: 'place' }));
    expect(say([{ type: 'card', place: 0 }])).toBe(sentence('emerald.turn.need.city', { act: 'place' }));
    expect(say([{ type: 'card', place: 1 }])).toBe(sentence('emerald.turn.need.which'));
  });
});

describe.each(languages)('in %s', language => {
  const intl = wordsIn(language);
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
    const bothCities = english.formatList([within('paris'), within('vienna')], { type: 'disjunction' });
    const offered = (hand: readonly CardId[], more?: object) => text(english, offersOf(viewOf(hand, more)));
    expect(offered(['start-informer', 'hired-assassin', 'start-chemist'])).toBe(
      row(
        sentence('emerald.turn.offer.claim', { cities: bothCities }),
        sentence('emerald.turn.offer.assassinate', { cities: bothCities }),
      ),
    );
    expect(offered(['start-handbills'])).toBe('');
  });

  test('[EM-CLAIM-1] with one action gone no card can be taken any more', () => {
    const view = viewOf(['start-informer'], { turn: { player: 'monday', actions: 1 } });
    expect(offersOf(view)).toEqual([]);
  });

  test.each(languages)('in %s every city has its form', language => {
    const said = text(wordsIn(language), offersOf(viewOf(['start-informer', 'hired-assassin', 'start-chemist'])));
    expect(said).not.toMatch(/[{}]/);
    expect(said.match(/\./g)).toHaveLength(2);
  });
});
