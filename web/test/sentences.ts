/// <reference path="../src/ids.d.ts" />
/**
 * What the pages say, found by its key. A test that quoted a sentence would break whenever somebody words it better, or
 * would go on proving that something else is not there.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, type IntlShape } from 'react-intl';
import { localeOf } from '../src/words/languages.ts';
import type { TestLanguage } from './person.ts';

export type PageSentenceId = FormatjsIntl.Message['ids'];
type SentenceValues = Readonly<Record<string, string | number>>;

const pages = join(import.meta.dirname, '..', 'src');
const opened = new Map<TestLanguage, IntlShape>();

/** A sentence as people read it, without its tags. A value that it needs and does not get is an error. */
export const sentence = (id: PageSentenceId, values: SentenceValues = {}, language: TestLanguage = 'en'): string =>
  format(id, values, language, '');

/** The name of a card of Emerald. Its key is not typed, so that a new card asks for its words in the page, not in a test. */
export const cardName = (card: string): string => sentence(`emerald.card.${card}` as PageSentenceId);

/** For a value that the test does not know. The sentence is then good for a pattern only. */
export const anything = '\uE000';
export const anyNumber = '\uE001';
/** Where a tag begins or ends. */
const seam = '\uE002';

/** The page draws something for each tag. Here the words in it are enough. */
function format(id: PageSentenceId, values: SentenceValues, language: TestLanguage, border: string): string {
  const intl = wordsIn(language);
  const words = (chunks: readonly unknown[]): string => `${border}${chunks.join('')}${border}`;
  const tags = [...String(intl.messages[id]).matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, words]);
  return String(intl.formatMessage({ id }, { ...Object.fromEntries(tags), ...values }));
}

const patternOf = (texts: readonly string[]): string => {
  const escaped = texts.map(text => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const patterns = escaped.map(text =>
    text
      // What is read from a page may have plain spaces where the sentence binds two words.
      .replaceAll(/\s+/g, String.raw`\s+`)
      .replaceAll(anything, '.*')
      .replaceAll(anyNumber, String.raw`\d+`)
      .replaceAll(seam, String.raw`\s*`),
  );
  return `(?:${patterns.join('|')})`;
};

/** The name of a control of which a part is for screen readers only: browsers set that part off by a space. */
export const nameInParts = (id: PageSentenceId, values: SentenceValues = {}): RegExp =>
  wholeText(format(id, values, 'en', seam));

/** One of these texts, and nothing besides. */
export const wholeText = (...texts: readonly string[]): RegExp => new RegExp(`^${patternOf(texts)}$`);
/** One of these texts, and perhaps something after it. */
export const startOfText = (...texts: readonly string[]): RegExp => new RegExp(`^${patternOf(texts)}`);
/** One of these texts, and perhaps something before it. */
export const endOfText = (...texts: readonly string[]): RegExp => new RegExp(`${patternOf(texts)}$`);
/** One of these texts, whatever stands around it. */
export const partOfText = (...texts: readonly string[]): RegExp => new RegExp(patternOf(texts));

/** All catalogues of the pages in one language, formatted as the pages do. */
export function wordsIn(language: TestLanguage): IntlShape {
  const before = opened.get(language);
  if (before !== undefined) return before;
  const files = globSync(`**/messages/${language}.json`, { cwd: pages });
  const messages: Record<string, string> = Object.assign(
    {},
    ...files.map(file => JSON.parse(readFileSync(join(pages, file), 'utf8'))),
  );
  const intl = createIntl({
    locale: localeOf(language),
    messages,
    onError: error => {
      throw error;
    },
  });
  opened.set(language, intl);
  return intl;
}
