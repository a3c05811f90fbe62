import type { View } from '@lamplight/shadows/public';
import { useEffect } from 'react';
import { pictureAt } from '../../board/cells/picture-width.ts';
import { rows } from '../../geometry/geometry.ts';

/**
 * Loads what will be shown, while everybody still waits. Everyone loads the same pictures in the same order, so loading
 * gives nothing away. What a map shows is in none of them.
 */
export function usePreload({ phase, cells, available }: View): void {
  const isWaiting = phase === 'lobby' || phase === 'countdown';
  useEffect(() => {
    if (!isWaiting) return;
    const pictures = [...rows.flat().flatMap(cell => cells[cell]?.picture ?? []), ...available];
    for (const picture of pictures) new Image().src = pictureAt(picture, 320) ?? '';
  }, [isWaiting, cells, available]);
}
