import { concept, placed } from '../concept.ts';
import { songbird } from '../kit/animals/showbirds.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { wallpaper } from '../kit/rooms/wallpaper.ts';
import { stroke } from '../kit/stroke.ts';
import { candle } from '../kit/things/lights.ts';
import { violin, violinBow } from '../kit/things/music.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Group, Node, Point, Scene } from '../scene.ts';

/** The shape of a violin case lying down: narrow at the neck (left), wide at the body. */
const shell = (h: number): string =>
  `M92 ${520 - h}C92 ${496 - h} 120 ${490 - h} 170 ${488 - h}C230 ${484 - h} 280 ${472 - h} 340 ${470 - h}C430 ${466 - h} 506 ${484 - h} 506 ${524 - h}C506 ${564 - h} 430 ${582 - h} 340 ${578 - h}C280 ${576 - h} 230 ${562 - h} 170 ${556 - h}C120 ${552 - h} 92 ${546 - h} 92 ${520 - h}Z`;

const lid: Group = {
  nodes: [
    fill('dark', 'M96 500C90 440 104 388 150 378C220 366 250 352 330 340C440 326 514 350 512 420C512 450 508 476 500 500C440 470 200 470 96 500Z', {
      tone: 0.3,
      rim: 0.9,
    }),
    fill('accent', 'M110 494C106 444 118 402 156 392C224 380 256 366 334 354C430 342 498 362 497 420C497 446 494 470 488 490C420 466 220 466 110 494Z', {
      tone: -0.3,
      shade: { to: [0, 1], depth: 0.5 },
    }),
    stroke('M170 406C240 394 270 380 338 370C420 360 478 374 480 420', 3, 'accent', { tone: 0.2, opacity: 0.6 }),
    stroke('M200 392L214 474M260 374L270 468M330 356L334 466M400 350L396 466M450 358L440 468', 2, 'accent', { tone: -0.6, opacity: 0.4 }),
  ],
};

const leafAt = (x: number, y: number, turn: number, scale = 1, tone = 0.2): Node =>
  placed(
    { nodes: [fill('leaf', 'M0 0C8 -14 26 -18 40 -8C30 6 12 10 0 0Z', { tone }), stroke('M2 -1C14 -5 26 -8 37 -8', 1.2, 'leaf', { tone: tone - 0.5 })] },
    x,
    y,
    { turn, scale },
  );

