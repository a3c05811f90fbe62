/** Colours of a scene. One picture, one palette: that is what makes a hundred and fifty of them one hand. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly haze: string;
  readonly near: string;
  readonly ink: string;
  readonly light: string;
  readonly lit: string;
  readonly accent: string;
  readonly accent2: string;
  readonly paper: string;
}

const palette = (
  sky: readonly [string, string, string],
  [haze, near, ink]: readonly [string, string, string],
  [light, lit, paper]: readonly [string, string, string],
  [accent, accent2]: readonly [string, string],
): Palette => ({ sky, haze, near, ink, light, lit, accent, accent2, paper });

/** Shadows: Amsterdam. */
export const shadowsPalettes = {
  teal: palette(
    ['#081a30', '#1d4a63', '#5fa09b'],
    ['#3f7f8c', '#0f2a40', '#050d1a'],
    ['#ffd27a', '#79b3ae', '#f5ead2'],
    ['#e4572e', '#e9d8b4'],
  ),
  sodium: palette(
    ['#2a1040', '#8a2f55', '#f08a45'],
    ['#b9546a', '#37153f', '#160820'],
    ['#ffe08a', '#ec8f6a', '#ffeccd'],
    ['#19a7a0', '#f6c9a0'],
  ),
  rain: palette(
    ['#1d2a33', '#51696c', '#a9bcae'],
    ['#7f979a', '#22333c', '#0b1217'],
    ['#ffdc8c', '#b7c8bd', '#f0ebdc'],
    ['#d7263d', '#d9c9a3'],
  ),
  neon: palette(
    ['#0c0a26', '#3b1f6b', '#b0488f'],
    ['#5d3a93', '#1c1446', '#08061a'],
    ['#ffb3d1', '#c86fc0', '#ffe9f3'],
    ['#22d3e0', '#ffcf5c'],
  ),
  dawn: palette(
    ['#3e4f7d', '#b58aa0', '#fbd0a4'],
    ['#c99aa3', '#3b3b63', '#1b1a35'],
    ['#fff0bd', '#f3c0a5', '#fff4dc'],
    ['#dd4b3a', '#6fb6b0'],
  ),
  winter: palette(
    ['#4d6c8b', '#a3b9c6', '#eceee6'],
    ['#adc1cc', '#304457', '#141f2c'],
    ['#ffc85e', '#e6eef0', '#ffffff'],
    ['#c22b36', '#efe2c4'],
  ),
  gold: palette(
    ['#15130f', '#4c3a1c', '#c29240'],
    ['#8a6a33', '#2b2013', '#0c0906'],
    ['#ffe9a8', '#d8ad62', '#fbeecb'],
    ['#b3202b', '#6f9a92'],
  ),
  absinthe: palette(
    ['#04181a', '#14504a', '#8fbf6a'],
    ['#3f8a66', '#0c332f', '#031112'],
    ['#f4f59a', '#8fcf8a', '#f3f4d6'],
    ['#f0603f', '#e8dcae'],
  ),
  noon: palette(
    ['#2f7fb5', '#7fc0cf', '#f4ecc6'],
    ['#9cc7c0', '#2c4a5c', '#12222e'],
    ['#fff3b0', '#d8ecd6', '#fffdf0'],
    ['#e2483d', '#f3b83f'],
  ),
  coral: palette(
    ['#5b1f3d', '#c94f5c', '#ffb59a'],
    ['#e08a7e', '#4a1a38', '#1d0a1a'],
    ['#fff0b8', '#ffc0a0', '#fff1df'],
    ['#1d6f86', '#ffd166'],
  ),
} as const satisfies Record<string, Palette>;

/** A Study in Emerald: emerald and gaslight. */
const emeraldPalettes = {
  emerald: palette(
    ['#031513', '#0b463b', '#45b184'],
    ['#2b7f66', '#0a2f2b', '#02090a'],
    ['#ffd88a', '#86d8a8', '#f3ead0'],
    ['#f0b64a', '#d6ecc0'],
  ),
  fog: palette(
    ['#0a1716', '#35564b', '#c3c48e'],
    ['#7b9a7b', '#1c332f', '#060d0d'],
    ['#ffe3a0', '#c6d2a0', '#f5edd4'],
    ['#e9a83f', '#e9dfb4'],
  ),
  gas: palette(
    ['#100b06', '#54380f', '#eba63c'],
    ['#a4752c', '#2a1c0c', '#0a0604'],
    ['#fff0b8', '#f0c468', '#fbeecb'],
    ['#2fb482', '#bfe3c0'],
  ),
  abyss: palette(
    ['#010a10', '#063b40', '#3fd09a'],
    ['#1d7a6c', '#062a2e', '#01070a'],
    ['#c8ffb0', '#5fe0a8', '#eafbe2'],
    ['#ffd06a', '#b6f2d0'],
  ),
  ember: palette(
    ['#17070a', '#6d1e16', '#f07a2e'],
    ['#a5432a', '#35100f', '#0d0405'],
    ['#ffdf8e', '#f49a52', '#ffeccd'],
    ['#ffb53c', '#2fae86'],
  ),
  violet: palette(
    ['#0a0712', '#2c2150', '#7d6bb0'],
    ['#5a4f92', '#191334', '#06040c'],
    ['#b8ffc6', '#b7a5e0', '#f1ecff'],
    ['#37c98f', '#ffd88a'],
  ),
  frost: palette(
    ['#06131a', '#1f4d5b', '#a9dccf'],
    ['#6fa7a8', '#12303a', '#030a0f'],
    ['#fff2c4', '#cbeee2', '#ffffff'],
    ['#2fc492', '#e9f6ea'],
  ),
} as const satisfies Record<string, Palette>;

export const palettes = { ...shadowsPalettes, ...emeraldPalettes };
export type PaletteName = keyof typeof palettes;
