/** A moment of a match in an address. */
import type { SeenBy } from './load.ts';

export type ReplayMoment = {
  readonly as: string | null;
  /** An input of the match. */
  readonly at: number | undefined;
  readonly round: number | undefined;
};

/** `?at=120&as=open`, `#120`, or `?round=2`. */
export function momentIn({ search, hash }: Pick<Location, 'search' | 'hash'>): ReplayMoment {
  const query = new URLSearchParams(search);
  return {
    as: query.get('as'),
    at: numberIn(query.get('at') ?? hash.slice(1)),
    round: numberIn(query.get('round') ?? ''),
  };
}

const numberIn = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);

export const addressOf = (match: string, at: number, as: SeenBy): string => `/replay/${match}?at=${at}&as=${as}`;
