import { IntlMessageFormat } from 'intl-messageformat';
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import nl from '../../messages/nl.json' with { type: 'json' };
import pl from '../../messages/pl.json' with { type: 'json' };
import ru from '../../messages/ru.json' with { type: 'json' };
import type { PageLanguage } from './language.ts';

export type MessageId = keyof typeof en;
export type Translate = (id: MessageId, values?: Readonly<Record<string, number | string>>) => string;

/** Typed so that a catalogue that lacks a message does not compile. */
const catalogues: Readonly<Record<PageLanguage, Readonly<Record<MessageId, string>>>> = { en, fr, nl, pl, ru };

const formats = new Map<string, IntlMessageFormat>();

export function speak(language: PageLanguage): Translate {
  return (id, values) => {
    const key = `${language} ${id}`;
    const format = formats.get(key) ?? new IntlMessageFormat(catalogues[language][id], language);
    formats.set(key, format);
    return String(format.format(values));
  };
}
