/** How a match of Shadows divides: rounds, turns, and what each team did when. */
import type { Json } from '@lamplight/contract';
import { type Team, type Told, teams } from '@lamplight/shadows/public';
import type { ReplayFrame } from '../../replay/frames.ts';
import type { Stretch } from '../../replay/game.ts';
import { seenIn } from './seen.ts';

const toldIn = ({ told }: ReplayFrame): readonly Told[] => told as unknown as readonly Told[];

/** A round begins when it is laid out, and lasts until the next one is. Its lanes show only the time in play. */
export function roundsOf(frames: readonly ReplayFrame[]): readonly Stretch[] {
  const firsts = frames.flatMap((frame, n) =>
    n === 0 || seenIn(frame).view.round !== seenIn(frames[n - 1] ?? frame).view.round ? [n] : [],
  );
  return firsts.map((first, n): Stretch => {
    const last = (firsts[n + 1] ?? frames.length) - 1;
    const within = frames.slice(first, last + 1);
    const began = within.find(frame => toldIn(frame).some(({ type }) => type === 'began'));
    const ended = within.find(frame => toldIn(frame).some(({ type }) => type === 'ended-round'));
    const starts = began?.at ?? within[0]?.at ?? 0;
    const number = within[0] === undefined ? n + 1 : seenIn(within[0]).view.round;
    return { number, first, last, starts, ends: Math.max(starts + 1, ended?.at ?? within.at(-1)?.at ?? 0) };
  });
}

/** The frames where a clue is given, or a round ends. */
export const turnsOf = (frames: readonly ReplayFrame[]): readonly number[] =>
  frames.flatMap((frame, n) =>
    toldIn(frame).some(({ type }) => type === 'gave' || type === 'ended-round') ? [n] : [],
  );

const minor: readonly Told['type'][] = [
  'readied',
  'counted-down',
  'looked',
  'attended',
  'laid',
  'reshuffled',
  'pointed',
  'intended',
];
export const isMajor = (told: Json): boolean => !minor.includes((told as unknown as Told).type);

export type LaneMark = { readonly at: number; readonly found: 'evidence' | 'police' | 'client' };
export type TeamLane = {
  readonly team: Team;
  /** From a clue to the arrival: the Detectives think. */
  readonly thinks: readonly { readonly from: number; readonly to: number }[];
  readonly marks: readonly LaneMark[];
};

/** Lanes of the whole round, whatever frame is shown: they are a map of it. */
export function lanesOf(frames: readonly ReplayFrame[], { first, last, ends }: Stretch): readonly TeamLane[] {
  const end = frames[last];
  if (end === undefined) return [];
  const within = frames.slice(first, last + 1);
  return teams
    .filter(team => seenIn(end).view.teams[team] !== undefined)
    .map(team => {
      const thinks: { from: number; to: number }[] = [];
      const marks: LaneMark[] = [];
      for (const frame of within)
        for (const told of toldIn(frame)) {
          if (told.type === 'gave' && told.team === team) thinks.push({ from: frame.at, to: ends });
          if (told.type === 'moved' && told.team === team) {
            const open = thinks.at(-1);
            if (open !== undefined) open.to = frame.at;
            if (told.found !== null) marks.push({ at: frame.at, found: told.found });
          }
          if (told.type === 'ended-round' && told.winner === team && told.because === 'client')
            marks.push({ at: frame.at, found: 'client' });
        }
      return { team, thinks, marks };
    });
}
