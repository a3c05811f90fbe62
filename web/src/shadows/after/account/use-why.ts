import type { PictureId, Team } from '@lamplight/shadows/public';
import { useEffect, useState } from 'react';
import { loadWhy } from '../../../match/load-why.ts';
import { openWords } from '../../../words/catalogues.ts';
import { ideasWords } from '../../ideas/words.ts';

/** Concepts, from one on the card to one on the picture. A single one if both show it. */
export type ExplainedPath = readonly string[];
export type ExplainedCard = {
  readonly card: PictureId;
  readonly meant: readonly ExplainedPath[];
  readonly went: readonly ExplainedPath[];
};
type RoundWhy = {
  readonly round: number;
  readonly clues: Readonly<Partial<Record<Team, readonly (readonly ExplainedCard[])[]>>>;
};

export type WhyState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly again: () => void }
  | { readonly type: 'there'; readonly of: (round: number, team: Team, clue: number) => readonly ExplainedCard[] };

interface WhyOfMatch {
  readonly match: string;
  /** The code of the table it is played at. */
  readonly code: string;
  /** How many rounds are over. */
  readonly rounds: number;
}

/** Loaded when somebody first asks: most people look at the pictures and go on. */
export function useWhy({ match, code, rounds }: WhyOfMatch, isWanted: boolean): WhyState | undefined {
  const [why, setWhy] = useState<WhyState>();
  const [tries, setTries] = useState(0);
  const [isAsked, setAsked] = useState(false);
  if (isWanted && !isAsked) setAsked(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, and one more round, are what the last two are for
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    setWhy({ type: 'loading' });
    void Promise.all([
      loadWhy(match, { signal: stop.signal, code }),
      openWords(ideasWords).catch(() => undefined),
    ]).then(([told]) => {
      if (stop.signal.aborted) return;
      setWhy(told === undefined ? { type: 'failed', again: () => setTries(tries + 1) } : whyIn(told));
    });
    return () => stop.abort();
  }, [match, code, isAsked, rounds, tries]);
  return isWanted ? why : undefined;
}

function whyIn(told: unknown): WhyState {
  const all = (Array.isArray(told) ? told : []) as readonly RoundWhy[];
  return {
    type: 'there',
    of: (round, team, clue) => all.find(each => each.round === round)?.clues[team]?.[clue] ?? [],
  };
}
