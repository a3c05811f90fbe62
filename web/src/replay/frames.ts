/**
 * A match as a row of frames. Each has what every chosen viewer knew, and what they were told since the frame before.
 */
import type { Instant, Json, Viewer } from '@lamplight/contract';
import { patched } from '@lamplight/contract/wire';
import type { LoadedReplay, SeenBy, ViewerReplay } from './load.ts';

export type ReplayFrame = {
  /** The input that led here; 0 before the first. */
  readonly input: number;
  readonly at: Instant;
  /** Of one viewer, or of all. */
  readonly views: readonly { readonly viewer: Viewer; readonly view: Json }[];
  /** Each thing once, however many viewers were told. */
  readonly told: readonly Json[];
};

export function framesOf({ replays }: LoadedReplay, seenBy: SeenBy): readonly ReplayFrame[] {
  const seen = replays.filter(({ viewer }) => seenBy === 'open' || viewer === seenBy);
  const inputs = [...new Set(seen.flatMap(({ steps }) => steps.map(({ input }) => input)))].toSorted((a, b) => a - b);
  const walks = seen.map(walk);
  const opening: ReplayFrame = { input: 0, at: 0, views: walks.map(each => each(0).shown), told: [] };
  return [
    opening,
    ...inputs.map((input): ReplayFrame => {
      const stops = walks.map(each => each(input));
      const told = new Map(stops.flatMap(stop => stop.told).map(each => [JSON.stringify(each), each]));
      return {
        input,
        at: Math.max(...stops.map(({ at }) => at)),
        views: stops.map(({ shown }) => shown),
        told: [...told.values()],
      };
    }),
  ];
}

/** Walks through the match of one viewer. Call it with growing numbers; it returns what was known after each. */
function walk({ viewer, view: first, steps }: ViewerReplay) {
  let [view, next, at] = [first, 0, 0];
  return (input: number) => {
    const told: Json[] = [];
    for (let step = steps[next]; step !== undefined && step.input <= input; step = steps[++next]) {
      view = patched(view, step.patch) as Json;
      at = step.at;
      told.push(...step.told);
    }
    return { shown: { viewer, view }, at, told };
  };
}

/** The last frame that is not after this input. So a link made in one viewer's replay works in another's. */
export function frameAtInput(frames: readonly ReplayFrame[], input: number): number {
  return Math.max(
    0,
    frames.findLastIndex(frame => frame.input <= input),
  );
}

/** The last of these frames that is not after this time. */
export function frameAtTime(frames: readonly ReplayFrame[], time: Instant, within: readonly [number, number]): number {
  const [first, last] = within;
  let found = first;
  for (let n = first; n <= last; n++) if ((frames[n]?.at ?? 0) <= time) found = n;
  return found;
}
