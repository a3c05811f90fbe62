/** Made from RULES.md by `npm run check -- --write`. Do not edit. */
export const rules = [
  'MI-PART-1',
  'MI-PART-2',
  'MI-TURN-1',
  'MI-TURN-2',
  'MI-PLAY-1',
  'MI-PLAY-2',
  'MI-CARD-TUNNEL-1',
  'MI-CARD-PEEK-GOAL-1',
  'MI-CARD-PEEK-GOAL-2',
  'MI-END-1',
  'MI-END-2',
] as const;

export type Rule = (typeof rules)[number];
