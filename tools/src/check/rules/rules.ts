import type { CheckPart, Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type Book, exemptionsOf, openBooks, repeats } from './book.ts';
import { type Citation, citationsOf } from './citations.ts';
import { generate, generatedFile } from './generated.ts';
import { faultsOfUx, uxPromises } from './ux.ts';

export const rules: CheckPart = {
  name: 'rules',
  about: 'every rule has a test or a scenario that names it, and every rule named exists',
  check: tree => {
    const books = openBooks(tree);
    return {
      checked: books.flatMap(book => book.rules).length + uxPromises(tree).size,
      of: 'rules',
      faults: [
        ...withoutBook(tree, books),
        ...repeats(books),
        ...books.flatMap(book => faultsOf(tree, book)),
        ...faultsOfUx(tree),
      ],
    };
  },
  write: tree => {
    for (const book of openBooks(tree)) tree.write(generatedFile(book), generate(book));
  },
};

function withoutBook(tree: Tree, books: readonly Book[]): Fault[] {
  return tree.files
    .map(file => /^(?:games|testkit\/examples)\/[^/]+(?=\/src\/index\.ts$)/.exec(file)?.[0])
    .filter(folder => folder !== undefined && !books.some(book => book.folder === folder))
    .map(folder => ({ file: `${folder}/RULES.md`, says: 'does not exist: a game begins with its rules, numbered.' }));
}

function faultsOf(tree: Tree, book: Book): Fault[] {
  const faults: Fault[] = [...book.faults];
  const citations = citationsOf(tree, book, faults);
  const proved = new Set(citations.filter(citation => citation.proves).map(citation => citation.id));
  const exempt = exemptionsOf(tree, book);
  return [
    ...faults,
    ...book.rules
      .filter(rule => !proved.has(rule.id) && !exempt.has(rule.id))
      .map(({ id, file, line }) => ({
        file,
        line,
        says: `${id} is proved by nothing: begin the name of a test with [${id}], or list it under \`rules:\` in a scenario.`,
      })),
    ...citations.filter(citation => !book.ids.has(citation.id)).map(citation => unknown(book, citation)),
    ...[...exempt].flatMap(([id, reason]) => exemptionFaults(book, id, reason, proved)),
    ...stale(tree, book),
  ];
}

const unknown = (book: Book, { id, file, line }: Citation): Fault => ({
  file,
  line,
  says: `names ${id}, which is no rule of ${book.folder}: mend the id, or write the rule into ${book.folder}/RULES.md.`,
});

function exemptionFaults(book: Book, id: string, reason: string, proved: ReadonlySet<string>): Fault[] {
  const file = `${book.folder}/exempt.json`;
  if (!book.ids.has(id)) return [{ file, says: `exempts ${id}, which is no rule any more: delete the line.` }];
  if (proved.has(id)) return [{ file, says: `exempts ${id}, which a test or scenario proves now: delete the line.` }];
  if (reason.trim().split(/\s+/).length >= 3) return [];
  return [{ file, says: `exempts ${id} without a reason: say in a sentence why nothing can prove it.` }];
}

function stale(tree: Tree, book: Book): Fault[] {
  const file = generatedFile(book);
  if (tree.has(file) && tree.read(file) === generate(book)) return [];
  return [{ file, says: `is not what ${book.pages.join(' and ')} would make: run \`npm run check -- --write\`.` }];
}
