import type { SoundStage } from '../desk.ts';
import { tone } from '../source.ts';

type Bell = {
  readonly at: number;
  readonly frequency: number;
  readonly peak: number;
  /** How long its lowest partial rings, in seconds. */
  readonly ring: number;
  readonly room?: number;
  readonly side?: number;
};

/** The partials of a bell: hum, strike, the minor third that makes it sad, fifth, octave, and a short bright one. */
const partials = [
  { of: 0.5, loud: 0.5, lasts: 1 },
  { of: 1, loud: 0.7, lasts: 0.7 },
  { of: 1.19, loud: 0.5, lasts: 0.55 },
  { of: 1.5, loud: 0.22, lasts: 0.4 },
  { of: 2, loud: 0.5, lasts: 0.4 },
  { of: 2.67, loud: 0.2, lasts: 0.22 },
  { of: 4.1, loud: 0.12, lasts: 0.1 },
] as const;

export function bell(stage: SoundStage, { frequency, peak, ring, ...rest }: Bell): void {
  for (const { of, loud, lasts } of partials)
    tone(stage, { ...rest, frequency: frequency * of, peak: peak * loud, attack: 0.003, release: ring * lasts });
}
