import type { Fault, Part } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type Deck, openDecks } from './deck.ts';
import { effectFaults } from './effects.ts';
import { generate, generatedFile } from './generated.ts';
import { nameFaults } from './names.ts';

export const cards: Part = {
  name: 'cards',
  about: 'each row of a cards.csv with its file, its test, its rules and its name',
  check: tree => {
    const decks = openDecks(tree);
    return {
      checked: decks.flatMap(deck => deck.rows).length,
      of: 'rows',
      faults: [...decks.flatMap(deck => faultsOf(tree, deck)), ...nameFaults(tree, decks)],
    };
  },
  write: tree => {
    for (const deck of openDecks(tree)) if (deck.faults.length === 0) tree.write(generatedFile(deck), generate(deck));
  },
};

function faultsOf(tree: Tree, deck: Deck): Fault[] {
  if (deck.rows.length === 0 && deck.faults.length === 0) {
    return [{ file: deck.file, says: 'holds no card: fill it, or delete it.' }];
  }
  return [...deck.faults, ...(deck.rows.length === 0 ? [] : [...effectFaults(tree, deck), ...stale(tree, deck)])];
}

function stale(tree: Tree, deck: Deck): Fault[] {
  const file = generatedFile(deck);
  if (deck.faults.length > 0 || (tree.has(file) && tree.read(file) === generate(deck))) return [];
  return [{ file, says: `is not what ${deck.file} would make: run \`npm run check -- --write\`.` }];
}
