import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const belly = 'M-104 4C-112 -50 -72 -108 0 -110C72 -108 112 -50 104 4C98 50 62 76 44 82H-44C-62 76 -98 50 -104 4Z';

export const mountainTeapot: Group = concept(
  'teapot',
  [
    stroke('M-92 -44C-160 -86 -184 14 -92 46', 17, 'accent2', { tone: -0.3 }),
    area('M78 38C112 32 120 -10 134 -40C140 -54 152 -66 172 -72L190 -54C172 -44 166 -24 160 2C150 44 120 64 84 66Z', 'accent2', -0.15),
    area(belly, 'accent2', -0.05),
    area('M44 82H-44L-54 92H54Z', 'accent2', -0.4),
    area('M-58 -98C-50 -126 50 -126 58 -98C40 -90 -40 -90 -58 -98Z', 'accent2', 0.15),
    stroke('M-60 -97C-40 -88 40 -88 60 -97', 4, 'accent'),
    area(circle(0, -130, 12), 'accent', 0),
    stroke('M-78 -34C-74 -62 -54 -82 -30 -90', 6, 'paper', { tone: 1, opacity: 0.7 }),
  ],
  { also: ['tea', 'pot'], rim: 1, shade: { to: [-0.7, 0.8], depth: 0.3 } },
);

export const waterfall: Group = concept(
  'waterfall',
  [
    area('M337 264C362 252 374 270 376 300C378 350 366 400 366 446C336 462 296 462 266 446C304 400 344 340 352 284Z', 'paper', -0.2),
    stroke('M346 270C360 290 342 380 292 444M354 268C368 300 348 390 314 450M364 270C374 320 362 390 348 446M358 300C356 340 340 380 322 420', 5, 'accent2', {
      tone: -0.35,
      opacity: 0.75,
    }),
    stroke('M358 264C374 290 360 380 336 440M354 290C348 340 322 400 284 440', 3, 'white', { tone: 1, opacity: 0.9 }),
    area(
      'M232 450C228 432 248 424 258 432C264 416 286 418 292 428C304 414 326 418 330 430C342 420 364 430 362 446C374 450 368 466 354 464C314 474 264 474 240 464C228 462 226 454 232 450Z',
      'white',
      0.8,
    ),
    { glow: ellipse(300, 440, 110, 54), kind: 'round', opacity: 0.5, fill: 'paper' },
  ],
  { also: ['water'] },
);
