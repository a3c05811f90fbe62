import type { CheckPart, Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { type Deck, openDecks } from './deck.ts';
import { effectFaults } from './effects.ts';
import { generate, generatedFile } from './generated.ts';
import { mentionFaults } from './mentions.ts';
import { nameFaults } from './names.ts';
import { generateProvenance, provenanceFaults, provenanceFile, tellsProvenance } from './provenance.ts';

export const cards: CheckPart = {
  name: 'cards',
  about:
    'each row of a cards.csv with its file, its test, its rules and its name, and no card named outside of its game',
  check: tree => {
    const decks = openDecks(tree);
    return {
      checked: decks.flatMap(deck => deck.rows).length,
      of: 'rows',
      faults: [
        ...decks.flatMap(deck => faultsOf(tree, deck)),
        ...nameFaults(tree, decks),
        ...mentionFaults(tree, decks),
      ],
    };
  },
  write: tree => {
    for (const deck of openDecks(tree)) {
      if (deck.faults.length > 0) continue;
      for (const [file, text] of madeFrom(deck)) tree.write(file, text);
    }
  },
};

function faultsOf(tree: Tree, deck: Deck): Fault[] {
  if (deck.rows.length === 0 && deck.faults.length === 0) {
    return [{ file: deck.file, says: 'holds no card: fill it, or delete it.' }];
  }
  if (deck.rows.length === 0) return [...deck.faults];
  return [...deck.faults, ...provenanceFaults(deck), ...effectFaults(tree, deck), ...stale(tree, deck)];
}

function madeFrom(deck: Deck): readonly (readonly [file: string, text: string])[] {
  const made = [[generatedFile(deck), generate(deck)] as const];
  return tellsProvenance(deck) ? [...made, [provenanceFile(deck), generateProvenance(deck)]] : made;
}

function stale(tree: Tree, deck: Deck): Fault[] {
  if (deck.faults.length > 0) return [];
  return madeFrom(deck)
    .filter(([file, text]) => !tree.has(file) || tree.read(file) !== text)
    .map(([file]) => ({ file, says: `is not what ${deck.file} would make: run \`npm run check -- --write\`.` }));
}
