/** Made from RULES.md by `npm run check -- --write`. Do not edit. */
export const rules = ['DA-PART-1', 'DA-MOVE-1', 'DA-MOVE-2', 'DA-BET-1', 'DA-END-1', 'DA-END-2', 'DA-END-3'] as const;

export type Rule = (typeof rules)[number];
