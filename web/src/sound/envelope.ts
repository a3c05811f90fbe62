/** How loud a sound is over its life. Seconds, and a peak as a gain. */
export type Envelope = {
  readonly at: number;
  readonly peak: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly release: number;
};

export type EnvelopePoint = { readonly at: number; readonly value: number; readonly by: 'step' | 'line' | 'curve' };

/** A jump in a wave clicks, so nothing rises or falls faster than this. */
const gentlest = 0.002;
/** An exponential never reaches zero. This is close enough: 60 dB down. */
const nearlyNothing = 0.001;

/** From zero to the peak and back, without a corner that clicks. */
export function pointsOf({ at, peak, attack = gentlest, hold = 0, release }: Envelope): readonly EnvelopePoint[] {
  const top = at + Math.max(gentlest, attack);
  const fall = top + hold;
  return [
    { at, value: 0, by: 'step' },
    { at: top, value: peak, by: 'line' },
    { at: fall, value: peak, by: 'line' },
    { at: fall + Math.max(gentlest, release), value: peak * nearlyNothing, by: 'curve' },
    { at: endOf({ at, peak, attack, hold, release }), value: 0, by: 'line' },
  ];
}

/** When it has died away. */
export const endOf = ({ at, attack = gentlest, hold = 0, release }: Envelope): number =>
  at + Math.max(gentlest, attack) + hold + Math.max(gentlest, release) + 0.005;

/** Schedules it on a gain. */
export function shape(gain: AudioParam, envelope: Envelope): void {
  for (const { at, value, by } of pointsOf(envelope)) {
    if (by === 'step') gain.setValueAtTime(value, at);
    if (by === 'line') gain.linearRampToValueAtTime(value, at);
    if (by === 'curve') gain.exponentialRampToValueAtTime(value, at);
  }
}
