/** Why a move was not made, in words, by the rule that the server names. */
const sentences = {
  'SA-GATHER-1': 'shadows.refused.gather',
  'SA-ROUND-2': 'shadows.refused.order',
  'SA-MOVE-1': 'shadows.refused.reach',
  'SA-SWAP-1': 'shadows.refused.swap',
  'SA-COOP-3': 'shadows.refused.swap',
  'SA-TALK-1': 'shadows.refused.silent',
  'SA-SETUP-4': 'shadows.refused.noRound',
  'SA-READY-1': 'shadows.refused.ready',
  'SA-WIN-1': 'shadows.refused.over',
  'SA-COOP-4': 'shadows.refused.over',
  'SA-WIN-2': 'shadows.refused.roles',
  'SA-LEAVE-1': 'shadows.refused.away',
} as const;

export type ShadowsRefusal = (typeof sentences)[keyof typeof sentences] | 'shadows.refused.other';

/**
 * Refusals that need no sentence. Either it was done already, because two taps were quicker than the connection; or a
 * card was lost, which is shown with its taker.
 */
const unspoken: readonly string[] = ['SA-MOVE-2', 'SA-LOOK-1', 'SA-GATHER-3'];

export const refusalOf = (rule: string): ShadowsRefusal | undefined =>
  unspoken.includes(rule)
    ? undefined
    : ((sentences as Readonly<Record<string, ShadowsRefusal>>)[rule] ?? 'shadows.refused.other');
