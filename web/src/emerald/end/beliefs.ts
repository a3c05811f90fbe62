/** The moments at which a bot's belief is recorded. */
export const moments = ['third', 'thirds', 'end'] as const;

export interface BotBelief {
  readonly seat: number;
  /** At each moment, by seat, the chance that a Restorationist sits there. */
  readonly of: readonly (readonly number[])[];
}

/** Reads what the server sends. Anything unknown, as from a newer server, is ignored. */
export function beliefsIn(told: unknown): readonly BotBelief[] {
  const isNumbers = (value: unknown): value is readonly number[] =>
    Array.isArray(value) && value.every(each => typeof each === 'number' && each >= 0 && each <= 1);
  return (Array.isArray(told) ? told : []).filter(
    (each): each is BotBelief =>
      Number.isInteger(each?.seat) &&
      Array.isArray(each.of) &&
      each.of.length === moments.length &&
      each.of.every(isNumbers),
  );
}
