import { posix } from 'node:path';
import type { Fault } from '../part.ts';
import { openBooks } from '../rules/book.ts';
import { sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import type { Deck } from './deck.ts';

/** A text card is one row, one small file and one test, all found by the slug of its effect. */
export function effectFaults(tree: Tree, deck: Deck): Fault[] {
  const place = `${deck.folder}/src/cards`;
  const effects = effectsOf(deck);
  const files = tree.files.filter(file => posix.dirname(file) === place);
  const ids = new Set(openBooks(tree).flatMap(book => (book.folder === deck.folder ? [...book.ids] : [])));
  return [
    ...effects.flatMap(({ effect, line }) => [
      ...present(tree, deck, line, `${place}/${effect}.ts`, `the effect ${effect}`),
      ...present(tree, deck, line, `${place}/${effect}.test.ts`, `a test of the effect ${effect}`),
    ]),
    ...files.filter(file => !effects.some(({ effect }) => effect === slugOf(file))).map(file => orphan(deck, file)),
    ...files.filter(file => !file.endsWith('.test.ts') && !namesOne(tree, file, ids)).map(nameless),
  ];
}

/** `none` and an empty cell both mean a plain card. */
function effectsOf(deck: Deck): { readonly effect: string; readonly line: number }[] {
  const lines = new Map<string, number>();
  for (const { cells, line } of deck.rows) {
    const { effect = '' } = cells;
    if (effect !== '' && effect !== 'none' && !lines.has(effect)) lines.set(effect, line);
  }
  return [...lines].map(([effect, line]) => ({ effect, line }));
}

const slugOf = (file: string): string => posix.basename(file).replace(/(?:\.test)?\.ts$/, '');

function present(tree: Tree, deck: Deck, line: number, file: string, what: string): Fault[] {
  if (tree.has(file)) return [];
  return [{ file: deck.file, line, says: `needs ${what}: write ${file}, or leave the column effect empty.` }];
}

const orphan = (deck: Deck, file: string): Fault => ({
  file,
  says: `is the effect of no card: put its name in the column effect of ${deck.file}, or delete it. What several cards share belongs in src/.`,
});

function namesOne(tree: Tree, file: string, ids: ReadonlySet<string>): boolean {
  let found = false;
  sourceOf(tree, file).visit({
    Literal: ({ value }) => {
      found ||= typeof value === 'string' && ids.has(value);
    },
  });
  return found;
}

const nameless = (file: string): Fault => ({
  file,
  says: 'names no rule it carries out: list the ids of its card in `rules: […]`.',
});
