import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse, limb, rounded } from '../../path.ts';
import type { Group, Node, Point } from '../../scene.ts';
import { times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

export const bark = (by: readonly Point[], from: number, to: number, tone = -0.25): Node => area(limb(by, from, to), 'brown', tone);

export const roots: Node[] = [
  bark(
    [
      [196, 420],
      [204, 490],
      [188, 560],
    ],
    17,
    26,
    0.0,
  ),
  bark(
    [
      [188, 556],
      [150, 582],
      [96, 590],
    ],
    18,
    3,
    0.0,
  ),
  bark(
    [
      [190, 556],
      [186, 596],
      [150, 634],
    ],
    16,
    3,
    0.05,
  ),
  bark(
    [
      [192, 556],
      [222, 590],
      [262, 606],
    ],
    16,
    3,
    -0.05,
  ),
  bark(
    [
      [404, 424],
      [396, 490],
      [412, 560],
    ],
    16,
    24,
    0.0,
  ),
  bark(
    [
      [412, 556],
      [446, 584],
      [500, 588],
    ],
    17,
    3,
    0.0,
  ),
  bark(
    [
      [412, 556],
      [416, 596],
      [452, 630],
    ],
    15,
    3,
    0.05,
  ),
  bark(
    [
      [408, 556],
      [380, 590],
      [338, 604],
    ],
    15,
    3,
    -0.05,
  ),
  bark(
    [
      [202, 470],
      [250, 510],
      [330, 500],
      [398, 470],
    ],
    7,
    6,
    -0.1,
  ),
];

/** Petals on the floor and in the air. */
export function petals(): string {
  const r = chance(58);
  const fallen = times(46).map(() => ellipse(r.between(90, 510), 560 + r() ** 1.5 * 90, r.between(2.4, 4.4), r.between(1.4, 2.4)));
  const falling = times(22).map(() => ellipse(r.between(120, 490), r.between(300, 560), r.between(2, 3.6), r.between(2, 3.2)));
  return [...fallen, ...falling].join('');
}

export const bed: Group = concept(
  'bed',
  [
    area('M160 414C154 372 158 330 176 306C186 318 206 320 214 308C226 336 224 384 220 420Z', 'brown', -0.05),
    stroke('M176 326C172 350 172 380 174 404M196 328C196 352 196 384 198 410', 3, 'brown', { tone: -0.5, opacity: 0.8 }),
    area(rounded(186, 396, 240, 30, 8), 'brown', -0.2),
    area('M200 396C200 372 214 368 240 370L420 372C430 376 428 392 426 400L200 404Z', 'white', 0.4),
    area('M208 384C200 364 214 350 238 350C262 348 280 358 280 372C280 384 262 388 240 388Z', 'white', 0.7, { shade: { to: [0, 1], depth: 0.3 } }),
    concept(
      'sleeper',
      [
        area('M236 366C230 352 238 338 254 336C268 334 280 342 282 354C284 364 276 372 264 374C252 376 240 374 236 366Z', 'skin2', 0),
        area('M236 368C226 356 230 336 248 332C254 330 260 332 264 334C252 340 248 352 248 362C246 368 240 372 236 368Z', 'hairBlack', 0.1),
        area('M226 372C214 354 222 330 246 326C256 325 264 328 270 334C252 338 246 350 246 366C240 376 232 378 226 372Z', 'blue', 0.2),
        area('M230 330C216 326 200 336 196 352C208 346 222 346 232 350Z', 'blue', 0.05),
        area(circle(194, 356, 7), 'white', 0.5),
        stroke('M262 346C265 343 269 343 272 346', 2, 'dark', { tone: 0.1 }),
        stroke('M274 362C276 363 279 362 280 360', 1.8, 'lip'),
        area(circle(266, 358, 4.6), 'pink', 0, { opacity: 0.6 }),
      ],
      { also: ['person', 'man', 'sleep'] },
    ),
    area(
      'M266 376C272 356 300 346 336 346C378 344 400 352 414 366C424 376 430 390 430 412C430 426 428 440 420 446C400 440 392 452 374 446C356 440 346 454 328 448C310 442 300 452 284 444C272 434 262 400 266 376Z',
      'accent',
      0,
      { shade: { to: [-0.4, 1], depth: 0.45 } },
    ),
    stroke(
      'M286 384C306 372 346 366 404 374M280 404C310 394 360 390 422 398M282 426C320 418 360 416 424 422M312 360C306 386 306 416 312 446M356 352C356 382 358 416 360 444M396 360C400 390 400 416 398 442',
      1.8,
      'accent',
      { tone: 0.6, opacity: 0.65 },
    ),
    area('M266 376C272 360 288 352 300 350C298 366 294 376 292 388C282 384 274 380 266 376Z', 'white', 0.4),
    area('M416 430C410 392 412 362 426 346C436 354 446 354 452 346C460 372 458 404 452 432Z', 'brown', -0.05),
    stroke('M428 362C424 384 424 404 426 424M442 362C442 384 442 406 440 426', 2.6, 'brown', { tone: -0.5, opacity: 0.8 }),
  ],
  { also: ['furniture', 'sleep'], rim: 0.6 },
);
