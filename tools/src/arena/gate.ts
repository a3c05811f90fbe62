/** Whether a new bot is better than the established ones: one newcomer at a table of them. */
import type { AnyKit } from '@lamplight/testkit';
import { Misuse } from '../cli/flags.ts';
import { playAll } from './crew.ts';
import { rotated, seatedFor } from './match.ts';
import { evidenceOf, type Hypotheses, type SprtEvidence } from './sprt.ts';
import type { ContestResult } from './tally.ts';

export type GateOrder = {
  readonly bots: readonly string[];
  readonly players: number;
  /** In percentage points. */
  readonly gain: number;
  readonly most: number;
  readonly seed: number;
  readonly threads: number;
};

export type Gate = SprtEvidence & { readonly hypotheses: Hypotheses; readonly games: number };

/** Deal by deal, the newcomer in every seat in turn, until the test has decided or the deals run out. */
export async function runGate(kit: AnyKit, order: GateOrder): Promise<Gate> {
  const { bots, players, gain, most, seed, threads } = order;
  const [candidate, old, ...more] = bots;
  if (candidate === undefined || old === undefined || more.length > 0 || candidate === old)
    throw new Misuse('Name two different bots: the new one and the old one, as in --sprt NEW,OLD.');
  if (gain < 1 || gain > 50) throw new Misuse('A gain is given in points from 1 to 50.');
  const company = [candidate, ...Array<string>(players - 1).fill(old)];
  seatedFor(kit, company);
  const hypotheses = { none: 1 / players, some: 1 / players + gain / 100, matches: players };
  const won: number[] = [];
  let [games, wins] = [0, 0];
  let evidence = evidenceOf(won, hypotheses);
  for await (const result of playAll(jobsFor(kit.game.id, company, seed, most), threads)) {
    games += 1;
    wins += shareOfWin(result);
    if (games % players !== 0) continue;
    won.push(wins / players);
    wins = 0;
    evidence = evidenceOf(won, hypotheses);
    if (evidence.verdict !== 'undecided') break;
  }
  return { ...evidence, hypotheses, games };
}

function* jobsFor(game: string, company: readonly string[], seed: number, most: number) {
  for (let n = 0; n < most; n++) for (const lineup of rotated(company, seed + n)) yield { game, lineup };
}

/** The newcomer comes first in the line-up. A shared victory counts as a share, or equals would seem to gain. */
function shareOfWin({ outcome, sitting }: ContestResult): number {
  const places = new Set(outcome.winners.map(seat => sitting[seat]));
  return places.has(0) ? 1 / places.size : 0;
}
