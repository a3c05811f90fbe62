import { type Chance, chanceFrom, pick } from '../chance.ts';
import type { HeardKind } from '../scene.ts';
import { bassInTwo, pedalBass, walkingBass } from './bass.ts';
import { heldChords, shortChords } from './chords.ts';
import { heartbeats, slowBrushes, ticking, walkingBrushes } from './drums.ts';
import { type Chord, type ChordName, chords, progressions } from './harmony.ts';
import type { MusicNote } from './note.ts';
import { circling, type Theme, themeFrom, vibesIn } from './vibes.ts';

/** From this heat on, a clock is in its last minute. */
export const lastMinuteHeat = 0.7;

type Plan = { readonly progression: readonly ChordName[]; readonly theme: Theme };

export interface Composer {
  /** The next bar, for the current scene. */
  next(kind: HeardKind, heat: number): readonly MusicNote[];
}

/** Writes a soundtrack bar by bar. Each eight bars have their own chords and theme, never those of the eight before. */
export function composer(seed: number): Composer {
  const chance = chanceFrom(seed);
  let plan = planAfter(undefined, chance);
  let following = planAfter(plan, chance);
  let bar = 0;
  return {
    next: (kind, heat) => {
      const place = bar % 8;
      if (place === 0 && bar > 0) [plan, following] = [following, planAfter(following, chance)];
      const chord = chordAt(plan, place);
      const ahead = place === 7 ? chordAt(following, 0) : chordAt(plan, place + 1);
      bar += 1;
      return barOf[kind]({ chord, ahead, place, heat, theme: plan.theme, chance });
    },
  };
}

function planAfter(before: Plan | undefined, chance: Chance): Plan {
  return {
    progression: pick(
      progressions.filter(each => each !== before?.progression),
      chance,
    ),
    theme: themeFrom(chance),
  };
}

const chordAt = ({ progression }: Plan, place: number): Chord => chords[progression[place] ?? 'i'];

type MusicPlace = {
  readonly chord: Chord;
  readonly ahead: Chord;
  readonly place: number;
  readonly heat: number;
  readonly theme: Theme;
  readonly chance: Chance;
};

const barOf: Readonly<Record<HeardKind, (place: MusicPlace) => readonly MusicNote[]>> = {
  table: ({ chord, ahead, place, theme, chance }) => [
    ...bassInTwo(chord, ahead, chance),
    ...(place % 2 === 0 ? heldChords(chord, chance) : []),
    ...slowBrushes(chance),
    ...vibesIn(place, theme, chord, 0),
  ],
  race: ({ chord, ahead, place, theme, heat, chance }) => [
    ...walkingBass(chord, ahead, heat, chance),
    ...shortChords(chord, heat, chance),
    ...walkingBrushes(heat, chance),
    ...vibesIn(place, theme, chord, heat),
  ],
  clock: ({ chord, ahead, place, theme, heat, chance }) => [
    ...(place % 4 < 2 || heat > lastMinuteHeat ? pedalBass(chord, heat) : walkingBass(chord, ahead, heat, chance)),
    ...shortChords(chord, heat, chance),
    ...walkingBrushes(heat * 0.8, chance),
    ...ticking(heat),
    ...(heat > 0.4 ? circling(chord, heat) : vibesIn(place, theme, chord, heat)),
    ...(heat >= lastMinuteHeat ? heartbeats : []),
  ],
};
