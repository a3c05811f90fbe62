import type { Chance } from './chance.ts';
import { bufferOf, filtered, levelled, whiteNoise } from './noise.ts';

/** Where a sound goes: directly to the output, and into the reverb. */
export interface SoundStage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly room: AudioNode;
}

export interface Volumes {
  readonly music: number;
  readonly effects: number;
  readonly isMuted: boolean;
}

export interface Desk {
  readonly music: SoundStage;
  readonly near: SoundStage;
  readonly far: SoundStage;
  setVolumes(volumes: Volumes): void;
  /** Lowers the music for this many seconds. */
  duck(at: number, seconds: number): void;
  /** Fades everything in or out quickly. */
  fade(to: 'in' | 'out'): void;
}

/** The loudest output: 1.2 dB below full scale. */
const ceiling = 0.87;
/** How fast a volume follows its slider, as a time constant in seconds. */
const soft = 0.03;

/** Halfway on a slider sounds half as loud. */
const gainOf = (volume: number): number => volume ** 1.5;

/** The mixer: volumes, reverb, and a limiter before the output. */
export function desk(context: BaseAudioContext, chance: Chance): Desk {
  const gain = (value: number, to: AudioNode): GainNode => {
    const node = new GainNode(context, { gain: value });
    node.connect(to);
    return node;
  };
  const clip = new WaveShaperNode(context, { curve: ceilingCurve() });
  clip.connect(context.destination);
  const door = gain(0, clip);
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -10,
    knee: 6,
    ratio: 12,
    attack: 0.003,
    release: 0.18,
  });
  // The browser's compressor adds make-up gain, even where it compresses nothing. This removes it.
  limiter.connect(gain(0.62, door));
  const master = gain(0, limiter);

  const room = new ConvolverNode(context, { buffer: roomOf(context, chance), disableNormalization: true });
  room.connect(master);
  const ducked = gain(1, master);
  const musicOut = gain(0, ducked);
  const musicRoom = gain(0, room);
  const effectsOut = gain(0, master);
  const effectsRoom = gain(0, room);
  const farRoom = gain(0.9, effectsRoom);
  const farOut = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1_500, Q: 0.4 });
  farOut.connect(gain(0.3, effectsOut));
  farOut.connect(farRoom);

  door.gain.setTargetAtTime(1, context.currentTime, soft);
  const turn = (node: GainNode, value: number) => node.gain.setTargetAtTime(value, context.currentTime, soft);
  return {
    music: { context, out: musicOut, room: musicRoom },
    near: { context, out: effectsOut, room: effectsRoom },
    far: { context, out: farOut, room: farRoom },
    setVolumes: ({ music, effects, isMuted }) => {
      turn(master, isMuted ? 0 : 1);
      for (const node of [musicOut, musicRoom]) turn(node, gainOf(music));
      for (const node of [effectsOut, effectsRoom]) turn(node, gainOf(effects));
    },
    duck: (at, seconds) => {
      ducked.gain.setTargetAtTime(0.5, at, 0.05);
      ducked.gain.setTargetAtTime(1, at + seconds, 0.5);
    },
    fade: to => turn(door, to === 'in' ? 1 : 0),
  };
}

/** Linear up to two thirds, then bending, so that overload sounds warm instead of harsh. */
function ceilingCurve(): Float32Array<ArrayBuffer> {
  const [points, straight] = [4_097, 0.6];
  return Float32Array.from({ length: points }, (_, index) => {
    const value = (index / (points - 1)) * 2 - 1;
    const size = Math.abs(value);
    if (size <= straight) return value;
    const rest = ceiling - straight;
    return Math.sign(value) * (straight + rest * Math.tanh((size - straight) / rest));
  });
}

/** A wet street between tall houses: early echoes, then a tail that darkens. */
function roomOf(context: BaseAudioContext, chance: Chance): AudioBuffer {
  const rate = context.sampleRate;
  const length = Math.floor(rate * 1.7);
  const side = () => {
    const bright = filtered(whiteNoise(length, chance), rate, 4_500, 'low');
    const dark = filtered(bright, rate, 1_100, 'low');
    const tail = bright.map((sample, index) => {
      const time = index / rate;
      const rise = Math.min(1, time / 0.012);
      return rise * (sample * Math.exp(-time * 7) + (dark[index] ?? 0) * 2 * Math.exp(-time * 3.6));
    });
    for (const [at, level] of [
      [0.019, 0.5],
      [0.031, -0.35],
      [0.047, 0.28],
      [0.071, -0.2],
    ] as const) {
      const place = Math.floor((at + chance() * 0.004) * rate);
      tail[place] = (tail[place] ?? 0) + level;
    }
    // The level is a matter of taste, but both sides must have the same.
    return levelled(filtered(tail, rate, 120, 'high'), 1 / Math.sqrt(length));
  };
  return bufferOf(context, [side(), side()]);
}
