import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { crane, gasholder } from '../kit/city/harbour.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, polygon, rect, rounded } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const tug = concept(
  'tug',
  [
    stroke('M330 300V170M330 196L372 220M330 196L292 220', 5, 'mass', { tone: -0.3 }),
    fill('red', 'M330 172C344 166 352 176 368 170V186C352 192 344 182 330 188Z'),
    fill('mass', 'M196 330L204 224H262L268 330Z', { tone: -0.5 }),
    fill('accent', 'M201 262L203.500 236H263L264 262Z'),
    fill('accent2', rounded(160, 322, 260, 74, 8), { tone: -0.05, shade: { to: [-1, 0.4], depth: 0.35 } }),
    fill('dark', circle(196, 356, 13) + circle(242, 356, 13) + circle(288, 356, 13), { tone: 0.2 }),
    stroke(circle(196, 356, 13) + circle(242, 356, 13) + circle(288, 356, 13), 3, 'yellow', { tone: -0.1 }),
    fill('wood', 'M284 330V240H412L420 330Z', { tone: 0.1, shade: { to: [-1, 0.4], depth: 0.35 } }),
    fill('light', 'M296 304V256H334V304ZM344 304V256H380V304ZM390 304V256H406L410 304Z', { tone: 0.1 }),
    fill('dark', 'M350 304V288C350 280 356 278 358 276C352 270 354 260 362 260C370 260 372 270 366 276C370 278 374 282 374 290V304ZM351 262H374L378 266H351Z', {
      tone: 0.1,
    }),
    fill('mass', 'M274 242L284 226H416L426 242Z', { tone: -0.4 }),
    fill('white', 'M276 240L284 226H416L420 234C380 228 320 230 276 240Z', { tone: 0.7 }),
    fill('mass', 'M98 380C200 410 340 404 500 330C496 396 478 448 458 486H134C112 460 100 420 98 380Z', { tone: -0.35, shade: { to: [-0.4, 1], depth: 0.4 } }),
    fill('accent', 'M118 452C220 466 340 462 470 456C466 468 462 478 458 486H134C128 476 122 464 118 452Z', { tone: -0.05 }),
    stroke('M98 380C200 410 340 404 500 330', 6, 'paper'),
    ...times(5).map((i): Node => {
      const [x, y] = [150 + i * 66, 424 - i * i * 1.6];
      return { nodes: [fill('dark', circle(x, y, 19), { tone: 0.1 }), fill('mass', circle(x, y, 9), { tone: 0 })] };
    }),
    fill('dark', 'M500 330C508 336 508 352 500 366C486 372 480 360 484 344Z', { tone: 0.15 }),
    fill('white', 'M160 324C190 312 220 322 262 318C262 324 262 328 262 330H160Z', { tone: 0.8 }),
  ],
  { also: ['boat', 'ship', 'work'], rim: 0.8 },
);

/** Plates of ice: many corners, a bright top and a thick edge. */
const plate = (x: number, y: number, w: number, h: number, seed: number): Node => {
  const r = chance(seed);
  const corners = times(7).map((i): Point => {
    const a = (i / 7) * Math.PI * 2 + r.between(-0.25, 0.25);
    return [x + Math.cos(a) * w * r.between(0.82, 1.1), y + Math.sin(a) * h * r.between(0.82, 1.1)];
  });
  return {
    nodes: [
      fill('blue', polygon(...corners.map(([a, b]): Point => [a, b + 7])), { tone: 0.35 }),
      fill('white', polygon(...corners), { tone: 0.55, shade: { to: [0.4, 1], depth: 0.16 } }),
    ],
  };
};
const shard = (x: number, y: number, w: number, h: number, lean: number): Node => ({
  nodes: [
    fill('white', polygon([x, y], [x + w * 0.3 + lean, y - h], [x + w * 0.7 + lean, y - h * 0.8], [x + w, y]), { tone: 0.7 }),
    fill('blue', polygon([x + w * 0.7 + lean, y - h * 0.8], [x + w, y], [x + w * 0.62, y]), { tone: 0.3 }),
  ],
});

