import { type CardId, cardNamed, cityIds, days, factions } from '@lamplight/emerald/public';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import { cityForms, namesIn } from './use-names.ts';

const prefix = 'emerald.card.';
const cards = Object.keys(en)
  .filter(key => key.startsWith(prefix))
  .map(key => key.slice(prefix.length) as CardId);
const languages = Object.entries({ en, fr, nl, pl, ru }).map(([locale, messages]) => ({
  locale,
  names: namesIn(createIntl({ locale, messages: messages as never })),
}));

test('every row of the deck has a name', () => {
  expect(cards.length).toBe(87);
  expect(cards.map(id => cardNamed(id).id)).toEqual(cards);
});

test.each(languages)('$locale: names are names, and fit two lines of a card in the hand', ({ names }) => {
  const all = cards.map(names.card);
  expect(all.filter(name => name === '' || name.length > 34)).toEqual([]);
  expect(all.flatMap(name => name.split(/[ -]/)).filter(word => word.length > 17)).toEqual([]);
  // Two cards of one name could not be told apart in a sentence. An identity is named by its faction.
  expect(new Set(all).size).toBe(87);
  expect(factions.map(names.faction)).toEqual(factions.map(faction => names.card(`identity-${faction}`)));
});

test.each(languages)('$locale: a text stands on every card that has an effect, and is short', ({ names }) => {
  const withEffect = cards.filter(id => cardNamed(id).effect !== 'none');
  expect(withEffect.length).toBe(29);
  expect(cards.filter(id => names.text(id) !== undefined)).toEqual(withEffect);
  expect(withEffect.map(id => names.text(id) ?? '').filter(text => !/\s.*\.$/.test(text) || text.length > 150)).toEqual(
    [],
  );
});

test.each(languages)('$locale: every city has its five forms, every day its name', ({ names }) => {
  const forms = cityIds.flatMap(city => cityForms.map(form => names.city(city, form)));
  expect(forms.filter(form => /[_{}]|^[a-z-]+$/.test(form))).toEqual([]);
  expect(cityIds.map(city => names.city(city))).toEqual(cityIds.map(city => names.card(`city-${city}`)));
  expect(new Set(days.map(names.day)).size).toBe(5);
});
