import { useEffect, useMemo, useState } from 'react';
import { frameAtInput, framesOf } from './frames.ts';
import type { ReplayGame } from './game.ts';
import { type LoadedReplay, type SeenBy, seenByIn } from './load.ts';
import { addressOf, momentIn } from './moment.ts';
import { actOf, frameAfter, type PlaybackAct, type ReplayCourse, type Speed, stretchAt, waitAt } from './playback.ts';

/** Browsers limit how often the address may change. */
const addressPause = 400;

/** Where a replay is, for which viewer, and how it goes on. The address follows. */
export function usePlaying(match: string, replay: LoadedReplay, game: ReplayGame) {
  const [first] = useState(() => momentIn(location));
  const [seenBy, setSeenBy] = useState<SeenBy>(() => seenByIn(first.as, replay.sitting.length));
  const course = useMemo((): ReplayCourse => {
    const known = framesOf(replay, seenBy);
    const frames = game.paced?.(known) ?? known;
    return { frames, turns: game.turns(frames), stretches: game.stretches(frames) };
  }, [replay, seenBy, game]);
  /** An input, not a frame: it is the same moment for every viewer. */
  const [input, setInput] = useState(() => {
    const round = course.stretches.find(({ number }) => number === first.round);
    return first.at ?? course.frames[round?.first ?? 0]?.input ?? 0;
  });
  const [speed, setSpeed] = useState<Speed>(1);
  const [isPlaying, setPlaying] = useState(false);
  const at = frameAtInput(course.frames, input);
  const isEnd = at >= course.frames.length - 1;

  const go = (frame: number) => setInput(course.frames[frame]?.input ?? 0);
  const act = (what: PlaybackAct) => {
    if (what !== 'play') {
      setPlaying(false);
      go(frameAfter(course, at, what));
      return;
    }
    if (isEnd && !isPlaying) go(0);
    setPlaying(!isPlaying);
  };

  useEffect(() => {
    const wait = isPlaying ? waitAt(course.frames, at, speed) : undefined;
    if (wait === undefined) {
      if (isPlaying) setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setInput(course.frames[at + 1]?.input ?? 0), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, course]);

  const address = addressOf(match, course.frames[at]?.input ?? 0, seenBy);
  useEffect(() => {
    if (isPlaying) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', address), addressPause);
    return () => clearTimeout(timer);
  }, [address, isPlaying]);

  useKeys(act);
  const stretch = stretchAt(course.stretches, at);
  return { ...course, at, stretch, seenBy, setSeenBy, speed, setSpeed, isPlaying, isEnd, go, act, address };
}

export type ReplayPlayback = ReturnType<typeof usePlaying>;

function useKeys(act: (what: PlaybackAct) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const what = event.defaultPrevented ? undefined : actOf(event);
      if (what === undefined || isTaken(event)) return;
      event.preventDefault();
      act(what);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Keys that mean something where the focus is: letters in a field, Space on a button, all of them in a dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open], [role="menu"], textarea, select') !== null) return true;
  const field = target.closest('input');
  if (field !== null) return field.type === 'radio' || (field.type !== 'range' && field.type !== 'checkbox');
  return key === ' ' && target.closest('button, a') !== null;
}
