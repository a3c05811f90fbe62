import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { stroke } from '../kit/stroke.ts';
import { hammer } from '../kit/things/craft.ts';
import { barrel, hook } from '../kit/things/harbour.ts';
import { flashlight } from '../kit/things/lights.ts';
import { ellipse, polygon, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

/** A closed crate from the front, its foot at x, y. */
const crate = (x: number, y: number, w: number, h: number, tone: number): Group =>
  concept(
    'crate',
    [
      fill('wood', rect(x, y - h, w, h), { tone }),
      stroke(
        times(4)
          .map(i => `M${x} ${y - h + ((i + 1) * h) / 5}h${w}`)
          .join(''),
        2,
        'dark',
        { opacity: 0.5 },
      ),
      stroke(`M${x + 5} ${y - h + 5}h${w - 10}v${h - 10}h${10 - w}ZM${x + 6} ${y - h + 6}L${x + w - 6} ${y - 6}`, 9, 'wood', { tone: tone + 0.15 }),
    ],
    { also: ['box', 'cargo'] },
  );

const straw = (): string => {
  const r = chance(23);
  const heap = times(70).map(() => {
    const [x, y] = [r.between(276, 500), r.between(392, 428)];
    return `M${x} ${y}q${r.between(-16, 16)} ${r.between(-26, -8)} ${r.between(-26, 26)} ${r.between(-30, 4)}`;
  });
  const floor = times(60).map(() => {
    const [x, y] = [r.between(190, 540), r.between(556, 612)];
    return `M${x} ${y}q${r.between(-10, 10)} -8 ${r.between(-30, 30)} ${r.between(-6, 6)}`;
  });
  return [...heap, ...floor].join('');
};

const open = concept(
  'open crate',
  [
    fill('wood', 'M272 424L300 392H486L512 424Z', { tone: -0.5 }),
    fill('dark', ellipse(394, 410, 70, 11), { opacity: 0.55 }),
    fill('wood', rect(266, 424, 254, 148), { tone: 0.55, shade: { to: [1, 0.5], depth: 0.35 } }),
    stroke('M266 454H520M266 484H520M266 514H520M266 544H520', 2, 'dark', { opacity: 0.35 }),
    stroke('M274 432H512V564H274Z', 14, 'wood', { tone: 0.75 }),
    fill('dark', 'M376 486C376 470 392 462 404 470L414 462V478C420 494 410 510 394 510C382 510 376 500 376 486Z', { opacity: 0.5 }),
  ],
  { also: ['box', 'empty'], rim: 0.9 },
);
const lid = concept(
  'lid',
  [
    fill('wood', polygon([508, 582], [552, 424], [580, 432], [538, 590]), { tone: 0.1 }),
    stroke('M522 576L566 428', 2, 'dark', { opacity: 0.5 }),
    stroke('M548 424l-6 -12M576 432l-4 -12', 2.6, 'grey', { tone: 0.3 }),
  ],
  { also: ['wood'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A torch beam in a warehouse finds one crate that stands open, straw on the floor, a cat.',
  composition: 'interior',
  palette: 'gold',
  light: [120, 470],
  horizon: 0,
  layers: [
    {
      z: 0.9,
      nodes: [
        concept(
          'warehouse',
          [
            fill('dark', rect(0, 0, 600, 560), { tone: 0.35, shade: { to: [1, -1], depth: 0.4 } }),
            fill('mass', rect(0, 548, 600, 150), { tone: 0.05 }),
            stroke('M0 580H600M0 620H600M0 664H600', 2, 'dark', { opacity: 0.5 }),
            stroke('M60 110H540M120 0V560M480 0V560', 16, 'wood', { tone: -0.55 }),
            stroke('M120 190L200 112M480 190L400 112', 10, 'wood', { tone: -0.6 }),
          ],
          { also: ['room', 'store'] },
        ),
        concept(
          'window',
          [
            fill('accent2', rect(252, 140, 96, 68), { tone: -0.2 }),
            stroke('M252 140H348V208H252ZM300 140V208M276 140V208M324 140V208', 5, 'dark', { tone: 0.1 }),
          ],
          { also: ['night'] },
        ),
      ],
    },
    {
      z: 0.95,
      nodes: [
        crate(36, 560, 150, 110, -0.55),
        crate(60, 450, 120, 96, -0.6),
        crate(420, 560, 160, 130, -0.5),
        crate(456, 430, 124, 96, -0.55),
        crate(470, 334, 96, 80, -0.6),
        placed(barrel({ tone: -0.55 }), 232, 560, { scale: 1 }),
      ],
    },
    {
      z: 1,
      nodes: [
        { nodes: [fill('light', 'M158 486L300 306C420 270 560 330 572 440C580 540 520 606 400 612C320 616 270 600 250 580L166 520Z', { opacity: 0.2 })] },
        halo(400, 470, 240, 0.75),
        stroke('M392 0V220', 3, 'grey', { tone: -0.3 }),
        placed(hook({ fill: 'grey', tone: -0.1 }), 392, 246, { scale: 0.9 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        open,
        lid,
        stroke(straw(), 2.6, 'yellow', { tone: 0.05 }),
        placed(cat({ pose: 'sit', fill: 'mass', tone: -0.8, eyes: 'yellow' }), 326, 426, { scale: 1.05, flip: true }),
        placed(hammer(), 238, 600, { scale: 0.7, turn: 78 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          largeHand('gripping', {
            skin: 'skin4',
            sleeve: 'dark',
            sleeveTone: 0.4,
            cuff: 'accent',
            size: 130,
            holds: placed(flashlight({ beam: 0 }), 14, 0, { scale: 1.8 }),
          }),
          140,
          520,
          { turn: -16 },
        ),
      ],
    },
  ],
  says: { place: 'warehouse', time: 'night', mood: ['secret', 'tense'], action: ['search', 'discover', 'steal'], more: ['empty', 'light', 'witness'] },
};
