import type { Options } from '@lamplight/shadows/public';

/** What a table is opened with. */
export interface Order {
  readonly game: 'shadows';
  readonly seats: number;
  readonly options: Options;
}

const usual = { police: 11, agreement: 'all', maps: 'all', level: 'recruit', layout: 'standard' } as const;

/** Two teams of two: seats 0 and 2 give, seats 1 and 3 walk. */
export const defaultTable: Order = {
  game: 'shadows',
  seats: 4,
  options: { ...usual, teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
};

/** One team against the clock. */
export const cooperativeTable: Order = {
  game: 'shadows',
  seats: 2,
  options: { ...usual, teams: { black: { officer: 0, detectives: [1] } } },
};