const scraps = (): Node[] => {
  const r = chance(15);
  return times(26).map((i): Node => {
    const [x, y] = [r.between(60, 330) - i * 2, r.between(130, 300)];
    const s = r.between(0.5, 1.1);
    return {
      nodes: [fill('white', 'M-14 -3L-2 2L0 -1L4 2L16 -5L5 6L-2 7Z', { tone: 0.9 }), fill('grey', 'M-14 -3L-2 2L-2 7Z', { tone: 0 })],
      transform: { scale: s, turn: r.between(-30, 30), flip: r.happens(0.4), move: [x, y] },
    };
  });
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A tug breaks the ice; gulls follow it like paper scraps.',
  composition: 'wide',
  palette: 'winter',
  light: [500, 120],
  horizon: 390,
  layers: [
    { z: 0, nodes: [halo(500, 180, 170, 0.6), fill('light', circle(500, 184, 30), { tone: 0.7 })] },
    {
      z: 0.12,
      nodes: [
        placed(gasholder({ width: 130 }), 110, 398),
        placed(crane({ height: 150 }), 492, 398, { flip: true }),
        placed(crane({ height: 120 }), 560, 396),
        fill('mass', 'M0 380H600V400H0Z', { tone: 0.2 }),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept(
          'ice',
          [
            fill('white', rect(0, 392, 600, 301), { tone: 0.3, shade: { to: [0, 1], depth: 0.22 } }),
            stroke('M470 470L520 440L560 452L600 430M520 440L510 416M486 500L540 520L600 508M540 520L552 556L600 580', 2, 'blue', { tone: 0.3, opacity: 0.8 }),
          ],
          { also: ['winter', 'water'] },
        ),
        placed(person({ who: 'man', height: 60, pose: 'standing', dress: 'long coat', cloth: 'dark' }), 556, 420, { flip: true }),
      ],
    },
    {
      z: 0.8,
      nodes: [
        concept('water', [fill('mass', 'M0 420C120 440 300 470 470 480C420 520 300 530 160 560C90 574 40 590 0 600Z', { tone: -0.2 })], { also: ['channel'] }),
        plate(60, 470, 50, 13, 1),
        plate(150, 508, 36, 9, 2),
        plate(40, 540, 40, 12, 3),
      ],
    },
    {
      z: 0.5,
      nodes: [
        concept('gull', scraps(), { also: ['bird', 'paper', 'many'] }),
        concept(
          'smoke',
          [
            fill(
              'mass',
              'M216 222C204 200 214 178 196 166C180 150 190 132 170 124C150 120 146 132 130 128C150 108 186 104 202 124C222 132 220 150 232 160C250 176 246 200 250 222Z',
              { tone: 0.1, opacity: 0.55, shade: { to: [-1, -1], depth: 0.3 } },
            ),
          ],
          { also: ['steam'] },
        ),
      ],
    },
    { z: 0.97, lifted: true, nodes: [tug] },
    {
      z: 1,
      nodes: [
        concept(
          'ice floe',
          [
            shard(420, 500, 60, 64, 30),
            shard(462, 496, 46, 84, 34),
            shard(388, 508, 40, 34, 10),
            plate(470, 516, 70, 18, 5),
            plate(340, 530, 66, 16, 6),
            plate(214, 524, 58, 14, 7),
            plate(120, 560, 50, 13, 8),
            plate(270, 580, 84, 22, 9),
            plate(430, 580, 90, 26, 10),
          ],
          { also: ['ice', 'cold'] },
        ),
        stroke('M480 420l16 -20M500 440l24 -12M506 456l26 -2', 3, 'paper', { opacity: 0.9 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(gull({ pose: 'fly' }), 132, 232, { scale: 0.9 }), placed(gull({ pose: 'fly' }), 96, 320, { scale: 0.6 })] },
  ],
  says: { place: 'harbour', time: 'morning', weather: 'frost', mood: ['cold', 'proud'], action: ['break', 'follow', 'steer'], more: ['winter', 'strength'] },
};
