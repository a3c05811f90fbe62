/** For tests: what a viewer was told in the finished matches that the repository keeps. */
import type { Telling } from '@lamplight/client';
import { fold, type Json, type MatchRecord, toldOf, type Viewer } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import type { View } from '@lamplight/emerald/public';

const files = import.meta.glob<MatchRecord<Emerald>>('../../../../games/emerald/matches/*.json', {
  eager: true,
  import: 'default',
});
const matches = new Map(
  Object.entries(files).map(([path, record]) => [path.replace(/^.*\//, '').replace('.json', ''), record]),
);

export const matchNames: readonly string[] = [...matches.keys()];

export interface Watched {
  readonly tellings: readonly Telling[];
  /** As it was after each of them. */
  readonly views: readonly View[];
}

export function watched(name: string, viewer: Viewer): Watched {
  const record = matches.get(name);
  if (record === undefined) throw new Error(`There is no match ${name}.`);
  const { seed, table, dealt, log } = record;
  let match = { seed, seq: 0, now: 0, state: fold(emerald, emerald.blank(table), dealt) };
  const tellings: Telling[] = [];
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
