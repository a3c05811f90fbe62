import type { CardId } from '@lamplight/emerald/public';
import { openZoom } from '../../../match/zoom/store.ts';

/** Shows a card large, and lets people turn to the cards it lies with. */
export const zoomCard = (card: CardId, among: readonly CardId[] = [card]): void =>
  openZoom({ pictures: among, at: Math.max(0, among.indexOf(card)) });
