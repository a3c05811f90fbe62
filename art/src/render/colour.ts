import { formatHex, interpolate } from 'culori';
import type { Palette } from '../palettes.ts';
import type { Token } from '../scene.ts';

const mixed = new Map<string, string>();

/** Mixes in OKLab, where the way from one colour to another has no muddy middle. */
export function mix(a: string, b: string, share: number): string {
  const t = Math.round(Math.max(0, Math.min(1, share)) * 500) / 500;
  const key = `${a}${b}${t}`;
  const known = mixed.get(key);
  if (known !== undefined) return known;
  const colour = formatHex(interpolate([a, b], 'oklab')(t));
  mixed.set(key, colour);
  return colour;
}

/** Colours of the world before the palette tints them. */
const world = {
  red: '#c8342c',
  orange: '#e07b2a',
  yellow: '#f0c040',
  green: '#3f8f52',
  blue: '#2f6cb0',
  violet: '#7a4fa8',
  pink: '#e58fa8',
  brown: '#7a4a2b',
  grey: '#8b8d90',
  white: '#f4f1ea',
  leaf: '#3c7a45',
  wood: '#8a5a34',
  brick1: '#8e3f33',
  brick2: '#b98a4e',
  brick3: '#3d4f4a',
  brick4: '#a9a08c',
  brick5: '#5b3140',
  skin1: '#f0c3a0',
  skin2: '#d9a078',
  skin3: '#b67a50',
  skin4: '#8a5638',
  skin5: '#5e3c2a',
  lip: '#b5483f',
  hairBlack: '#1d1614',
  hairBrown: '#573822',
  hairRed: '#a24a20',
  hairBlond: '#d6ae62',
  hairGrey: '#bcb7ae',
} as const satisfies Partial<Record<Token, string>>;

const isOfTheWorld = (token: Token): token is keyof typeof world => token in world;

/** How far the palette tints a colour of the world: skin and hair least, walls most. */
function tint(token: keyof typeof world): number {
  if (token.startsWith('brick')) return 0.4;
  return token.startsWith('skin') || token.startsWith('hair') || token === 'lip' ? 0.14 : 0.2;
}

/** The colour of a token at a distance; `tone` goes from ink (−1) to light (1). */
export function colourOf(token: Token, z: number, tone: number, p: Palette): string {
  const towards = (colour: string, bright: string): string =>
    tone >= 0 ? mix(colour, bright, tone * 0.5) : mix(colour, p.ink, -tone * 0.85);
  if (isOfTheWorld(token)) {
    const tinted = mix(mix(world[token], p.near, tint(token)), p.haze, (1 - z) * 0.6);
    return towards(tinted, p.paper);
  }
  switch (token) {
    case 'mass':
      return towards(mix(p.haze, p.near, z ** 0.75), p.lit);
    case 'lit':
      return towards(mix(mix(p.haze, p.lit, 0.75), p.lit, z), p.paper);
    case 'dark':
      return towards(mix(mix(p.haze, p.ink, 0.55), p.ink, z), p.near);
    case 'light':
      return towards(p.light, p.paper);
    case 'accent':
      return towards(mix(p.accent, p.haze, (1 - z) * 0.45), p.light);
    case 'accent2':
      return towards(mix(p.accent2, p.haze, (1 - z) * 0.45), p.paper);
    case 'haze':
      return towards(mix(p.haze, p.sky[2], 0.35), p.sky[2]);
    case 'paper':
      return towards(mix(p.paper, p.haze, (1 - z) * 0.3), p.paper);
  }
}
