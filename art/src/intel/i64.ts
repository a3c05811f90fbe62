import { concept, placed } from '../concept.ts';
import { tortoise } from '../kit/animals/small.ts';
import { halo } from '../kit/city/draw.ts';
import { walker } from '../kit/motifs/walking-clock.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { flock } from '../kit/sky/air.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { lantern } from '../kit/things/lights.ts';
import type { Scene } from '../scene.ts';

const boy = person({
  who: 'boy',
  height: 158,
  pose: { torso: 5, head: 2, nearArm: [-24, -10, 6], farArm: [78, 92, 4], nearLeg: [24, 12], farLeg: [-18, -36], nearFoot: -10, farFoot: 42 },
  dress: 'cloak',
  cloth: 'accent',
  hat: 'turban',
  hatCloth: 'accent2',
  skin: 'skin4',
  far: { thing: lantern({}), scale: 0.5 },
});

const one = walker({ time: 6.1, swing: 10, cloth: 'blue', step: 'left' });
const two = walker({ time: 6.2, swing: -8, cloth: 'green', step: 'right' });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A caravan of grandfather clocks walks through the dunes at evening, led by a boy with a lantern.',
  composition: 'wide',
  palette: 'gold',
  light: [150, 250],
  horizon: 400,
  layers: [
    {
      z: 0.05,
      nodes: [
        placed(sun({ r: 84, token: 'light' }), 176, 270),
        placed(cloud({ kind: 'wisp', width: 240, seed: 4, token: 'pink', opacity: 0.6 }), 420, 246),
        placed(cloud({ kind: 'wisp', width: 180, seed: 8, token: 'violet', opacity: 0.5 }), 120, 176),
        { glow: 'M-80 240a380 300 0 1 0 760 0a380 300 0 1 0 -760 0Z', kind: 'round', opacity: 0.55, fill: 'pink' },
        placed(flock({ count: 7, width: 120, seed: 3, kind: 'wedge', token: 'dark' }), 400, 170),
      ],
    },
    {
      z: 0.3,
      nodes: [
        concept('desert', [area('M0 372C80 330 150 352 230 366C320 330 420 300 600 350V500H0Z', 'violet', -0.1, { shade: { to: [1, 0.6], depth: 0.4 } })], {
          also: ['dune', 'sand'],
        }),
      ],
    },
    {
      z: 0.6,
      nodes: [
        placed(walker({ time: 6, swing: 6, cloth: 'accent', step: 'left' }), 66, 400, { scale: 0.36 }),
        placed(walker({ time: 5.9, swing: -6, cloth: 'green', step: 'right' }), 108, 414, { scale: 0.46 }),
        concept('dune', [area('M0 412C60 396 120 406 180 430C260 460 420 420 600 392V600H0Z', 'pink', -0.35, { shade: { to: [1, 0.5], depth: 0.45 } })], {
          also: ['sand', 'desert'],
        }),
      ],
    },
    { z: 0.85, nodes: [placed(shadowOf(two, { along: [0.8, -0.12], opacity: 0.3 }), 168, 470, { scale: 0.74 }), placed(two, 168, 470, { scale: 0.74 })] },
    {
      z: 1,
      nodes: [
        concept(
          'sand',
          [
            area('M0 520C90 470 180 462 270 500C380 548 480 560 600 530V693H0Z', 'brick2', 0.5, { shade: { to: [0.8, 1], depth: 0.5 } }),
            area('M0 520C90 470 180 462 270 500C240 510 150 540 110 600C70 640 30 660 0 670Z', 'light', -0.1, { opacity: 0.28 }),
            stroke('M250 560C330 590 420 600 500 588M180 600C260 640 340 646 420 636M60 560C90 540 130 528 160 526', 2, 'brown', { tone: -0.3, opacity: 0.5 }),
            stroke('M150 512L162 508M182 524L194 521M214 542L226 539M248 560L262 558', 5, 'brown', { tone: -0.4, opacity: 0.6 }),
          ],
          { also: ['dune'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(one, 304, 570, { scale: 1.3 })] },
    {
      z: 1,
      nodes: [
        stroke('M352 400C376 450 392 490 412 520', 2.4, 'brown', { tone: 0.3 }),
        halo(482, 516, 90, 0.6),
        placed(boy, 424, 584),
        placed(tortoise({}), 236, 632, { scale: 0.6 }),
      ],
    },
  ],
  says: { place: 'desert', time: 'evening', mood: ['dreamy', 'lonely'], action: ['walk', 'lead', 'travel'], more: ['caravan', 'time'] },
};
