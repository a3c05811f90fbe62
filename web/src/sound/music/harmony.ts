/** Notes are MIDI numbers: 60 is the C in the middle, 69 the A of 440 Hz. */
export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** D minor as pitch classes, without a sixth: half of the chords have B and half B flat. */
const minor: readonly number[] = [2, 4, 5, 7, 9, 0];

export type Chord = {
  /** In the octave of the bass. */
  readonly root: number;
  readonly fifth: number;
  /** Without its root, which the bass has; close together, as one hand plays it. */
  readonly voicing: readonly number[];
};

/** Each in an octave where bass and muffled piano do not overlap. */
export const chords = {
  /** Dm6/9. */
  i: { root: 38, fifth: 45, voicing: [53, 59, 64, 69] },
  /** Dm with its major seventh: the chord of every private eye. */
  spy: { root: 38, fifth: 45, voicing: [53, 57, 61, 64] },
  /** Dm7. */
  i7: { root: 38, fifth: 45, voicing: [53, 57, 60, 64] },
  /** Gm9. */
  iv: { root: 31, fifth: 38, voicing: [53, 58, 62, 69] },
  /** Em7 with a lowered fifth. */
  ii: { root: 40, fifth: 34, voicing: [55, 58, 62, 64] },
  /** A7 with a lowered ninth and a raised fifth. */
  V: { root: 33, fifth: 40, voicing: [55, 58, 61, 65] },
  /** Bb13. */
  VI: { root: 34, fifth: 41, voicing: [56, 60, 62, 67] },
  /** Eb with its major seventh and ninth. */
  bII: { root: 39, fifth: 34, voicing: [55, 58, 62, 65] },
  /** F with its major seventh: a window with light in it. */
  III: { root: 41, fifth: 36, voicing: [57, 60, 64, 67] },
} as const satisfies Record<string, Chord>;
export type ChordName = keyof typeof chords;

/** Eight bars each; all lead back to where they began, so any may follow any. */
export const progressions: readonly (readonly ChordName[])[] = [
  ['i', 'spy', 'i7', 'i', 'iv', 'iv', 'ii', 'V'],
  ['i', 'VI', 'ii', 'V', 'i', 'bII', 'ii', 'V'],
  ['i', 'i', 'bII', 'bII', 'iv', 'V', 'i', 'V'],
  ['iv', 'iv', 'i', 'spy', 'ii', 'V', 'i7', 'V'],
  ['i', 'III', 'VI', 'bII', 'ii', 'V', 'spy', 'V'],
  ['spy', 'i', 'iv', 'V', 'VI', 'VI', 'bII', 'V'],
];

/** The note of the scale next to a pitch, by steps up or down. */
export function stepFrom(pitch: number, steps: number): number {
  const up = Math.sign(steps);
  let at = pitch;
  for (let left = Math.abs(steps); left > 0; left--) {
    do at += up;
    while (!isIn(at, minor));
  }
  return at;
}

const isIn = (pitch: number, classes: readonly number[]): boolean => classes.includes(pitch % 12);

/** The pitch of the chord closest to this one: where a phrase may begin and end. */
export function restNear(pitch: number, { voicing }: Chord): number {
  const classes = voicing.map(each => each % 12);
  for (let away = 0; ; away++) {
    if (isIn(pitch - away, classes)) return pitch - away;
    if (isIn(pitch + away, classes)) return pitch + away;
  }
}
