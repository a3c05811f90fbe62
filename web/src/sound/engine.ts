import { type Ambience, ambience } from './ambience.ts';
import { chanceFrom } from './chance.ts';
import { conductor } from './conductor.ts';
import { desk, type SoundStage, type Volumes } from './desk.ts';
import { type EffectName, effects } from './effects/effects.ts';
import { instruments, materials } from './instruments.ts';
import { composer } from './music/composer.ts';
import type { MusicVoice } from './music/note.ts';
import type { SoundScene } from './scene.ts';
import { voicesUpTo } from './voices.ts';

export type SoundOptions = {
  /** It is the rival's: the same sound, far away. */
  readonly isFar?: boolean;
  /** This many semitones higher. */
  readonly rise?: number;
  /** This many seconds from now. */
  readonly after?: number;
};

/** Everything that sounds, on one audio clock. */
export interface Engine {
  play(effect: EffectName, played?: SoundOptions): void;
  setScene(scene: SoundScene): void;
  /** Schedules the next seconds of sound. Call it more often than that. */
  lookAhead(seconds: number): void;
  setVolumes(volumes: Volumes): void;
  fade(to: 'in' | 'out'): void;
}

/** How fast a scene comes and goes, as time constants in seconds. */
const fades = { in: 0.7, out: 0.6 } as const;
/** The same sound twice within this time is played once: six people may point at once. */
const together = 0.035;
/** The heartbeat counts as an effect, not music: the last minute must be heard also with the music off. */
const isEffect = (voice: MusicVoice): boolean => voice === 'pulse';

export function engine(context: BaseAudioContext, seed: number): Engine {
  const chance = chanceFrom(seed);
  const { music, near, far, setVolumes, duck, fade } = desk(context, chance);
  const made = materials(context, chance);
  const band = conductor(composer(seed));
  const voices = { music: voicesUpTo(30), effects: voicesUpTo(10) };
  const last = new Map<EffectName, number>();
  let scene: SoundScene = { kind: 'silence', heat: 0 };
  let deck: Deck | undefined;
  let air: Ambience | undefined;

  return {
    setVolumes,
    fade,
    setScene: next => {
      if (next.kind !== scene.kind) {
        deck?.leave();
        deck = next.kind === 'silence' ? undefined : openDeck(music);
      }
      air?.fade(next.kind === 'silence' ? 'out' : 'in');
      scene = next;
    },
    lookAhead: seconds => {
      const now = context.currentTime;
      const notes = band.due(scene, now, now + seconds);
      if (deck === undefined) return;
      air ??= ambience(music, made, chance);
      air.due(now, now + seconds);
      for (const note of notes) {
        if (!voices.music.admit(note.at, note.at + note.length)) continue;
        instruments[note.voice](
          isEffect(note.voice) ? near : note.voice === 'vibes' ? deck.vibes : deck.stage,
          note,
          made,
        );
      }
    },
    play: (name, { isFar = false, rise = 0, after = 0 } = {}) => {
      const at = context.currentTime + 0.012 + after;
      const { make, lasts, isMoment = false } = effects[name];
      if (Math.abs(at - (last.get(name) ?? Number.NEGATIVE_INFINITY)) < together) return;
      if (!voices.effects.admit(at, at + lasts)) return;
      last.set(name, at);
      make(isFar ? far : near, made, at, rise);
      if (isMoment && !isFar) duck(at, lasts);
    },
  };
}

interface Deck {
  readonly stage: SoundStage;
  readonly vibes: SoundStage;
  leave(): void;
}

/** The output of one scene. It fades in over the one before, which fades out. */
function openDeck({ context, out, room }: SoundStage): Deck {
  const now = context.currentTime;
  const side = (to: AudioNode) => {
    const node = new GainNode(context, { gain: 0 });
    node.gain.setTargetAtTime(1, now, fades.in);
    node.connect(to);
    return node;
  };
  const [dry, wet] = [side(out), side(room)];
  // The motor of a vibraphone: all its bars tremble together.
  const motor = new GainNode(context, { gain: 0.84 });
  motor.connect(dry);
  const turning = new OscillatorNode(context, { frequency: 4.7 });
  turning.connect(new GainNode(context, { gain: 0.16 })).connect(motor.gain);
  turning.start(now);
  return {
    stage: { context, out: dry, room: wet },
    vibes: { context, out: motor, room: wet },
    leave: () => {
      for (const node of [dry, wet]) {
        node.gain.cancelScheduledValues(context.currentTime);
        node.gain.setTargetAtTime(0, context.currentTime, fades.out);
      }
      turning.stop(context.currentTime + fades.out * 12);
    },
  };
}
