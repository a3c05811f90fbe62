import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserPerson } from '@lamplight/web/test/person';
import type { Locator } from 'playwright-core';

type Role = Parameters<BrowserPerson['see']>[0];
type Texts = Readonly<Record<string, string>>;

const pages = join(import.meta.dirname, '..', '..', '..', 'web', 'src');
const opened = new Map<string, Texts>();

/** Finds an element by its accessible name in the person's language. */
async function called(person: BrowserPerson, role: Role, id: string): Promise<Locator> {
  const language = (await person.page.getAttribute('html', 'lang')) ?? 'en';
  const text = textsIn(language)[id];
  if (text === undefined) throw new Error(`No catalogue of the pages in ${language} has ${id}.`);
  if (/[{<]/.test(text)) throw new Error(`${id} is not the same every time: find the thing by something else.`);
  return person.see(role, text).first();
}

export const tap = async (person: BrowserPerson, role: Role, id: string): Promise<void> =>
  person.tapOn(await called(person, role, id));

function textsIn(language: string): Texts {
  const before = opened.get(language);
  if (before !== undefined) return before;
  const files = globSync(`**/messages/${language}.json`, { cwd: pages });
  const texts: Texts = Object.assign({}, ...files.map(file => JSON.parse(readFileSync(join(pages, file), 'utf8'))));
  opened.set(language, texts);
  return texts;
}
