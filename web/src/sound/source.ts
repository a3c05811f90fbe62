import type { SoundStage } from './desk.ts';
import { type Envelope, endOf, shape } from './envelope.ts';

/** Where a sound goes: how much into the reverb, and to which side, from -1 to 1. */
type SoundPlace = { readonly room?: number; readonly side?: number };

type Tone = Envelope &
  SoundPlace & {
    readonly frequency: number;
    readonly wave?: OscillatorType | PeriodicWave;
    /** Glides to this pitch within so many seconds. */
    readonly glide?: { readonly to: number; readonly within: number };
    readonly filter?: Filter;
  };

type Filter = {
  readonly type: BiquadFilterType;
  readonly frequency: number;
  readonly q?: number;
  readonly glide?: { readonly to: number; readonly within: number };
};

type Hiss = Envelope &
  SoundPlace & {
    readonly buffer: AudioBuffer;
    readonly from?: number;
    readonly rate?: number;
    readonly filter?: Filter;
  };

/** One oscillator with its envelope. */
export function tone(stage: SoundStage, { frequency, wave = 'sine', glide, filter, ...rest }: Tone): void {
  const { context } = stage;
  const source =
    wave instanceof PeriodicWave
      ? new OscillatorNode(context, { periodicWave: wave, frequency })
      : new OscillatorNode(context, { type: wave, frequency });
  if (glide !== undefined) slide(source.frequency, frequency, rest.at, glide);
  source.start(rest.at);
  run(stage, source, filter, rest);
}

/** A piece of a buffer with its envelope: noise, or something struck. */
export function hiss(stage: SoundStage, { buffer, from = 0, rate = 1, filter, ...rest }: Hiss): void {
  const source = new AudioBufferSourceNode(stage.context, { buffer, playbackRate: rate, loop: true });
  source.start(rest.at, from % buffer.duration);
  run(stage, source, filter, rest);
}

function run(
  stage: SoundStage,
  source: AudioScheduledSourceNode,
  filter: Filter | undefined,
  rest: Envelope & SoundPlace,
): void {
  const { context } = stage;
  const gain = new GainNode(context, { gain: 0 });
  shape(gain.gain, rest);
  if (filter === undefined) source.connect(gain);
  else {
    const { type, frequency, q = 0.7, glide } = filter;
    const node = new BiquadFilterNode(context, { type, frequency, Q: q });
    if (glide !== undefined) slide(node.frequency, frequency, rest.at, glide);
    source.connect(node).connect(gain);
  }
  const { room = 0, side = 0 } = rest;
  const placed = side === 0 ? gain : gain.connect(new StereoPannerNode(context, { pan: side }));
  placed.connect(stage.out);
  if (room > 0) placed.connect(new GainNode(context, { gain: room })).connect(stage.room);
  source.stop(endOf(rest));
}

function slide(param: AudioParam, from: number, at: number, { to, within }: { to: number; within: number }): void {
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, at + within);
}
