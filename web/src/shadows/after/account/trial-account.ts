import type { CellThings, RoundReport, Team } from '@lamplight/shadows/public';
import type { GivenClue } from './account.ts';

/** A clue for tests, given at a second and followed after some. */
export function clue(cards: 1 | 2, given: number, took: number | null, more: Partial<GivenClue> = {}): GivenClue {
  return {
    cards: cards === 1 ? ['i01'] : ['i01', 'i02'],
    from: '0,0',
    givenAt: given * 1_000,
    to: took === null ? null : '0,1',
    movedAt: took === null ? null : (given + took) * 1_000,
    found: null,
    intended: null,
    ...more,
  };
}

export function trialAccount(
  clues: Partial<Record<Team, readonly GivenClue[]>>,
  more: Partial<RoundReport> & { readonly maps?: RoundReport['maps'] } = {},
): RoundReport {
  const none: CellThings = {};
  return {
    round: 1,
    startedAt: 0,
    endedAt: 60_000,
    winner: 'black',
    because: 'client',
    map: null,
    spots: {},
    maps: clues.orange === undefined ? { black: none } : { black: none, orange: none },
    officers: clues.orange === undefined ? { black: 0 } : { black: 0, orange: 2 },
    clues:
      clues.orange === undefined ? { black: clues.black ?? [] } : { black: clues.black ?? [], orange: clues.orange },
    ...more,
  };
}
