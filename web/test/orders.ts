import type { Options as EmeraldOptions } from '@lamplight/emerald/public';
import type { Options } from '@lamplight/shadows/public';

/** What a table is opened with. */
export interface ShadowsOrder {
  readonly game: 'shadows';
  readonly seats: number;
  readonly options: Options;
}
export interface EmeraldOrder {
  readonly game: 'emerald';
  readonly seats: number;
  readonly options: EmeraldOptions;
}
export type TestTableOrder = Partial<ShadowsOrder> | EmeraldOrder;

const usual = { police: 11, agreement: 'all', maps: 'all', level: 'recruit', layout: 'standard' } as const;

/** Two teams of two: seats 0 and 2 give, seats 1 and 3 walk. */
export const defaultTable: ShadowsOrder = {
  game: 'shadows',
  seats: 4,
  options: { ...usual, teams: { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } } },
};

/** One team against the clock. */
export const cooperativeTable: ShadowsOrder = {
  game: 'shadows',
  seats: 2,
  options: { ...usual, teams: { black: { officer: 0, detectives: [1] } } },
};

/** No clock; whoever is away too long has to say so. */
export const emeraldTable = (seats: number, options: Partial<EmeraldOptions> = {}): EmeraldOrder => ({
  game: 'emerald',
  seats,
  options: { clock: null, runsOut: 'step', ...options },
});