const fox: Group = concept(
  'fox',
  [
    fill('orange', 'M196 524C196 470 250 432 326 432C404 432 460 468 458 514C456 552 400 562 326 562C250 562 198 556 196 524Z', { tone: -0.05 }),
    fill('orange', 'M326 432C404 432 460 468 458 514C440 480 396 462 340 464C300 466 270 480 256 500C262 462 290 436 326 432Z', { tone: 0.2 }),
    stroke('M300 470C330 456 370 460 398 478M380 500C400 494 420 500 432 512', 3, 'orange', { tone: -0.4, opacity: 0.6 }),
    fill(
      'orange',
      limb(
        [
          [448, 520],
          [430, 552],
          [370, 566],
          [300, 560],
          [244, 548],
        ],
        30,
        18,
      ),
      { tone: 0.02 },
    ),
    fill('paper', 'M262 534C240 522 214 530 202 548C222 562 250 570 276 564C286 556 280 542 262 534Z'),
    fill('orange', 'M206 478C196 456 198 434 208 422C222 430 234 442 240 456ZM270 452C276 432 288 420 302 416C308 432 304 454 292 468Z', { tone: -0.25 }),
    fill('dark', 'M210 462C206 450 206 440 210 434C218 440 224 448 228 456ZM280 450C284 438 290 432 298 428C300 438 298 450 290 458Z', { tone: 0.3 }),
    fill('orange', 'M196 500C198 468 226 446 256 446C288 446 312 468 312 494C312 514 290 524 266 532C246 540 226 552 214 548C200 542 194 522 196 500Z', {
      tone: 0.12,
    }),
    fill('paper', 'M196 508C208 504 222 512 228 522C244 520 262 512 276 514C284 516 286 524 266 532C246 540 226 552 214 548C202 542 196 526 196 508Z', {
      tone: -0.02,
    }),
    fill('dark', ellipse(212, 543, 10, 7)),
    stroke('M212 498C218 506 228 506 234 500M256 494C264 502 276 500 282 492', 3.4, 'dark'),
    stroke('M222 534L190 528M224 538L192 542', 1.3, 'paper', { opacity: 0.8 }),
  ],
  { also: ['animal', 'forest'], rim: 0.9, shade: { to: [0.6, 1], depth: 0.35 } },
);
const twig = (points: readonly Point[], width: number): Node => fill('leaf', limb(points, width, 1.2), { tone: -0.1 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A fox sleeps in an open violin case; the violin hangs on the wall and has begun to sprout leaves.',
  composition: 'still life',
  palette: 'gold',
  light: [116, 330],
  horizon: 693,
  layers: [
    {
      z: 0.6,
      nodes: [
        concept(
          'wall',
          [
            fill('brick2', rect(0, 0, 600, 500), { tone: -0.3, shade: { to: [1, -0.4], depth: 0.6 } }),
            wallpaper({ width: 600, height: 500, pattern: 'leaves', fill: 'lit' }),
          ],
          { also: ['room'] },
        ),
        halo(116, 370, 260, 0.6),
      ],
    },
    {
      z: 0.95,
      nodes: [
        concept(
          'table',
          [
            fill('wood', rect(0, 486, 600, 207), { tone: -0.15, shade: { to: [0, 1], depth: 0.55 } }),
            stroke('M0 590H600M0 640H600', 2, 'wood', { tone: -0.6, opacity: 0.6 }),
            stroke('M0 487H600', 2, 'lit', { opacity: 0.5 }),
          ],
          { also: ['furniture'] },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        stroke('M380 92V116', 2, 'dark', { tone: 0.4 }),
        fill('yellow', circle(380, 90, 4)),
        placed(violin({ fill: 'orange', tone: -0.15 }), 380, 222, { scale: 1.8, turn: 4 }),
        concept(
          'leaf',
          [
            twig(
              [
                [352, 250],
                [318, 236],
                [296, 204],
                [290, 170],
              ],
              4,
            ),
            twig(
              [
                [412, 232],
                [446, 222],
                [470, 190],
                [474, 160],
              ],
              4,
            ),
            twig(
              [
                [372, 116],
                [352, 102],
                [346, 84],
              ],
              3,
            ),
            twig(
              [
                [404, 290],
                [436, 300],
                [458, 326],
              ],
              3.5,
            ),
            leafAt(318, 236, 200),
            leafAt(300, 208, -70),
            leafAt(290, 172, -100, 1.1, 0.4),
            leafAt(296, 190, 170, 0.8),
            leafAt(448, 220, 20),
            leafAt(470, 192, -60, 1, 0.35),
            leafAt(474, 162, -110, 1.1, 0.4),
            leafAt(474, 178, 10, 0.8),
            leafAt(346, 86, -130, 0.9, 0.4),
            leafAt(352, 100, 170, 0.8),
            leafAt(438, 300, -10),
            leafAt(458, 326, 50, 0.9, 0.3),
            fill('pink', `${circle(290, 160, 7)}${circle(482, 148, 6)}`, { tone: 0.2 }),
          ],
          { also: ['plant', 'green', 'spring'] },
        ),
        placed(songbird({ beak: 'singing' }), 434, 222, { scale: 0.6 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'violin case',
          [lid, fill('dark', shell(-22), { tone: 0.15 }), fill('dark', shell(-6), { tone: 0.35 }), fill('accent', shell(0), { tone: -0.45 })],
          { also: ['box', 'luggage', 'music'] },
        ),
        fox,
        fill(
          'dark',
          'M92 520C92 546 120 552 170 556C230 562 280 576 340 578C430 582 506 564 506 524V546C506 590 430 606 340 602C280 600 230 586 170 580C120 576 92 570 92 544Z',
          { tone: 0.3, rim: 0.8 },
        ),
        stroke('M220 578V590M400 592V604', 4, 'yellow', { tone: -0.1 }),
        stroke('M96 526C100 546 124 550 170 554C230 560 280 574 340 576C424 580 496 566 503 532', 3, 'accent', { tone: 0.3, opacity: 0.7 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(candle({ holder: 'saucer' }), 116, 496, { scale: 1.15 }),
        halo(116, 380, 90, 0.6),
        placed(violinBow(), 330, 640, { turn: -4, scale: 1.1 }),
        leafAt(246, 626, 30, 0.8),
        leafAt(420, 612, 160, 0.7),
      ],
    },
  ],
  says: { place: 'room', time: 'night', mood: ['calm', 'tender'], action: ['sleep', 'grow'], more: ['music', 'spring', 'hiding place'] },
};
