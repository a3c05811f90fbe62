/** A match as one stretch of turns, and its log. */
import type { Json } from '@lamplight/contract';
import { type Day, days, type Told } from '@lamplight/emerald/public';
import type { ReplayFrame } from '../../replay/frames.ts';
import type { LogEntry, Stretch } from '../../replay/game.ts';
import { entriesOf } from '../log/entries.ts';
import { seenIn, toldOnce } from './seen.ts';

/** The longest and the shortest time of a step on the scrubber: a turn may have taken days, and a card a moment. */
const longest = 6_000;
const shortest = 600;

/** The same steps at a pace for watching. */
export function paced(frames: readonly ReplayFrame[]): readonly ReplayFrame[] {
  let [at, before] = [0, 0];
  return frames.map((frame, n) => {
    if (n > 0) at += Math.max(shortest, Math.min(longest, frame.at - before));
    before = frame.at;
    return { ...frame, at };
  });
}

export function stretchesOf(frames: readonly ReplayFrame[]): readonly Stretch[] {
  const last = frames.length - 1;
  return [{ number: 1, first: 0, last, starts: 0, ends: Math.max(1, frames[last]?.at ?? 1) }];
}

const turnIn = (frame: ReplayFrame): number => {
  const { phase, turn } = seenIn(frame);
  return phase === 'placing' ? 0 : turn.number;
};

/** Frames at which somebody's turn begins. */
export const turnsOf = (frames: readonly ReplayFrame[]): readonly number[] => {
  const turns = frames.map(turnIn);
  return turns.flatMap((turn, n) => (n > 0 && turn !== turns[n - 1] ? [n] : []));
};

/** Tellings about the game, not about its clock and shuffling. */
export const isMajor = (told: Json): boolean => {
  const { type } = told as unknown as Told;
  return type === 'acted' || type === 'scored' || type === 'revealed' || type === 'rolled' || type === 'ended';
};

/** One entry for each move, with what came of it. The end of a turn is small print. */
export function linesOf(frames: readonly ReplayFrame[]): readonly LogEntry[] {
  const tellings = frames.map(({ at, told }, step) => ({ step, at, told: toldOnce(told) }));
  return entriesOf(tellings).map((entry, n) => ({
    frame: entry.step,
    key: `${n}`,
    told: entry as unknown as Json,
    isMajor: !entry.isQuiet,
  }));
}

export type ScoreLane = {
  readonly day: Day;
  /** The player's turns, as ranges on the scrubber. */
  readonly turns: readonly { readonly from: number; readonly to: number }[];
  /** When points came, and the score then. */
  readonly points: readonly { readonly at: number; readonly score: number }[];
};

export function lanesOf(frames: readonly ReplayFrame[]): readonly ScoreLane[] {
  const views = frames.map(seenIn);
  return days.flatMap(day => {
    if (views[0]?.players[day] === undefined) return [];
    const turns: { from: number; to: number }[] = [];
    const points: { at: number; score: number }[] = [];
    for (const [n, view] of views.entries()) {
      const at = frames[n]?.at ?? 0;
      const isMine = view.phase === 'playing' && view.turn.player === day;
      const wasMine = n > 0 && views[n - 1]?.phase === 'playing' && views[n - 1]?.turn.player === day;
      if (isMine && !wasMine) turns.push({ from: at, to: at });
      const open = turns.at(-1);
      if (open !== undefined && (isMine || wasMine)) open.to = at;
      const [score, before] = [view.players[day]?.score ?? 0, views[n - 1]?.players[day]?.score ?? 0];
      if (score !== before) points.push({ at, score });
    }
    return [{ day, turns, points }];
  });
}
