import { bracketsPath, hexPath } from './geometry.ts';

/** 3.5 % of night shows between cells; rims lie inside, so that neighbours never share one. */
export const shapes = {
  picture: hexPath(0.965),
  hairline: hexPath(0.955),
  rim: hexPath(0.925),
  innerRim: hexPath(0.85),
  lamp: hexPath(0.945),
  ring: hexPath(0.93),
  here: hexPath(0.9),
  focus: hexPath(1.05),
  overview: hexPath(0.94),
  target: bracketsPath(0.93, 0.27),
} as const;

/** The picture's own box: a little wider than the hex it is cut to. */
export const pictureBox = { x: -48.75, y: -56.3, width: 97.5, height: 112.6 } as const;

export const waves =
  'M-46 -20q11.5 -9 23 0t23 0t23 0t23 0M-46 0q11.5 -9 23 0M23 0q11.5 -9 23 0M-46 20q11.5 -9 23 0t23 0t23 0t23 0M-23 40q11.5 -9 23 0t23 0M-23 -40q11.5 -9 23 0t23 0';
export const cross = 'M-7 -7L7 7M7 -7L-7 7';
