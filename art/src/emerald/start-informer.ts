import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, limb, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'Two men put their heads so close together that the light between their faces takes the shape of a third one’s cup, and a coin drops into it.',
  composition: 'close',
  palette: 'emerald',
  light: [338, 300],
  horizon: 0,
  layers: [
    {
      z: 0.4,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.2),
        stroke(Array.from({ length: 8 }, (_, i) => `M${i * 86} 0V850`).join(''), 3, 'dark', { opacity: 0.25 }),
        glow(ellipse(338, 320, 260, 430), 1),
        glow(circle(338, 300, 130), 1),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(bust({ hat: 'slouch', nose: 'hooked', wears: 'coat', tone: -0.6 }), 196, 384, { scale: 1.04 }),
        placed(bust({ hat: 'bowler', nose: 'hooked', wears: 'fur', beard: 'none', tone: -0.6 }), 480, 384, { scale: 1.04, flip: true }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'hand',
          [
            area(
              limb(
                [
                  [250, 640],
                  [280, 560],
                  [306, 520],
                ],
                36,
                24,
              ),
              'mass',
              -0.5,
            ),
            area('M286 520C280 494 298 478 318 484C334 470 348 482 342 498C340 520 326 548 300 552Z', 'mass', -0.1),
          ],
          { rim: 0.9 },
        ),
        concept(
          'hand',
          [
            area(
              limb(
                [
                  [440, 660],
                  [412, 610],
                  [384, 580],
                ],
                36,
                24,
              ),
              'mass',
              -0.5,
            ),
            area('M404 582C396 558 368 552 340 560C318 566 322 582 342 582C350 600 376 616 402 606Z', 'mass', -0.1),
          ],
          { rim: 0.9 },
        ),
        concept(
          'coin',
          [glow(circle(338, 524, 60), 0.9), area(ellipse(338, 524, 20, 17), 'accent', 0.1), stroke(ellipse(338, 524, 13, 11), 2.4, 'dark', { opacity: 0.5 })],
          { also: ['money'] },
        ),
      ],
    },
  ],
  says: { place: 'alley', time: 'night', mood: ['secret', 'treacherous'], action: ['whispering', 'paying'], more: ['two'] },
};
