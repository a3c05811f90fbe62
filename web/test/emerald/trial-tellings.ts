/** Fixtures: what a viewer was told in the finished matches of the repository. */
import type { StepTellings } from '@lamplight/client';
import { fold, type Game, type Json, type MatchRecord, toldOf, type Viewer } from '@lamplight/contract';
import type { Emerald } from '@lamplight/emerald';
import type { View } from '@lamplight/emerald/public';

export interface WatchedTellings {
  readonly tellings: readonly StepTellings[];
  /** The views after each of them. */
  readonly views: readonly View[];
}

/** From a finished match of the repository. */
export function watched(emerald: Game<Emerald>, record: MatchRecord<Emerald>, viewer: Viewer): WatchedTellings {
  const { seed, table, dealt, log } = record;
  let match = { seed, seq: 0, now: 0, state: fold(emerald, emerald.blank(table), dealt) };
  const tellings: StepTellings[] = [];
  const views: View[] = [];
  for (const entry of log) {
    const before = match;
    match = { seed, seq: entry.seq, now: entry.input.at, state: fold(emerald, before.state, entry.events) };
    const told = toldOf(emerald, { before, entry, after: match }, viewer);
    if (told.length === 0) continue;
    tellings.push({ step: tellings.length + 1, at: entry.input.at, told: told as readonly Json[] });
    views.push(emerald.view(match.state, viewer));
  }
  return { tellings, views };
}
