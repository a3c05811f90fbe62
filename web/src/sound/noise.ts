import type { Chance } from './chance.ts';

export type Samples = Float32Array<ArrayBuffer>;

/** All frequencies equally, from -1 to 1. */
export function whiteNoise(length: number, chance: Chance): Samples {
  const samples = new Float32Array(length);
  for (let index = 0; index < length; index++) samples[index] = chance() * 2 - 1;
  return samples;
}

/**
 * The part of a loop below a frequency, or above it; the result still loops. It filters twice over the samples, so that
 * the filter starts the loop in the state it had at the end.
 */
export function filtered(loop: Samples, rate: number, frequency: number, keep: 'low' | 'high'): Samples {
  const share = 1 - Math.exp((-2 * Math.PI * frequency) / rate);
  const result = new Float32Array(loop.length);
  let low = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let index = 0; index < loop.length; index++) {
      const sample = loop[index] ?? 0;
      low += (sample - low) * share;
      result[index] = keep === 'low' ? low : sample - low;
    }
  }
  return result;
}

/** Scaled to this root mean square, and centred on zero. */
export function levelled(samples: Samples, level: number): Samples {
  let [sum, squares] = [0, 0];
  for (const sample of samples) sum += sample;
  const middle = sum / samples.length;
  for (const sample of samples) squares += (sample - middle) ** 2;
  const gain = level / Math.sqrt(squares / samples.length || 1);
  return samples.map(sample => (sample - middle) * gain);
}

/** Mixes short sounds into a loop. What runs over the end continues at the beginning. */
export function layIn(loop: Samples, at: number, sound: (index: number) => number, length: number): void {
  for (let index = 0; index < length; index++) {
    const place = (at + index) % loop.length;
    loop[place] = (loop[place] ?? 0) + sound(index);
  }
}

export function bufferOf(context: BaseAudioContext, channels: readonly Samples[]): AudioBuffer {
  const length = channels[0]?.length ?? 0;
  const buffer = context.createBuffer(channels.length, length, context.sampleRate);
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index);
  return buffer;
}
