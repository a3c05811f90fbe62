import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { wallLamp } from '../kit/city/lamp.ts';
import { chameleon, courses, pane } from '../kit/motifs/brick-chameleon.ts';
import { ivy } from '../kit/nature/plants.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A chameleon on a drainpipe has turned into bricks and lit windows; somebody in one of the windows waves.',
  composition: 'close',
  palette: 'absinthe',
  light: [470, 150],
  horizon: 0,
  layers: [
    {
      z: 0.6,
      nodes: [
        concept(
          'wall',
          [
            area(rect(0, 0, 600, 693), 'brick3', 0.12, { shade: { to: [-1, 1], depth: 0.55 } }),
            stroke(courses(-20, 0, 640, 700, 56, 25), 2, 'dark', { tone: 0.2, opacity: 0.5 }),
            area(
              times(20)
                .map(i => rect(((i * 147) % 620) - 10, ((i * 11) % 27) * 25 + 2, 52, 21))
                .join(''),
              'brick3',
              0.35,
              { opacity: 0.5 },
            ),
          ],
          { also: ['brick', 'house'] },
        ),
        halo(470, 150, 220, 0.8),
        placed(wallLamp({ scale: 1.7 }), 506, 176),
        pane(250, 76, 84, 86, { burning: 'out' }),
        pane(398, 548, 62, 80),
        placed(ivy({ width: 190, height: 150, seed: 4 }), 8, 168),
      ],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'drainpipe',
          [
            area('M-20 470H490C530 470 552 492 552 530V720H512V540C512 520 504 510 484 510H-20Z', 'grey', -0.2, { shade: { to: [0, 1], depth: 0.5 } }),
            stroke('M-20 478H490C520 478 542 496 543 530', 4, 'paper', { tone: 0.2, opacity: 0.6 }),
            area(rect(96, 462, 18, 56) + rect(330, 462, 18, 56) + rect(504, 586, 56, 18), 'grey', -0.45),
          ],
          { also: ['pipe'], rim: 0.6 },
        ),
        area('M120 468C200 456 330 456 420 466C330 474 200 476 120 468Z', 'dark', 0, { opacity: 0.5 }),
      ],
    },
    { z: 1, lifted: true, nodes: [chameleon] },
    {
      z: 1,
      nodes: [
        concept('fly', [area(ellipse(520, 350, 6, 4), 'dark'), area(ellipse(516, 344, 6, 3) + ellipse(525, 344, 6, 3), 'paper', 0.5, { opacity: 0.8 })], {
          also: ['insect', 'animal'],
        }),
      ],
    },
  ],
  says: { place: 'house wall', time: 'night', mood: ['secret', 'playful'], action: ['hide', 'wave', 'climb'], more: ['camouflage', 'home'] },
};
