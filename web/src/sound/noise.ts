import type { Chance } from './chance.ts';

export type Samples = Float32Array<ArrayBuffer>;

/** Every frequency alike, from -1 to 1. */
export function whiteNoise(length: number, chance: Chance): Samples {
  const samples = new Float32Array(length);
  for (let index = 0; index < length; index++) samples[index] = chance() * 2 - 1;
  return samples;
}

/**
 * What is left of a loop below a frequency, or above it; a loop stays one.
 * It runs twice over the samples, so that the filter comes to the beginning as it left the end.
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

/** As loud as asked, by its root mean square, and around zero. */
export function levelled(samples: Samples, level: number): Samples {
  let [sum, squares] = [0, 0];
  for (const sample of samples) sum += sample;
  const middle = sum / samples.length;
  for (const sample of samples) squares += (sample - middle) ** 2;
  const gain = level / Math.sqrt(squares / samples.length || 1);
  return samples.map(sample => (sample - middle) * gain);
}

/** Lays short sounds into a loop; what runs over the end comes in at the beginning. */
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
