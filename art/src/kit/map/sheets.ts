import { projection } from './projection.ts';

/** The whole of Europe, a little wider than it is, as atlases of the time drew it: 1.25 units to a pixel of the board. */
export const mapProjection = projection(
  [
    [-0.4, (425 - 0.4 * 1084) * 1.25],
    [0.4, (425 + 0.4 * 1084) * 1.25],
  ],
  [
    [-0.4, (270 - 0.4 * 906) * 1.25],
    [0.4, (270 + 0.4 * 906) * 1.25],
  ],
);

/** The same, stretched where plates hide it and squeezed between their rows, so that every city's light is seen: 2 units to a pixel. */
export const phoneProjection = projection(
  [
    [-0.3, 0],
    [0.33, 780],
  ],
  [
    [-0.26, 12],
    [-0.1135, 210],
    [-0.04, 245],
    [0.072, 466],
    [0.252, 678],
  ],
);
