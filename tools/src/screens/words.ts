import { type BrowserPerson, languages } from '@lamplight/web/test/person';
import { type PageSentenceId, sentence } from '@lamplight/web/test/sentences';

type Role = Parameters<BrowserPerson['see']>[0];

/** Taps an element by its accessible name in the language of the page. */
export async function tap(person: BrowserPerson, role: Role, id: PageSentenceId): Promise<void> {
  const spoken = await person.page.getAttribute('html', 'lang');
  const language = languages.find(each => each === spoken) ?? 'en';
  await person.tapOn(person.see(role, sentence(id, {}, language)).first());
}
