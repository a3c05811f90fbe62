/** Lengths of a body that stands 400 units high. Everything is drawn at this size and then scaled. */
export const standing = 400;

export const builds = ['slim', 'average', 'stout'] as const;
export type Build = (typeof builds)[number];

export const persons = ['man', 'woman', 'boy', 'girl', 'old man', 'old woman'] as const;
export type Who = (typeof persons)[number];

export const isChild = (who: Who): boolean => who === 'boy' || who === 'girl';
export const isOld = (who: Who): boolean => who === 'old man' || who === 'old woman';
export const isFemale = (who: Who): boolean => who === 'woman' || who === 'girl' || who === 'old woman';

/** Half width, half depth, and how far the middle lies before the spine. */
export type Section = readonly [width: number, depth: number, before: number];

export interface Proportions {
  readonly head: number;
  readonly neck: number;
  readonly torso: number;
  readonly thigh: number;
  readonly shin: number;
  readonly ankle: number;
  readonly foot: number;
  readonly upperArm: number;
  readonly foreArm: number;
  readonly hand: number;
  /** Half the distance between the joints. */
  readonly shoulder: number;
  readonly hip: number;
  /** Half widths of limbs, as a share of the usual ones. */
  readonly limb: number;
  /** From neck to seat. */
  readonly sections: { readonly [part in 'shoulder' | 'chest' | 'waist' | 'hip' | 'seat']: Section };
}

const man: Proportions = {
  head: 55,
  neck: 14,
  torso: 121,
  thigh: 98,
  shin: 95,
  ankle: 15,
  foot: 44,
  upperArm: 66,
  foreArm: 57,
  hand: 30,
  shoulder: 33,
  hip: 17,
  limb: 1,
  sections: { shoulder: [44, 17, 0], chest: [40, 22, 3], waist: [32, 18, 3], hip: [32, 20, -1], seat: [30, 21, -4] },
};

const woman: Proportions = {
  ...man,
  head: 54,
  neck: 15,
  torso: 117,
  thigh: 102,
  shin: 94,
  foot: 38,
  upperArm: 62,
  foreArm: 55,
  hand: 27,
  shoulder: 27,
  hip: 16,
  limb: 0.86,
  sections: { shoulder: [37, 14, 0], chest: [33, 20, 4], waist: [24, 14, 2], hip: [33, 20, -2], seat: [34, 23, -5] },
};

const child: Proportions = {
  head: 76,
  neck: 11,
  torso: 114,
  thigh: 91,
  shin: 86,
  ankle: 17,
  foot: 46,
  upperArm: 60,
  foreArm: 52,
  hand: 30,
  shoulder: 28,
  hip: 16,
  limb: 0.95,
  sections: { shoulder: [39, 17, 0], chest: [36, 21, 2], waist: [32, 20, 3], hip: [32, 20, 0], seat: [30, 21, -3] },
};

const girth: { readonly [build in Build]: number } = { slim: 0.88, average: 1, stout: 1.24 };

export function proportionsOf(who: Who, build: Build): Proportions {
  const own = isChild(who) ? child : isFemale(who) ? woman : man;
  const by = girth[build];
  const wide = ([w, d, before]: Section, belly: number): Section => [
    w * (1 + (by - 1) * belly),
    d * (1 + (by - 1) * belly * 1.6),
    before + (by > 1 ? 4 * belly : 0),
  ];
  const { shoulder, chest, waist, hip, seat } = own.sections;
  return {
    ...own,
    limb: own.limb * (1 + (by - 1) * 0.8),
    sections: { shoulder: wide(shoulder, 0.4), chest: wide(chest, 0.9), waist: wide(waist, 1.5), hip: wide(hip, 1.2), seat: wide(seat, 0.9) },
  };
}
