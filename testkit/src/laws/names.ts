/** From being played at all to keeping secrets: the order in which they are reported. */
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
