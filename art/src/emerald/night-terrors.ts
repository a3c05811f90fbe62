import { concept, placed } from '../concept.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room, sash } from '../kit/emerald/rooms.ts';
import { tentacle } from '../kit/emerald/tentacle.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'card',
  idea: 'The sleeper has pulled the blanket up to his eyes, and does not know that the blanket has eyes as well.',
  composition: 'interior',
  palette: 'abyss',
  light: [470, 130],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 640, tone: 0.2, wainscot: 0 }),
        placed(
          sash({
            width: 150,
            height: 200,
            seen: [
              area(rect(-90, -210, 180, 220), 'lit', 0),
              area(circle(20, -130, 40), 'light', 0.2),
              stroke('M-80 -10C-50 -60 -40 -110 -70 -160M-52 -80L-20 -110M-60 -120L-84 -140', 7, 'dark'),
            ],
          }),
          480,
          260,
        ),
        glow(circle(450, 200, 330), 0.6),
        concept(
          'shadow',
          [
            area(
              'M110 600C90 400 120 220 200 150C190 110 210 80 240 90C240 60 280 50 296 80C330 60 360 90 346 124C400 180 420 260 410 330L380 300C372 360 352 400 330 420L200 560Z',
              'dark',
            ),
          ],
          { opacity: 0.4 },
        ),
      ],
    },
    {
      z: 0.9,
      lifted: true,
      nodes: [
        concept(
          'bed',
          [
            area('M120 620V210C120 180 150 170 160 200V620ZM510 620V330C510 306 540 300 548 326V620Z', 'wood', -0.4),
            area('M160 250C260 200 420 210 510 350V400H160Z', 'wood', -0.25),
            area(`${circle(140, 186, 21)}${circle(530, 312, 18)}`, 'accent', -0.1),
            stroke('M196 250V400M250 236V400M310 232V400M370 244V400M430 276V400', 6, 'dark', { opacity: 0.3 }),
          ],
          { rim: 0.9 },
        ),
        concept('pillow', [
          area('M190 350C196 306 300 296 330 322C350 350 340 400 320 410L200 410C184 396 184 370 190 350Z', 'paper', -0.05, {
            shade: { to: [-0.4, 1], depth: 0.3 },
          }),
        ]),
        concept(
          'sleeper',
          [
            area('M232 372C228 330 256 306 290 310C322 312 340 340 334 380L330 410H236Z', 'skin1', -0.1),
            area('M228 350C226 310 262 284 300 296C330 288 372 316 380 356C358 336 334 334 318 340C290 322 252 328 228 350Z', 'paper', -0.3),
            area(circle(380, 362, 11), 'paper'),
            area(ellipse(266, 366, 13, 14) + ellipse(306, 366, 13, 14), 'paper', 0.5),
            area(circle(270, 368, 5) + circle(302, 368, 5), 'dark'),
            stroke('M248 346C256 338 270 338 278 344M296 344C304 338 316 338 324 346', 3, 'dark'),
          ],
          { also: ['man', 'person'] },
        ),
        concept(
          'blanket',
          [
            area(
              'M150 420C190 386 250 398 290 392C340 388 420 400 480 396C540 396 566 440 572 520C580 600 590 660 586 700C540 690 520 720 470 706C420 724 380 690 330 708C280 720 240 690 190 706C150 700 120 700 100 690C120 600 120 480 150 420Z',
              'mass',
              -0.35,
            ),
          ],
          { rim: 1, shade: { to: [-0.2, 1], depth: 0.45 } },
        ),
        stroke('M170 440C200 470 190 560 176 690M270 410C300 480 280 600 270 700M400 410C410 480 400 600 410 700M500 410C520 480 520 600 520 700', 4, 'lit', {
          opacity: 0.22,
        }),
        ...[
          [230, 470, 17],
          [306, 452, 20],
          [386, 480, 16],
          [460, 458, 19],
          [260, 540, 13],
          [350, 546, 18],
          [440, 548, 14],
          [516, 524, 15],
          [200, 560, 10],
          [300, 600, 11],
          [490, 606, 12],
        ].map(([x = 0, y = 0, r = 0]) => glint(x, y, r)),
        concept('hand', [area(ellipse(246, 402, 17, 12) + ellipse(322, 400, 17, 12), 'skin1', -0.15)]),
      ],
    },
    {
      z: 1,
      nodes: [
        tentacle(
          [
            [130, 700],
            [110, 650],
            [140, 610],
            [120, 560],
            [146, 540],
            [160, 560],
          ],
          { from: 20, to: 4, tone: -0.4 },
        ),
        tentacle(
          [
            [540, 720],
            [576, 680],
            [560, 640],
            [584, 600],
            [570, 580],
          ],
          { from: 18, to: 4, tone: -0.4, suckers: 'left' },
        ),
        concept(
          'slippers',
          [area('M300 760C300 744 340 740 352 756C360 770 310 776 300 760ZM370 772C370 756 410 752 422 768C430 782 380 788 370 772Z', 'red', -0.2)],
          { rim: 0.7 },
        ),
      ],
    },
  ],
  says: { place: 'bedroom', time: 'night', mood: ['afraid', 'comic'], action: ['hiding', 'lying awake'], more: ['many'] },
};
