import type { Lab } from './oklab.ts';

export const families = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'white',
  'grey',
  'black',
] as const;
export type Family = (typeof families)[number];

/** Where one hue ends, in degrees of OKLCH. What comes after the last is red again. */
const hues: readonly (readonly [end: number, family: Family])[] = [
  [12, 'pink'],
  [43, 'red'],
  [78, 'orange'],
  [112, 'yellow'],
  [158, 'green'],
  [207, 'teal'],
  [280, 'blue'],
  [330, 'violet'],
  [360, 'pink'],
];

/** The word that most people would say for a colour. */
export function familyOf({ l, a, b }: Lab): Family {
  const chroma = Math.hypot(a, b);
  if (l < 0.2) return 'black';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  // Dark colours look grey sooner than light ones, and warm ones sooner than blue ones.
  const grey = l < 0.32 ? 0.045 : hue > 40 && hue < 120 ? 0.038 : 0.026;
  if (chroma < grey) return l > 0.86 ? 'white' : l < 0.27 ? 'black' : 'grey';
  if (l > 0.93 && chroma < 0.06) return 'white';
  const named = hues.find(([end]) => hue < end)?.[1] ?? 'red';
  return depths[named]?.(l, chroma, hue) ?? named;
}

/** Some hues change their name when they are dark, pale or weak: a dark orange is brown, a pale red is pink. */
const depths: Partial<Record<Family, (l: number, chroma: number, hue: number) => Family | undefined>> = {
  red: (l, chroma) => (l > 0.73 ? 'pink' : l < 0.55 && chroma < 0.085 ? 'brown' : undefined),
  orange: (l, chroma, hue) => {
    if (l < 0.6 || (l < 0.82 && chroma < 0.1)) return 'brown';
    if (l < 0.82 || chroma > 0.1) return undefined;
    return hue < 65 ? 'pink' : 'yellow';
  },
  yellow: (l, _, hue) => (l > 0.62 ? undefined : hue < 100 ? 'brown' : 'green'),
  pink: (l, _, hue) => (l > 0.45 ? undefined : hue > 345 || hue < 12 ? 'red' : 'violet'),
};
