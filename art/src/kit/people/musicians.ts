import type { Group } from '../../scene.ts';
import { accordion, cello, trumpet, violin, violinBow } from '../things/music.ts';
import { type Person, person } from './body.ts';

export const instruments = ['violin', 'accordion', 'trumpet', 'cello'] as const;
export type Instrument = (typeof instruments)[number];

/** Somebody who plays. A cellist sits: put a chair under the hips (jointsOf with the pose `playing cello`). */
export function musician(plays: Instrument, look: Person = {}): Group {
  const height = look.height ?? 200;
  const k = height / 200;
  const base: Person = { is: 'musician', also: ['music'], height, ...look };
  switch (plays) {
    case 'violin':
      return person({
        pose: 'playing violin',
        before: { thing: violin(), at: 'chin', scale: 0.62 * k, turn: 104, shift: [30 * k, 14 * k] },
        near: { thing: violinBow(), scale: 0.66 * k, turn: -104 },
        ...base,
      });
    case 'trumpet':
      return person({ pose: 'playing trumpet', before: { thing: trumpet(), at: 'mouth', scale: 0.4 * k, turn: -8, shift: [34 * k, -3 * k] }, ...base });
    case 'accordion':
      return person({
        pose: 'playing accordion',
        facing: 'three-quarter',
        before: { thing: accordion(), at: 'chest', scale: 0.46 * k, turn: 4, shift: [4 * k, 18 * k] },
        ...base,
      });
    case 'cello':
      return person({
        pose: 'playing cello',
        facing: 'three-quarter',
        before: { thing: cello(), at: 'floor', scale: 0.54 * k, turn: -12, shift: [4 * k, 2 * k] },
        near: { thing: violinBow(), scale: 0.8 * k, turn: 4 },
        ...base,
      });
  }
}
