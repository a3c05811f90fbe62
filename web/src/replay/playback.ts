/** How a replay plays by itself, and what its keys do. */
import type { ReplayFrame } from './frames.ts';
import type { Stretch } from './game.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Nobody watches somebody think for a minute. And nothing passes too quickly to be seen [UX-17]. */
const longestWait = 3_000;
const shortestWait = 120;

/** Milliseconds until the next frame is shown; undefined at the end. */
export function waitAt(frames: readonly ReplayFrame[], at: number, speed: Speed): number | undefined {
  const [now, next] = [frames[at], frames[at + 1]];
  if (now === undefined || next === undefined) return undefined;
  return Math.max(shortestWait, Math.min(longestWait, next.at - now.at) / speed);
}

export const acts = ['step', 'back', 'turn', 'turn back', 'round', 'round back', 'first', 'last', 'play'] as const;
export type PlaybackAct = (typeof acts)[number];

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Undefined for keys that the replay does not use. */
export function actOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Keys): PlaybackAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowRight') return shiftKey ? 'turn' : 'step';
  if (key === 'ArrowLeft') return shiftKey ? 'turn back' : 'back';
  if (shiftKey) return undefined;
  const plain: Readonly<Record<string, PlaybackAct>> = {
    PageDown: 'round',
    PageUp: 'round back',
    Home: 'first',
    End: 'last',
    ' ': 'play',
  };
  return plain[key];
}

export interface ReplayCourse {
  readonly frames: readonly ReplayFrame[];
  readonly turns: readonly number[];
  readonly stretches: readonly Stretch[];
}

/** The frame an act leads to. Back goes to the beginning of this turn or round first, then to the one before. */
export function frameAfter(
  { frames, turns, stretches }: ReplayCourse,
  at: number,
  act: Exclude<PlaybackAct, 'play'>,
): number {
  const last = frames.length - 1;
  const rounds = stretches.map(({ first }) => first);
  switch (act) {
    case 'step':
      return Math.min(last, at + 1);
    case 'back':
      return Math.max(0, at - 1);
    case 'turn':
      return turns.find(turn => turn > at) ?? last;
    case 'turn back':
      return turns.findLast(turn => turn < at) ?? 0;
    case 'round':
      return rounds.find(round => round > at) ?? last;
    case 'round back':
      return rounds.findLast(round => round < at) ?? 0;
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}

export const stretchAt = (stretches: readonly Stretch[], at: number): Stretch => {
  const found = stretches.find(({ first, last }) => first <= at && at <= last) ?? stretches.at(-1);
  if (found === undefined) throw new Error('A match has a round: give its frames to the game again.');
  return found;
};
