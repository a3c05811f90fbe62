import type { CardId } from '@lamplight/shadows/public';
import { useEffect, useRef } from 'react';
import { atLeisure } from '../../timing/leisure.ts';
import { pictureAt } from '../board/cells/picture-width.ts';

/**
 * Loads the pictures of cards that are on the table but not shown yet, because a lost card still covers their place.
 */
export function useFetched(cards: readonly CardId[]): void {
  const held = useRef(new Map<CardId, HTMLImageElement>());
  useEffect(
    () =>
      atLeisure(() => {
        for (const card of held.current.keys()) if (!cards.includes(card)) held.current.delete(card);
        for (const card of cards) {
          if (held.current.has(card)) continue;
          const image = new Image();
          image.src = pictureAt(card, 320) ?? '';
          held.current.set(card, image);
        }
      }),
    [cards],
  );
}
