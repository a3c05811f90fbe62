import { beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueLoaders } from './catalogues.ts';
import type { Language } from './languages.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });

/** A catalogue whose words arrive when the test says so. */
function slow(id: string) {
  const waiting: { readonly language: Language; readonly give: () => void; readonly fail: () => void }[] = [];
  const load = (language: Language) => () =>
    new Promise<{ default: unknown }>((resolve, reject) => {
      waiting.push({
        language,
        give: () => resolve({ default: { [id]: [{ type: 0, value: `${id} ${language}` }] } }),
        fail: () => reject(new Error('no line')),
      });
    });
  const catalogue: CatalogueLoaders = {
    en: load('en'),
    fr: load('fr'),
    nl: load('nl'),
    pl: load('pl'),
    ru: load('ru'),
  };
  return { catalogue, waiting };
}

const settled = () => new Promise(resolve => setTimeout(resolve));
let words: typeof import('./catalogues.ts');
const says = () =>
  Object.values(words.spokenNow().messages).flatMap(parts => parts.map(part => 'value' in part && part.value));

beforeEach(async () => {
  vi.resetModules();
  words = await import('./catalogues.ts');
});

test('who asks for the same words twice waits for them twice', async () => {
  const { catalogue, waiting } = slow('one');
  void words.openWords(catalogue);
  let isOpen = false;
  void words.openWords(catalogue).then(() => {
    isOpen = true;
  });
  await settled();
  expect([isOpen, waiting.length]).toEqual([false, 1]);
  waiting[0]?.give();
  await settled();
  expect([isOpen, says()]).toEqual([true, ['one en']]);
});

test('words that could not be had are asked for again', async () => {
  const { catalogue, waiting } = slow('one');
  const first = words.openWords(catalogue);
  waiting[0]?.fail();
  await expect(first).rejects.toThrow('no line');
  const second = words.openWords(catalogue);
  waiting[1]?.give();
  await second;
  expect(says()).toEqual(['one en']);
});

test('a part that opens while the language changes speaks the new one', async () => {
  const [one, two] = [slow('one'), slow('two')];
  const opening = words.openWords(one.catalogue);
  one.waiting[0]?.give();
  await opening;
  const changing = words.speakIn('ru');
  const late = words.openWords(two.catalogue);
  two.waiting[0]?.give();
  await late;
  one.waiting[1]?.give();
  await settled();
  two.waiting[1]?.give();
  await changing;
  expect([words.spokenNow().language, says()]).toEqual(['ru', ['one ru', 'two ru']]);
});

test('the last wish counts, whichever comes first', async () => {
  const { catalogue, waiting } = slow('one');
  const opening = words.openWords(catalogue);
  waiting[0]?.give();
  await opening;
  const [polish, dutch] = [words.speakIn('pl'), words.speakIn('nl')];
  waiting[2]?.give();
  await dutch;
  waiting[1]?.give();
  await polish;
  expect([words.spokenNow().language, says()]).toEqual(['nl', ['one nl']]);
});
