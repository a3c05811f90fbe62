import { concept, placed } from '../concept.ts';
import { swallow } from '../kit/animals/birds.ts';
import { halo, times } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { tower } from '../kit/motifs/school-tower.ts';
import { plane } from '../kit/motifs/turning-plane.ts';
import { person } from '../kit/people/body.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { sun } from '../kit/sky/sun.ts';
import { area } from '../kit/things/brush.ts';
import { doctorsBag } from '../kit/things/luggage.ts';
import { ellipse, sampled } from '../path.ts';
import type { Node, Point, Scene } from '../scene.ts';

const flight = (way: readonly Point[], from: number, to: number, count: number, size: readonly [number, number], turnTo: number): Node[] => {
  const path = sampled(way, 60);
  return times(count).map(i => {
    const share = from + ((to - from) * i) / Math.max(1, count - 1);
    const k = Math.min(59, Math.floor(share * 60));
    const [a, b] = [path[k] ?? [0, 0], path[k + 1] ?? [0, 0]];
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const turning = Math.min(1, share * turnTo);
    return placed(plane(turning), a[0], a[1] + Math.sin(i * 2.4) * 12, { turn: turning >= 1 ? turn + 30 : turn, scale: size[0] + (size[1] - size[0]) * share });
  });
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Paper planes pour from the windows of a tower and turn into swallows in the evening sky; one schoolboy leaps after his.',
  composition: 'rain of things',
  palette: 'sodium',
  light: [452, 420],
  horizon: 560,
  layers: [
    {
      z: 0.1,
      nodes: [
        placed(sun({ r: 84, token: 'light' }), 448, 430),
        placed(cloud({ kind: 'wisp', width: 300, seed: 3 }), 400, 350),
        placed(cloud({ kind: 'bank', width: 240, seed: 5 }), 560, 500),
      ],
    },
    { z: 0.3, nodes: [placed(houseRow({ width: 420, height: [50, 90], houseWidth: [30, 44], seed: 7, lit: 0.3, detail: 'plain' }), 230, 566)] },
    { z: 0.9, nodes: [tower] },
    {
      z: 1,
      nodes: [
        concept('ground', [area('M0 596C120 572 300 590 420 582C500 578 560 586 600 590V693H0Z', 'dark', 0.22, { shade: { to: [0, 1], depth: 0.4 } })], {
          also: ['hill', 'meadow'],
        }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        ...flight(
          [
            [262, 214],
            [330, 196],
            [392, 150],
            [456, 178],
          ],
          0.04,
          0.98,
          4,
          [0.5, 0.86],
          1.05,
        ),
        ...flight(
          [
            [264, 340],
            [340, 326],
            [430, 276],
            [520, 262],
          ],
          0.04,
          0.97,
          5,
          [0.5, 0.8],
          1.2,
        ),
        ...flight(
          [
            [150, 240],
            [112, 270],
            [84, 330],
          ],
          0.2,
          0.9,
          2,
          [0.4, 0.6],
          0.2,
        ),
        ...flight(
          [
            [262, 452],
            [300, 440],
            [344, 400],
          ],
          0.05,
          0.5,
          2,
          [0.44, 0.6],
          0.3,
        ),
        placed(swallow({ fill: 'dark', tone: 0.12 }), 326, 96, { scale: 0.5, turn: -20 }),
        placed(swallow({ fill: 'dark', tone: 0.12 }), 540, 334, { scale: 0.4, turn: 30 }),
        placed(swallow({ fill: 'dark', tone: 0.12 }), 276, 140, { scale: 0.3, turn: -40 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(plane(0.25), 482, 398, { scale: 1.05, turn: -24 }),
        placed(
          person({
            who: 'boy',
            is: 'schoolboy',
            height: 214,
            pose: {
              torso: 10,
              bend: -6,
              head: -22,
              nearArm: [-46, -20, 16],
              farArm: [138, 150, 8],
              nearLeg: [56, -26, 6],
              farLeg: [-26, -76, 6],
              nearFoot: 40,
              farFoot: 66,
              rests: 'air',
            },
            dress: 'shorts',
            cloth: 'white',
            lower: 'accent',
            skin: 'skin2',
            hair: 'tousled',
            hairColour: 'hairBlack',
            expression: 'surprise',
            scarf: 'accent',
          }),
          372,
          594,
        ),
        placed(doctorsBag({}), 270, 584, { scale: 0.4 }),
        placed(plane(0), 202, 606, { scale: 0.5, turn: 18 }),
        area(ellipse(372, 616, 50, 6), 'dark', -0.2, { opacity: 0.5 }),
      ],
    },
    { z: 1, nodes: [halo(448, 430, 120, 0.3)] },
  ],
  says: { place: 'school', time: 'sunset', mood: ['hopeful', 'playful'], action: ['leap', 'fly', 'change'], more: ['freedom', 'evening', 'departure'] },
};
