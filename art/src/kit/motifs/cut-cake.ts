import { concept } from '../../concept.ts';
import { ellipse, polygon } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { d, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const [cx, cy, rx, ry, tall] = [272, 346, 208, 74, 128];
const rim = (degrees: number, k = 1): Point => [cx + Math.cos((degrees * Math.PI) / 180) * rx * k, cy + Math.sin((degrees * Math.PI) / 180) * ry * k];
const along = (from: number, to: number, k = 1): Point[] => times(25).map(i => rim(from + ((to - from) * i) / 24, k));
const down = ([x, y]: Point, by = tall): Point => [x, y + by];

/** The wedge that was taken lies between these two directions, towards us. */
const [open, shut] = [34, 74];

const wallOf = (from: number, to: number, top: number, bottom: number): string => {
  const edge = along(from, to);
  return polygon(...edge.map(p => down(p, top)), ...edge.toReversed().map(p => down(p, bottom)));
};

const face = (at: number, top: number, bottom: number): string =>
  polygon(down([cx, cy], top), down(rim(at), top), down(rim(at), bottom), down([cx, cy], bottom));

const layersOf = (shape: (top: number, bottom: number) => string, tone: number): Node[] => [
  area(shape(0, tall), 'hairBlond', tone),
  area(shape(44, 58), 'red', tone - 0.05),
  area(shape(88, 102), 'red', tone - 0.05),
  area(shape(0, 18), 'paper', tone + 0.1),
];

const drips = (from: number, to: number): Node =>
  area(
    times(9)
      .map(i => {
        const [x, y] = rim(from + ((to - from) * (i + 0.5)) / 9);
        const long = 26 + ((i * 17) % 30);
        return d`M${x - 13} ${y - 2}C${x - 13} ${y + long * 0.6} ${x - 9} ${y + long} ${x} ${y + long}S${x + 13} ${y + long * 0.6} ${x + 13} ${y - 2}Z`;
      })
      .join(''),
    'paper',
    0.2,
  );

/** In the coordinates of the picture, on its stand, with a wedge taken out towards us. */
export const cake: Group = concept(
  'cake',
  [
    area(polygon(...along(0, 180), ...along(180, 0).map(p => down(p))), 'brown', -0.2),
    ...layersOf((top, bottom) => face(open, top, bottom), 0.0),
    ...layersOf((top, bottom) => face(shut, top, bottom), 0.28),
    ...layersOf((top, bottom) => wallOf(shut, 180, top, bottom), -0.05).slice(0, 1),
    ...layersOf((top, bottom) => wallOf(0, open, top, bottom), -0.15).slice(0, 1),
    area(wallOf(shut, 180, 0, tall), 'pink', 0.45, { shade: { to: [-1, 0.3], depth: 0.3 } }),
    area(wallOf(0, open, 0, tall), 'pink', 0.2, { shade: { to: [1, 0.3], depth: 0.3 } }),
    drips(84, 178),
    drips(2, 30),
    area(
      times(11)
        .map(i => {
          const [x, y] = down(rim(78 + i * 10), tall - 6);
          return ellipse(x, y, 15, 11);
        })
        .join('') +
        times(4)
          .map(i => {
            const [x, y] = down(rim(4 + i * 9), tall - 6);
            return ellipse(x, y, 15, 11);
          })
          .join(''),
      'white',
      0.5,
    ),
    concept(
      'ice',
      [
        area(polygon([cx, cy], ...along(shut, shut + 360 - (shut - open))), 'paper', 0.3),
        area(polygon([cx, cy], ...along(shut, shut + 360 - (shut - open), 0.9)), 'blue', 0.85),
        stroke(`${ellipse(cx - 10, cy - 4, 120, 40)}M120 330C160 300 240 296 300 312M150 372C180 390 220 396 240 392`, 2, 'paper', { tone: 1, opacity: 0.9 }),
      ],
      { also: ['icing'] },
    ),
  ],
  { also: ['food', 'birthday'] },
);
