import { concept } from '../../concept.ts';
import { ellipse } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const face = 'M262 498C252 452 250 408 254 366C240 330 262 286 312 282C366 278 398 308 392 354C402 402 402 452 394 498Z';

const mouth = 'M292 498C288 446 290 404 304 390C318 378 342 378 354 392C368 410 368 448 364 498Z';

export const tunnelLoaf: Group = concept(
  'loaf',
  [
    area('M40 500C26 440 30 380 46 350C46 300 100 280 160 282C220 278 280 276 320 282C300 340 290 420 300 500Z', 'orange', -0.02),
    area('M46 352C46 302 100 284 160 286C220 282 276 280 312 284C306 300 302 312 300 324C220 300 120 306 46 352Z', 'yellow', 0, { opacity: 0.45 }),
    area(
      'M84 312C104 312 130 330 134 372C116 360 92 342 84 312ZM152 300C176 300 202 322 204 366C184 352 160 332 152 300ZM222 294C246 294 268 316 268 358C250 346 230 326 222 294Z',
      'skin1',
      0.25,
    ),
    stroke('M84 312C92 342 116 360 134 372M152 300C160 332 184 352 204 366M222 294C230 326 250 346 268 358', 3.4, 'orange', { tone: -0.5 }),
    area(
      [
        [66, 400],
        [104, 420],
        [150, 402],
        [86, 452],
        [136, 462],
        [190, 430],
        [232, 404],
        [236, 462],
        [182, 476],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 5, 2.6))
        .join(''),
      'yellow',
      0.5,
      { opacity: 0.9 },
    ),
    area(face, 'orange', -0.45),
    area('M272 490C264 450 262 408 266 370C256 336 274 298 314 294C356 292 384 316 380 352C388 402 390 452 384 490Z', 'skin1', 0.4),
    area('M272 490C264 450 262 408 266 370C256 336 274 298 314 294C356 292 384 316 380 352C388 402 390 452 384 490Z', 'yellow', 0.5, { opacity: 0.25 }),
    area(
      [
        [290, 340, 4],
        [350, 332, 5],
        [320, 318, 3],
        [372, 380, 4],
        [280, 400, 3.4],
        [282, 440, 4],
        [376, 430, 3.4],
        [330, 352, 3],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.7))
        .join(''),
      'orange',
      0,
    ),
    area(mouth, 'dark', 0.05),
    stroke(mouth, 5, 'orange', { tone: -0.35 }),
  ],
  { also: ['bread', 'food', 'tunnel'], rim: 1, shade: { to: [-1, 0.6], depth: 0.35 } },
);

export const barrierKnife: Group = concept(
  'knife',
  [
    area('M-14 -10C-60 -12 -74 -8 -78 0C-74 10 -60 12 -14 10Z', 'wood', -0.25),
    area('M-14 -11H150C190 -10 212 2 222 12C180 16 120 14 -14 12Z', 'grey', 0.8),
    area('M20 -11H50V13H20ZM84 -11H114V14H84ZM148 -11H172C180 -8 184 -6 188 -4L184 14H148Z', 'accent', 0),
    stroke('M-56 0H-54M-40 0H-38M-26 0H-24', 5, 'yellow'),
  ],
  { also: ['barrier', 'level crossing'], rim: 1 },
);
