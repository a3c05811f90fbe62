import { concept, placed } from '../../concept.ts';
import { rect, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d } from '../city/draw.ts';
import { sun } from '../sky/sun.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const colours: readonly Token[] = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];

/** Pegged at both ends, so it hangs the wrong way up. */
export const rainbow: Group = concept(
  'rainbow',
  [
    ...colours.map((fill, i) =>
      stroke(d`M${116 + i * 13} 168C${122 + i * 12} ${330 - i * 13} ${312 - i * 12} ${330 - i * 13} ${318 - i * 13} 174`, 13.5, fill, { tone: 0.25 }),
    ),
    stroke('M140 306L138 318M196 320L196 336M262 312L264 326', 3, 'blue', { tone: 0.5 }),
  ],
  { also: ['weather', 'colour'], shade: { to: [0.4, 1], depth: 0.15 } },
);

export const jar = (inside: readonly Node[], is: string): Group =>
  concept(
    is,
    [
      area(rounded(-19, -48, 38, 48, 9), 'haze', 0.8, { opacity: 0.6 }),
      ...inside,
      area(rounded(-16, -57, 32, 11, 3), 'wood', 0.2),
      stroke('M-13 -40V-14', 2.6, 'paper', { tone: 1, opacity: 0.8 }),
    ],
    { also: ['jar', 'glass'], rim: 0.6 },
  );

export const toaster: Group = concept(
  'toaster',
  [
    { clip: rect(-90, -190, 180, 124), nodes: [placed(sun({ r: 42, kind: 'flame', token: 'yellow', face: true, glow: 0.7 }), 0, -82)] },
    area('M-52 -60C-54 -72 -44 -74 -34 -74H34C44 -74 54 -72 52 -60L56 0H-56Z', 'grey', 0.45, { shade: { to: [1, 0.8], depth: 0.5 } }),
    area(rounded(-40, -73, 80, 8, 4), 'dark', 0.2),
    stroke('M-34 -20H34M-36 -34H36', 2, 'grey', { tone: -0.2, opacity: 0.6 }),
    area(rounded(54, -44, 12, 9, 3), 'dark', 0.2),
    area(rect(-56, -6, 112, 8), 'dark', 0.3),
  ],
  { also: ['machine', 'kitchen'] },
);
