/**
 * A finished match as the server gives it: the replays of all viewers at once, so that the viewer can be changed
 * without a wait.
 */
import type { Instant, Json, Seat, Viewer } from '@lamplight/contract';
import type { Patch } from '@lamplight/contract/wire';

export type LoadedStep = {
  /** Which input of the match it was: the same number for all viewers. */
  readonly input: number;
  readonly at: Instant;
  readonly patch: Patch;
  readonly told: readonly Json[];
};

export type ViewerReplay = { readonly viewer: Viewer; readonly view: Json; readonly steps: readonly LoadedStep[] };

export type LoadedReplay = {
  readonly game: string;
  /** Who sat there, by name. Null for a bot, and in a match that came as a file. */
  readonly sitting: readonly (string | null)[];
  readonly replays: readonly ViewerReplay[];
};

export type ReplayResult =
  | { readonly type: 'there'; readonly replay: LoadedReplay }
  /** Not over yet, or unknown to this server. */
  | { readonly type: 'none' }
  /** Offline, or too many requests at once. */
  | { readonly type: 'failed' };

export const recordAddress = (match: string): string => `/api/matches/${match}/record`;

export async function loadReplay(match: string, signal: AbortSignal, as: SeenBy = 'open'): Promise<ReplayResult> {
  try {
    const answer = await fetch(`/api/matches/${match}/replay?as=${as}`, { signal });
    if (answer.status === 404) return { type: 'none' };
    if (!answer.ok) return { type: 'failed' };
    return { type: 'there', replay: (await answer.json()) as LoadedReplay };
  } catch {
    return { type: 'failed' };
  }
}

export type SeenBy = 'open' | Viewer;

/** `open`, `audience`, or the number of a seat that exists. */
export function seenByIn(text: string | null, seats: number): SeenBy {
  if (text === 'audience') return text;
  const seat = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return seat !== undefined && seat < seats ? (seat as Seat) : 'open';
}
