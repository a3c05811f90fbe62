import type { MatchRecord } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import type { CardId, Day } from '@lamplight/emerald/public';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { watched } from '../../../test/emerald/trial-tellings.ts';
import enNames from '../names/messages/en.json' with { type: 'json' };
import frNames from '../names/messages/fr.json' with { type: 'json' };
import nlNames from '../names/messages/nl.json' with { type: 'json' };
import plNames from '../names/messages/pl.json' with { type: 'json' };
import ruNames from '../names/messages/ru.json' with { type: 'json' };
import { namesIn } from '../names/use-names.ts';
import { entriesOf } from './entries.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import type { Sentence } from './sentence.ts';
import { type Speaking, textOf } from './values.ts';

const files = import.meta.glob<MatchRecord<Emerald>>('../../../../games/emerald/matches/*.json', {
  eager: true,
  import: 'default',
});

const people: Readonly<Record<Day, string>> = {
  monday: 'Ann',
  tuesday: 'Joris',
  wednesday: 'Élodie',
  thursday: 'Ольга',
  friday: 'Fog',
};
const catalogues = {
  en: { ...enNames, ...en },
  fr: { ...frNames, ...fr },
  nl: { ...nlNames, ...nl },
  pl: { ...plNames, ...pl },
  ru: { ...ruNames, ...ru },
};

function speakingIn(locale: string, messages: object): Speaking {
  const intl = createIntl({
    locale,
    messages: messages as never,
    onError: error => {
      throw error;
    },
  });
  return {
    names: namesIn(intl),
    nameOf: day => people[day],
    format: (id, values) => intl.formatMessage({ id }, values),
    list: parts => intl.formatList([...parts], { type: 'conjunction' }),
  };
}

const all: readonly Sentence[] = Object.values(files)
  .flatMap(record =>
    [0, 1, 'audience' as const].flatMap(viewer => entriesOf(watched(emerald, record, viewer).tellings)),
  )
  .flatMap(({ head, follows, small }) => [head, ...follows, ...small]);

describe.each(Object.entries(catalogues))('%s', (locale, messages) => {
  const speaking = speakingIn(locale, messages);

  test('every sentence of every finished match can be said, with nothing left open', () => {
    const said = new Set(all.map(sentence => textOf(sentence, speaking)));
    expect(said.size).toBeGreaterThan(300);
    expect([...said].filter(text => /[{}]|undefined|NaN|emerald\./.test(text))).toEqual([]);
  });

  test('whoever a sentence is about is named in it', () => {
    const nameless = all.filter(sentence =>
      [sentence.who, sentence.other].some(
        day => day !== undefined && !textOf(sentence, speaking).includes(people[day]),
      ),
    );
    expect(nameless).toEqual([]);
  });
});

test('a sentence as it reads', () => {
  const speaking = speakingIn('en', catalogues.en);
  const { names, format, list } = speaking;
  const text = (sentence: Sentence) => textOf(sentence, speaking);
  expect(
    text({ type: 'place', who: 'monday', city: 'rome', count: 2, cards: ['start-handbills', 'start-landlady'] }),
  ).toBe(
    format('emerald.log.say.place', {
      who: 'Ann',
      count: 2,
      in: names.city('rome', 'in'),
      cards: list(['start-handbills', 'start-landlady'].map(id => names.card(id as CardId))),
    }),
  );
  expect(text({ type: 'everyone', count: -1 })).toBe(format('emerald.log.say.everyone', { count: -1 }));
  expect(text({ type: 'everyone', count: -1 })).toContain('-1');
  const side = format('emerald.log.side', { faction: 'loyalist' });
  expect(text({ type: 'rose', rises: [{ faction: 'loyalist', by: 3, now: 5 }] })).toBe(
    format('emerald.log.rise', { side, by: 3, now: 5 }),
  );
});
