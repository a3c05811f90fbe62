import type { Chance } from './chance.ts';
import type { SoundStage } from './desk.ts';
import { bell } from './effects/bell.ts';
import type { Materials } from './instruments.ts';
import { bufferOf, filtered, layIn, levelled, type Samples, whiteNoise } from './noise.ts';
import { hiss } from './source.ts';

/** Rain on a canal, wind between the houses, and now and then a tram on the other side of the water. */
export interface Ambience {
  /** Schedules the occasional sounds up to `until`. */
  due(now: number, until: number): void;
  fade(to: 'in' | 'out'): void;
}

/** Seconds. Long enough that nobody hears it repeat. */
const rainLoop = 9;
const tramEvery = { least: 22, most: 55 } as const;

/** Seconds, as a time constant. */
const fadeTime = 1.1;

export function ambience({ context, out, room }: SoundStage, { noise }: Materials, chance: Chance): Ambience {
  const now = context.currentTime;
  const door = new GainNode(context, { gain: 0 });
  door.connect(out);
  const fade = (to: 'in' | 'out') => door.gain.setTargetAtTime(to === 'in' ? 1 : 0, context.currentTime, fadeTime);
  fade('in');
  const stage: SoundStage = { context, out: door, room };
  const rain = new AudioBufferSourceNode(context, { buffer: rainOf(context, chance), loop: true });
  rain.connect(new GainNode(context, { gain: 0.5 })).connect(stage.out);
  rain.start(now);
  wind(stage, noise, now);
  let tramAt = now + 6 + chance() * 10;
  return {
    fade,
    due: (now, until) => {
      if (tramAt < now - 1) tramAt = now + 4;
      if (tramAt >= until) return;
      tram(stage, noise, tramAt, chance);
      tramAt += tramEvery.least + chance() * (tramEvery.most - tramEvery.least);
    },
  };
}

function rainOf(context: BaseAudioContext, chance: Chance): AudioBuffer {
  const rate = context.sampleRate;
  const side = (): Samples => {
    const sheet = filtered(filtered(whiteNoise(rate * rainLoop, chance), rate, 5_200, 'low'), rate, 700, 'high');
    const loop = levelled(sheet, 0.03);
    // Drops on water: each rings for a moment, and its pitch rises as the bubble closes.
    for (let drop = 0; drop < rainLoop * 26; drop++) {
      const loud = 0.012 + 0.05 * chance() ** 4;
      const frequency = 700 + 2_300 * chance();
      const fall = 70 + 160 * chance();
      const ring = (index: number) => {
        const time = index / rate;
        const rise = Math.min(1, time / 0.002);
        return loud * rise * Math.exp(-time * fall) * Math.sin(2 * Math.PI * frequency * (time + 2.4 * time * time));
      };
      layIn(loop, Math.floor(chance() * loop.length), ring, Math.floor(rate * 0.07));
    }
    return loop;
  };
  return bufferOf(context, [side(), side()]);
}

/** Wind: a band of noise whose pitch and strength wander, each at its own slow pace. */
function wind({ context, out }: SoundStage, noise: AudioBuffer, at: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true, playbackRate: 0.6 });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: 380, Q: 1.1 });
  const gain = new GainNode(context, { gain: 0.03 });
  const wander = (frequency: number, depth: number, param: AudioParam) => {
    const slow = new OscillatorNode(context, { frequency });
    slow.connect(new GainNode(context, { gain: depth })).connect(param);
    slow.start(at);
  };
  wander(0.071, 130, band.frequency);
  wander(0.113, 0.018, gain.gain);
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}

function tram(stage: SoundStage, noise: AudioBuffer, at: number, chance: Chance): void {
  const side = chance() < 0.5 ? -0.6 : 0.6;
  const rest = { at, buffer: noise, attack: 3, hold: 0.6, release: 5, room: 0.5 };
  hiss(stage, { ...rest, peak: 0.1, rate: 0.4, side, filter: { type: 'lowpass', frequency: 150, q: 0.8 } });
  hiss(stage, {
    ...rest,
    peak: 0.02,
    side: side / 2,
    filter: { type: 'bandpass', frequency: 620, q: 5, glide: { to: 540, within: 8 } },
  });
  for (const delay of [2.2, 2.52])
    bell(stage, { at: at + delay, frequency: 1_240, peak: 0.012, ring: 1.1, room: 1.2, side });
}
