import { readJson } from '../json.ts';
import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import type { Deck } from './deck.ts';

const name = /^card\.(.+)\.name$/;

/**
 * A catalogue that names one card of a deck must name them all. The example games are never shown, so they need no
 * names.
 */
export function nameFaults(tree: Tree, decks: readonly Deck[]): Fault[] {
  const shown = decks.filter(deck => deck.folder.startsWith('games/'));
  return tree.files
    .filter(file => file.endsWith('/messages/en.json'))
    .flatMap(file => {
      const keys = Object.keys(readJson(tree, file) as object);
      const named = new Set(keys.flatMap(key => name.exec(key)?.[1] ?? []));
      const touched = shown.filter(deck => idsOf(deck).some(id => named.has(id)));
      const known = new Set(shown.flatMap(idsOf));
      return [
        ...touched
          .flatMap(idsOf)
          .filter(id => !named.has(id))
          .map(id => nameless(file, id)),
        ...[...named].filter(id => !known.has(id)).map(id => cardless(file, id)),
      ];
    });
}

const idsOf = (deck: Deck): string[] => deck.rows.map(({ cells }) => cells.id ?? '');

const nameless = (file: string, id: string): Fault => ({
  file,
  says: `has no name for the card ${id}: add the key card.${id}.name, in every language.`,
});

const cardless = (file: string, id: string): Fault => ({
  file,
  says: `names a card ${id} that is in no cards.csv: mend the key card.${id}.name, or delete it.`,
});
