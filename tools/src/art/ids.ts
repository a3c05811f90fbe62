import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '@lamplight/art/check';
import { cardIds } from '@lamplight/shadows/public';

/** Pictures of Emerald besides its cards: the backs of cards, the map under them, and the zombie. */
const besides = ['back', 'identity-back', 'map', 'map-phone', 'zombie'] as const;

/** The pictures that the games ask for [SA-PART-1]. */
export function wantedIds(root: string): Readonly<Record<Kind, readonly string[]>> {
  const districts = [1, 2, 3, 4, 5, 6, 7].flatMap(district =>
    ['a', 'b'].flatMap(side => [1, 2, 3, 4, 5].map(picture => `d${district}${side}${picture}`)),
  );
  return { intel: cardIds, districts, emerald: [...cardsOf(root), ...besides] };
}

/** Read from the checked tree, which may be another than the one this file is in. */
function cardsOf(root: string): readonly string[] {
  const [, ...rows] = readFileSync(join(root, 'games', 'emerald', 'cards.csv'), 'utf8')
    .trim()
    .split('\n');
  return rows.map(row => row.slice(0, row.indexOf(',')));
}
