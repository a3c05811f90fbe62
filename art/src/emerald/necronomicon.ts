import { concept, placed } from '../concept.ts';
import { eye } from '../kit/emerald/eye.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, polygon, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const cx = 336;

export const scene: Scene = {
  canvas: 'card',
  idea: 'The book is chained to the lectern, bound in something that once had an eye and still uses it.',
  composition: 'still life',
  palette: 'violet',
  light: [336, 120],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        area(rect(-5, -5, 610, 850), 'mass', 0.1),
        concept(
          'vault',
          [
            area('M-10 -10H610V850H560V300C560 120 440 40 336 20C232 40 112 120 112 300V850H-10Z', 'mass', -0.35),
            stroke('M112 850V300C112 120 232 40 336 20C440 40 560 120 560 300V850', 7, 'lit', { opacity: 0.4 }),
          ],
          { also: ['arch', 'library'] },
        ),
        glow(circle(cx, 300, 320), 0.8),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept(
          'lectern',
          [
            area(polygon([150, 560], [522, 560], [560, 620], [112, 620]), 'wood', -0.35),
            area(rect(290, 620, 92, 240), 'wood', -0.5),
            stroke('M112 622H560', 5, 'accent', { tone: -0.2 }),
          ],
          { rim: 0.8 },
        ),
        placed(candle({ height: 120 }), 142, 562, { scale: 0.9 }),
        placed(candle({ height: 80 }), 536, 562, { scale: 0.9 }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        tentacle(
          [
            [214, 330],
            [160, 310],
            [140, 260],
            [166, 226],
            [190, 244],
          ],
          { from: 17, to: 4, fill: 'accent', tone: -0.4, suckers: 'left' },
        ),
        tentacle(
          [
            [460, 420],
            [520, 430],
            [556, 390],
            [540, 350],
            [518, 362],
          ],
          { from: 17, to: 4, fill: 'accent', tone: -0.4 },
        ),
        tentacle(
          [
            [300, 190],
            [280, 140],
            [306, 96],
            [346, 104],
            [340, 132],
          ],
          { from: 15, to: 4, fill: 'accent', tone: -0.4 },
        ),
        concept(
          'book',
          [
            area(
              'M206 190L474 178C486 178 490 188 490 198L496 548C496 560 490 566 480 566L204 566C192 566 186 560 186 548L190 206C190 196 196 190 206 190Z',
              'brown',
              -0.4,
            ),
            area('M186 540L196 206L222 200L214 566L200 566Z', 'brown', -0.65),
            area('M490 206L512 216L516 556L496 562Z', 'paper', -0.25),
            stroke('M496 214V556M502 218V556M508 220V556', 1.6, 'dark', { opacity: 0.4 }),
            stroke('M240 218L462 210L466 536L240 538Z', 4, 'accent', { tone: -0.1 }),
            stroke(
              'M260 250C300 230 330 250 350 236C380 222 420 246 444 236M256 510C300 490 330 516 360 500C400 486 430 512 450 500M258 300C250 340 264 380 256 440M450 296C458 340 446 390 454 440',
              3,
              'dark',
              { opacity: 0.45 },
            ),
            twice(area('M430 206L470 204L470 246ZM432 540L468 538L466 500Z', 'accent', 0), cx + 14),
          ],
          { rim: 1, shade: { to: [-0.5, 1], depth: 0.45 } },
        ),
        area('M246 380C270 310 420 306 448 374C420 444 274 450 246 380Z', 'brown', -0.65),
        placed(eye({ width: 178, open: 0.5, white: 'light', iris: 'accent', gaze: 0.1, shine: 0.4 }), 348, 378),
        stroke('M252 372C290 318 404 314 444 366', 8, 'brown', { tone: -0.2 }),
        concept(
          'chain',
          Array.from({ length: 14 }, (_, i) => {
            const t = i / 13;
            const [x, y] = [170 + t * 350, 470 + 70 * Math.sin(t * Math.PI)];
            return stroke(ellipse(x, y, 17, i % 2 === 0 ? 10 : 5), 6, 'grey', { tone: -0.15 });
          }),
          { rim: 0.7 },
        ),
        concept(
          'padlock',
          [
            stroke('M328 540V522C328 500 364 500 364 522V540', 9, 'grey', { tone: -0.1 }),
            area(rect(314, 538, 64, 54), 'accent', -0.1, { rim: 0.7 }),
            area(`${circle(346, 560, 8)}${rect(342, 562, 8, 18)}`, 'dark'),
          ],
          { also: ['lock'] },
        ),
      ],
    },
  ],
  says: { place: 'library', time: 'night', mood: ['forbidden', 'dreadful'], action: ['watching', 'chained'] },
};
