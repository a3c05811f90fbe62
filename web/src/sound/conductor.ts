import type { Composer } from './music/composer.ts';
import { beatsInBar, type MusicNote } from './music/note.ts';
import { type HeardKind, heard, paceAfter, paceOf, type SoundScene } from './scene.ts';

/** A note at its time, in the seconds of the audio clock. */
export type TimedNote = Omit<MusicNote, 'beat' | 'beats'> & { readonly at: number; readonly length: number };

export interface Conductor {
  /** The notes to schedule now, so that nothing is missing until `until`. */
  due(scene: SoundScene, now: number, until: number): readonly TimedNote[];
}

/** Seconds before the first bar of a scene, so that its fade is open by then. */
const breath = 0.25;

/**
 * Keeps time for a composer. A bar is handed out whole shortly before it begins, and its tempo is fixed then. A new
 * scene begins with its own bar, over the last bar of the one before. After a gap, as when a machine slept, the music
 * goes on from now: nothing is caught up.
 */
export function conductor(composer: Composer): Conductor {
  let barAt: number | undefined;
  let pace: number | undefined;
  let playing: HeardKind | undefined;
  return {
    due: (scene, now, until) => {
      const mood = heard(scene);
      if (mood?.kind !== playing) [barAt, pace, playing] = [undefined, undefined, mood?.kind];
      if (mood === undefined) return [];
      const notes: TimedNote[] = [];
      if (barAt === undefined || barAt < now - 0.02) barAt = now + breath;
      while (barAt < until) {
        const wanted = paceOf(mood.kind, mood.heat);
        pace = pace === undefined ? wanted : paceAfter(pace, wanted);
        const beat = 60 / pace;
        for (const { beat: place, beats, ...rest } of composer.next(mood.kind, mood.heat))
          notes.push({ ...rest, at: barAt + place * beat, length: beats * beat });
        barAt += beatsInBar * beat;
      }
      return notes;
    },
  };
}
