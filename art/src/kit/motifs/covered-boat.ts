import { placed } from '../../concept.ts';
import type { Node } from '../../scene.ts';
import { d, halo, times } from '../city/draw.ts';
import { person } from '../people/body.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { lantern } from '../things/lights.ts';

export const mist = (y: number, h: number, seed: number): Node[] =>
  times(5).map(i => {
    const [top, from, w] = [y + i * h, 78 + ((i * 61 + seed * 37) % 70), 320 + ((i * 47) % 110)];
    return area(
      d`M${from} ${top}C${from + w * 0.2} ${top - 15} ${from + w * 0.4} ${top - 4} ${from + w * 0.55} ${top - 11}S${from + w * 0.9} ${top - 8} ${from + w} ${top}C${from + w * 0.7} ${top + 13} ${from + w * 0.4} ${top + 5} ${from} ${top}Z`,
      'paper',
      0.3,
      { opacity: 0.75 },
    );
  });

/** Awning, hull and their reflection make one dark disc; the lantern is the light in the eye. */
export const boat: Node[] = [
  area('M218 346C218 296 254 262 300 262C346 262 382 296 382 346Z', 'dark', 0.08),
  area('M236 344C238 304 264 280 300 280C336 280 362 304 364 344Z', 'dark', 0.2),
  halo(334, 312, 60, 0.9),
  placed(
    person({ who: 'woman', height: 92, pose: 'sitting', dress: 'cloak', cloth: 'accent', hat: 'headscarf', hatCloth: 'accent', skin: 'skin3', detail: 1 }),
    268,
    362,
  ),
  placed(lantern({}), 334, 284, { scale: 0.42 }),
  area('M206 338C260 352 340 352 394 338C390 368 350 380 300 380C250 380 210 368 206 338Z', 'dark', 0.16),
  stroke('M206 338C260 352 340 352 394 338', 4, 'paper', { tone: -0.1 }),
];
