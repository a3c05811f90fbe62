import { must, type Viewer, viewersOf } from '@lamplight/contract';
import type { State } from './state.ts';

/**
 * In a round an Officer can say nothing, and Detectives are heard by their own team, the Officer included [SA-TALK-1,
 * SA-TALK-2]. People who watch are heard only by others who watch: otherwise an Officer could speak through a second
 * window.
 */
export function hears(state: State, speaker: Viewer): readonly Viewer[] {
  if (state.phase !== 'playing') return viewersOf(state.sides.length);
  if (speaker === 'audience') return ['audience'];
  if (state.officers.includes(speaker)) return [];
  const team = must(state.sides, speaker);
  return state.sides.flatMap((side, seat) => (side === team ? [seat] : []));
}
