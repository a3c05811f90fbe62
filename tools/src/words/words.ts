import { writeFileSync } from 'node:fs';
import { languages, openCatalogues } from '../check/translations/catalogue.ts';
import { openTree } from '../check/tree.ts';
import type { Command } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { htmlOf, textOf, type WordsPage } from './page.ts';
import { renderCatalogues } from './renderings.ts';
import { plain } from './speaker.ts';

const flags = {
  beside: { kind: 'text', value: 'LANGUAGE', about: 'the same messages in another language beside them' },
  only: { kind: 'text', value: 'PREFIX', about: 'only the messages whose key begins so (default all)' },
  all: { kind: 'switch', about: 'every card in every slot for a card (default: cards take turns)' },
  text: { kind: 'switch', about: 'plain text instead of HTML: a key, and its renderings below it' },
  to: { kind: 'text', value: 'FILE', about: 'write it into this file (default: print it)' },
} as const satisfies Flags;

export function words(root: string): Command<typeof flags> {
  return {
    name: 'words',
    about: 'Says every message of a language with real values, each plural and each choice, to be read aloud.',
    takes: 'LANGUAGE',
    flags,
    run: ({ values: { beside, only, all, text, to }, rest }, say) => {
      const [language, ...more] = rest.map(languageNamed);
      if (language === undefined || more.length > 0) throw new Misuse(`Name one language: ${languages.join(', ')}.`);
      const catalogues = openCatalogues(openTree(root));
      const page: WordsPage = {
        language,
        catalogues: renderCatalogues(catalogues, language, { only, all }),
        beside: beside === undefined ? undefined : besides(languageNamed(beside)),
      };
      function besides(of: ReturnType<typeof languageNamed>): WordsPage['beside'] {
        return { language: of, catalogues: renderCatalogues(catalogues, of, { only, all }) };
      }
      const count = page.catalogues.flatMap(({ messages }) => messages).length;
      if (count === 0) throw new Misuse(`No key begins with '${only ?? ''}'.`);
      const lines = text ? textOf(page) : [htmlOf(page)];
      if (to === undefined) for (const line of lines) say(line);
      else {
        writeFileSync(to, `${lines.join('\n')}\n`);
        say(`Wrote ${count} messages to ${to}.`);
      }
      return { passed: true, json: { language, catalogues: page.catalogues.map(plainly) } };
    },
  };
}

function languageNamed(name: string) {
  const language = languages.find(each => each === name);
  if (language === undefined) throw new Misuse(`There is no language '${name}'; there are ${languages.join(', ')}.`);
  return language;
}

const plainly = ({ folder, messages }: WordsPage['catalogues'][number]) => ({
  folder,
  messages: messages.map(({ key, renderings }) => ({ key, renderings: renderings.map(plain) })),
});
