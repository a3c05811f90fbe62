import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { eye } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const c = chance(44);
const [wide, high] = [92, 84];
const holes: Node[] = [];
for (let row = 0; row < 9; row++) {
  for (let column = 0; column < 6; column++) {
    const [x, y] = [24 + column * wide, 22 + row * high];
    holes.push(area(rect(x, y, wide - 12, high - 12), 'dark', 0.15, { shade: { to: [0, -1], depth: 0.5 } }));
    const inside = c();
    if (row === 3 && column === 4) continue;
    if (inside < 0.62)
      holes.push(placed(eye({ width: 56, open: c.between(0.26, 0.52), gaze: c.between(-0.9, 0.9), pupil: 'round', iris: 'accent', shine: 0 }), x + 40, y + 36));
    else
      holes.push(
        area(polygon([x + 10, y + 72], [x + 16, y + 30], [x + 66, y + 26], [x + 70, y + 72]), 'paper', -0.35),
        area(rect(x + 22, y + 40, 36, 4) + rect(x + 22, y + 50, 28, 4), 'dark', 0, { opacity: 0.4 }),
      );
  }
}

export const scene: Scene = {
  canvas: 'card',
  idea: 'The spymaster’s wall of pigeonholes: out of every one looks an eye, but from one of them somebody has gone.',
  composition: 'interior',
  palette: 'fog',
  light: [520, 250],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [area(rect(-5, -5, 610, 850), 'wood', -0.2), concept('pigeonhole', holes, { also: ['shelf', 'post'] }), glow(circle(450, 300, 380), 0.5)],
    },
    {
      z: 0.9,
      nodes: [
        concept(
          'moth',
          [
            area('M430 316C414 300 404 304 406 316C408 328 420 330 430 322C440 330 452 328 454 316C456 304 446 300 430 316Z', 'light'),
            area(rect(428, 310, 4, 18), 'dark'),
          ],
          { also: ['insect', 'animal'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(bust({ hat: 'bowler', beard: 'full', hair: 'short', nose: 'straight', tone: -0.4 }), 214, 464, { scale: 0.94 })] },
  ],
  says: { place: 'office', time: 'night', mood: ['watched', 'suspicious'], action: ['watching', 'searching'], more: ['many'] },
};
