/** The final count as it is shown: each player's points by source, kept or lost, and which rule moved them. */
import {
  type Day,
  days,
  type EmeraldResult,
  type Ending,
  type Faction,
  type SourceView,
  type View,
} from '@lamplight/emerald/public';

export const sources = ['neutral', 'loyalist', 'restorationist', 'box', 'tracks'] as const;
export type ScoreSource = (typeof sources)[number];

/** Points of one kind, all kept or all lost. */
export type Segment = { readonly source: ScoreSource; readonly kept: boolean; readonly points: number };

/** A kill box and what became of its points [EM-END-3]. */
export type ScoreBox = { readonly victim: Day; readonly points: number; readonly kept: boolean };

export type ScoreAccount = {
  readonly day: Day;
  readonly faction: Faction;
  /** Kept first, so that what was kept can be compared. */
  readonly segments: readonly Segment[];
  readonly boxes: readonly ScoreBox[];
  /** The score on the board. */
  readonly shown: number;
  readonly kept: number;
  /** 0, or what the faction of the lowest loses [EM-END-5]. */
  readonly penalty: number;
  readonly final: number;
  readonly isWinner: boolean;
  /** Players with equal points have the same rank. */
  readonly rank: number;
};

type ResultLine = NonNullable<EmeraldResult['lines'][Day]>[number];

export type Reckoning = {
  /** The best first. */
  readonly accounts: readonly ScoreAccount[];
  readonly why: Ending;
  /** Whose points or identity ended the game. Empty if a marker or a stall did. */
  readonly by: readonly Day[];
  /** The marker ahead, and by how much; undefined when they are level [EM-END-4]. */
  readonly ahead: { readonly faction: Faction; readonly by: number } | undefined;
  readonly lowest: { readonly days: readonly Day[]; readonly points: number; readonly faction: Faction };
  /** Equal points were decided for the Restorationists, or are shared [EM-END-6]. */
  readonly tie: 'restorationist' | 'shared' | undefined;
};

/** Undefined while the game goes on. */
export function reckoningOf(view: View, target: number): Reckoning | undefined {
  const { outcome, tracks } = view;
  if (outcome === null) return undefined;
  const seated = days.filter(day => view.players[day] !== undefined);
  const unranked = seated.map(day => accountOf(view, outcome, day));
  const accounts = unranked
    .map(account => ({ ...account, rank: 1 + unranked.filter(({ final }) => final > account.final).length }))
    .toSorted((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.final - one.final);
  const fewest = Math.min(...accounts.map(({ kept }) => kept));
  const low = accounts.filter(({ kept }) => kept === fewest);
  const dragged = accounts.find(({ penalty }) => penalty !== 0)?.faction ?? 'loyalist';
  const gap = tracks.loyalist - tracks.restorationist;
  return {
    accounts,
    why: outcome.why,
    by: endedBy(view, outcome.why, target),
    ahead: gap === 0 ? undefined : { faction: gap > 0 ? 'loyalist' : 'restorationist', by: Math.abs(gap) },
    lowest: {
      days: low.filter(({ faction }) => faction === dragged).map(({ day }) => day),
      points: fewest,
      faction: dragged,
    },
    tie: tieOf(accounts),
  };
}

function endedBy({ players }: View, why: Ending, target: number): readonly Day[] {
  if (why === 'score') return days.filter(day => (players[day]?.score ?? 0) >= target);
  if (why === 'reveal')
    return days.filter(day => players[day]?.revealed === true && players[day]?.identity === 'restorationist');
  return [];
}

function accountOf({ players }: View, { lines, scores, winners }: EmeraldResult, day: Day): Omit<ScoreAccount, 'rank'> {
  const player = players[day];
  const all = lines[day] ?? [];
  const named = all.flatMap((line, n) => segmentOf(line, player?.sources[n]));
  const kept = named.reduce((sum, each) => (each.kept ? sum + each.points : sum), 0);
  return {
    day,
    faction: player?.identity ?? 'loyalist',
    segments: grouped(named),
    boxes: all.flatMap((line, n) => boxOf(line, player?.sources[n])),
    shown: named.reduce((sum, { points }) => sum + points, 0),
    kept,
    penalty: all.find(({ from }) => from === 'lowest')?.points ?? 0,
    final: scores[day] ?? 0,
    isWinner: winners.includes(day),
  };
}

/** Lines come in the order of the sources, then the tracks, then what the lowest lose. */
function segmentOf({ from, points, kept }: ResultLine, source: SourceView | undefined): readonly Segment[] {
  if (from === 'lowest') return [];
  if (from === 'tracks') return [{ source: 'tracks', points, kept }];
  return [{ source: source === undefined ? 'neutral' : source.victim === null ? source.faction : 'box', points, kept }];
}

const boxOf = ({ kept, points }: ResultLine, source: SourceView | undefined): readonly ScoreBox[] =>
  source === undefined || source.victim === null ? [] : [{ victim: source.victim, points, kept }];

function grouped(segments: readonly Segment[]): readonly Segment[] {
  return [true, false].flatMap(kept =>
    sources.flatMap(source => {
      const points = segments
        .filter(each => each.kept === kept && each.source === source)
        .reduce((sum, each) => sum + each.points, 0);
      return points === 0 ? [] : [{ source, kept, points }];
    }),
  );
}

function tieOf(accounts: readonly ScoreAccount[]): Reckoning['tie'] {
  const best = accounts.filter(({ rank }) => rank === 1);
  if (best.length < 2) return undefined;
  return best.some(({ isWinner }) => !isWinner) ? 'restorationist' : 'shared';
}

/** What players of this faction lost because the points belong to the other [EM-END-2]. */
export const lostToOther = (
  { accounts }: Reckoning,
  faction: Faction,
): readonly { readonly day: Day; readonly points: number }[] =>
  accounts.flatMap(({ day, faction: own, segments }) => {
    if (own !== faction) return [];
    const points = segments
      .filter(({ source, kept }) => !kept && (source === 'loyalist' || source === 'restorationist'))
      .reduce((sum, each) => sum + each.points, 0);
    return points === 0 ? [] : [{ day, points }];
  });
