/** In the order in which they are reported: first that the game can be played at all, last that it keeps secrets. */
export const lawNames = [
  'replay',
  'redecide',
  'legal',
  'complete',
  'alive',
  'ends',
  'wire',
  'sound',
  'blind',
  'told',
  'hidden',
  'noninterference',
  'twin',
] as const;
export type LawName = (typeof lawNames)[number];
