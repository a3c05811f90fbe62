import { type CardId, type CityId, cardNamed, type Day, type Faction } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

/**
 * A city's name as the sentence needs it: Vienna, to Vienna, in Vienna, from Vienna, and from Vienna as the start of a
 * way, for which Dutch has another word. Each is written out, since some languages inflect it.
 */
export const cityForms = ['name', 'to', 'in', 'from', 'start'] as const;
export type CityForm = (typeof cityForms)[number];

export interface Names {
  /** In its base form: sentences are written so that no card's name is inflected. */
  readonly card: (id: CardId) => string;
  /** What the card's text does, or undefined for a card without a text. */
  readonly text: (id: CardId) => string | undefined;
  readonly city: (id: CityId, form?: CityForm) => string;
  readonly day: (day: Day) => string;
  readonly faction: (faction: Faction) => string;
}

export const namesIn = (intl: IntlShape): Names => ({
  card: id => intl.formatMessage({ id: `emerald.card.${id}` }),
  text: id => {
    const { effect } = cardNamed(id);
    return effect === 'none' ? undefined : intl.formatMessage({ id: `emerald.text.${effect}` });
  },
  // An ICU select key has no hyphen.
  city: (city, form = 'name') => intl.formatMessage({ id: `emerald.city.${form}` }, { city: city.replace('-', '_') }),
  day: day => intl.formatMessage({ id: 'emerald.day' }, { day }),
  faction: faction => intl.formatMessage({ id: 'emerald.faction' }, { faction }),
});

/** The names of the game's things in the reader's language. */
export function useNames(): Names {
  const intl = useIntl();
  return useMemo(() => namesIn(intl), [intl]);
}
