export const voices = ['bass', 'vibes', 'chord', 'swish', 'tap', 'ride', 'tick', 'pulse'] as const;
export type MusicVoice = (typeof voices)[number];

export type MusicNote = {
  readonly voice: MusicVoice;
  /** From 0 to just under 4, within its bar. */
  readonly beat: number;
  /** How long it is held. */
  readonly beats: number;
  /** A MIDI number. Instruments without pitch ignore it. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly strength: number;
};

/** Every bar has four beats. */
export const beatsInBar = 4;
/** The second half of a beat comes late: that is the swing. */
export const late = 2 / 3;
