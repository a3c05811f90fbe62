import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { face } from '../kit/emerald/faces.ts';
import { hats } from '../kit/emerald/hats.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { area } from '../kit/things/brush.ts';
import { circle, limb } from '../path.ts';
import type { Point, Scene } from '../scene.ts';

const arms: readonly (readonly Point[])[] = [
  [
    [70, -92],
    [112, -96],
    [132, -140],
    [176, -150],
    [196, -118],
    [172, -104],
  ],
  [
    [72, -82],
    [120, -66],
    [162, -86],
    [206, -62],
    [204, -26],
    [180, -32],
  ],
  [
    [66, -70],
    [96, -24],
    [148, -14],
    [158, 36],
    [124, 52],
    [112, 30],
  ],
  [
    [54, -58],
    [66, 2],
    [104, 40],
    [92, 92],
    [58, 90],
  ],
];
const outline = `${face('straight', 'stout')}${hats.spike[0].path}${arms.map(a => limb(a, 19, 4)).join('')}M-70 -40C-120 30 -220 60 -250 170L-270 560L210 560C190 340 190 180 120 90L40 20Z`;
const shadow = concept('shadow', [area(outline, 'dark')], { also: ['monster', 'tentacle'], opacity: 0.62 });

export const scene: Scene = {
  canvas: 'card',
  idea: 'The chancellor stands before the lamp in his spiked helmet, and the shadow he throws wears tentacles for a moustache.',
  composition: 'telling shadow',
  palette: 'emerald',
  light: [70, 470],
  horizon: 0,
  layers: [
    { z: 0.45, nodes: [room({ floor: 700, tone: 0.55, wainscot: 110 }), glow(circle(190, 400, 420), 0.55)] },
    { z: 0.6, nodes: [placed(shadow, 452, 500, { scale: 1.12, flip: true })] },
    { z: 1, lifted: true, nodes: [placed(bust({ hat: 'spike', wears: 'uniform', beard: 'walrus', build: 'stout' }), 216, 590, { scale: 0.66, flip: true })] },
  ],
  says: { place: 'cabinet', time: 'night', mood: ['powerful', 'sinister'], action: ['standing', 'casting a shadow'] },
};
