import type { Chance } from './chance.ts';
import type { TimedNote } from './conductor.ts';
import type { SoundStage } from './desk.ts';
import { frequencyOf } from './music/harmony.ts';
import type { MusicVoice } from './music/note.ts';
import { bufferOf, filtered, levelled, type Samples, whiteNoise } from './noise.ts';
import { hiss, tone } from './source.ts';

/** Buffers and waves that are made once and played often. */
export interface Materials {
  /** Two seconds of white noise. */
  readonly noise: AudioBuffer;
  /** A cymbal, just struck. */
  readonly cymbal: AudioBuffer;
  /** A plucked string. */
  readonly string: PeriodicWave;
  /** Something blown. */
  readonly brass: PeriodicWave;
}

export function materials(context: BaseAudioContext, chance: Chance): Materials {
  const rate = context.sampleRate;
  const wave = (...parts: readonly number[]) =>
    context.createPeriodicWave(new Float32Array(parts.length + 1), Float32Array.from([0, ...parts]));
  return {
    noise: bufferOf(context, [levelled(whiteNoise(rate * 2, chance), 0.5)]),
    cymbal: bufferOf(context, [cymbalOf(rate, chance)]),
    string: wave(1, 0.62, 0.42, 0.2, 0.16, 0.08, 0.05, 0.03),
    brass: wave(0.8, 1, 0.86, 0.66, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08),
  };
}

/** Many high tones that fit no scale, and the hiss of the wire. */
function cymbalOf(rate: number, chance: Chance): Samples {
  const parts = Array.from({ length: 14 }, () => 2_600 + chance() * 6_400);
  const hissing = filtered(whiteNoise(rate, chance), rate, 5_000, 'high');
  const struck = hissing.map((sample, index) => {
    const time = index / rate;
    const ring = parts.reduce((sum, frequency) => sum + Math.sin(2 * Math.PI * frequency * time), 0) / parts.length;
    return (sample * 0.5 + ring) * Math.exp(-time * 4) + sample * 1.2 * Math.exp(-time * 60);
  });
  return levelled(struck, 0.16);
}

type Instrument = (stage: SoundStage, note: TimedNote, materials: Materials) => void;

/** A mallet on a bar of steel: the note, two octaves above it for a moment, and the knock. */
export const vibraphone: Instrument = (stage, { at, pitch, strength, length }) => {
  const frequency = frequencyOf(pitch);
  const ring = Math.min(2.4, 0.7 + length * 0.9);
  tone(stage, { frequency, at, peak: 0.21 * strength, attack: 0.004, release: ring, room: 0.55 });
  tone(stage, { frequency: frequency * 4, at, peak: 0.05 * strength, attack: 0.002, release: 0.32, room: 0.4 });
  tone(stage, { frequency: frequency * 9.9, at, peak: 0.008 * strength, attack: 0.002, release: 0.05 });
};

const bass: Instrument = (stage, { at, pitch, strength, length }, { string, noise }) => {
  const frequency = frequencyOf(pitch);
  const filter = { type: 'lowpass', frequency: 1_300, q: 0.9, glide: { to: 260, within: 0.28 } } as const;
  const rest = { at, attack: 0.006, hold: Math.max(0, length - 0.25), release: 0.3 };
  tone(stage, {
    ...rest,
    frequency: frequency * 1.012,
    wave: string,
    peak: 0.2 * strength,
    filter,
    room: 0.08,
    glide: { to: frequency, within: 0.05 },
  });
  // The finger on the string: a small loudspeaker plays little else of a bass.
  hiss(stage, {
    at,
    buffer: noise,
    from: at,
    peak: 0.07 * strength,
    release: 0.035,
    filter: { type: 'bandpass', frequency: 950, q: 1.2 },
  });
};

/** A piano with felt on its strings. */
const chord: Instrument = (stage, { at, pitch, strength, length }, { string }) => {
  const filter = { type: 'lowpass', frequency: 2_100, q: 0.5, glide: { to: 620, within: 0.5 } } as const;
  const frequency = frequencyOf(pitch);
  const rest = { at, attack: 0.012, hold: length * 0.4, release: length * 0.8 + 0.25, filter, room: 0.4 };
  tone(stage, { ...rest, frequency, wave: string, peak: 0.13 * strength, side: (pitch - 60) / 40 });
};

const swish: Instrument = (stage, { at, strength, length }, { noise }) => {
  const filter = { type: 'bandpass', frequency: 3_200, q: 0.6, glide: { to: 5_200, within: length } } as const;
  const rest = { at, peak: 0.075 * strength, attack: length * 0.45, release: length * 0.5 };
  hiss(stage, { ...rest, buffer: noise, from: at * 1.7, filter, side: 0.25, room: 0.1 });
};

const tap: Instrument = (stage, { at, strength }, { noise }) => {
  const filter = { type: 'bandpass', frequency: 2_300, q: 0.5 } as const;
  hiss(stage, {
    at,
    buffer: noise,
    from: at * 2.3,
    peak: 0.24 * strength,
    release: 0.12,
    filter,
    side: 0.2,
    room: 0.18,
  });
  tone(stage, {
    at,
    frequency: 210,
    glide: { to: 165, within: 0.06 },
    peak: 0.06 * strength,
    release: 0.09,
    side: 0.2,
  });
};

const ride: Instrument = (stage, { at, strength }, { cymbal }) =>
  hiss(stage, {
    at,
    buffer: cymbal,
    peak: 0.16 * strength,
    release: 0.5,
    filter: { type: 'highpass', frequency: 2_400 },
    side: -0.3,
    room: 0.12,
  });

export const tick: Instrument = (stage, { at, strength }, { noise }) => {
  hiss(stage, {
    at,
    buffer: noise,
    from: at * 3.1,
    peak: 0.14 * strength,
    release: 0.02,
    filter: { type: 'bandpass', frequency: 3_400, q: 3 },
    room: 0.1,
  });
  tone(stage, { at, frequency: 1_180, peak: 0.06 * strength, release: 0.045, room: 0.12 });
};

/** Felt more than heard. A phone can play only its second harmonic. */
export const pulse: Instrument = (stage, { at, strength }) => {
  tone(stage, {
    at,
    frequency: 74,
    glide: { to: 46, within: 0.12 },
    peak: 0.42 * strength,
    attack: 0.008,
    release: 0.22,
  });
  tone(stage, {
    at,
    frequency: 150,
    glide: { to: 96, within: 0.12 },
    peak: 0.14 * strength,
    attack: 0.006,
    release: 0.16,
  });
};

export const instruments: Readonly<Record<MusicVoice, Instrument>> = {
  bass,
  vibes: vibraphone,
  chord,
  swish,
  tap,
  ride,
  tick,
  pulse,
};
