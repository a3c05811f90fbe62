import { pictureOf } from '@lamplight/art/public';

export type CardSize = 'map' | 'hand' | 'full';

/** Width of the picture in pixels, for screens of double density. */
const widths: Readonly<Record<CardSize, number>> = { map: 180, hand: 180, full: 480 };

/** A picture's address, as a background. */
export const pictureUrl = (id: string, size: CardSize): string => `url(/pictures/${pictureOf(id, widths[size]) ?? ''})`;
