import { concept } from '../../concept.ts';
import { limb } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const back = 'M60 520C44 430 96 330 190 306C270 286 370 290 440 330C520 376 556 450 540 530C520 560 90 560 60 520Z';

const stripes =
  'M150 330C164 356 170 380 168 404M190 312C206 342 214 372 212 404M236 300C252 330 260 362 258 396M284 296C296 324 302 352 300 384M92 396C112 408 126 424 132 444M112 364C132 378 148 398 154 420';

/** The part of the cat that lies behind the tower. */
export const body: Group = concept(
  'cat',
  [area(back, 'orange', 0.12, { shade: { to: [-0.7, 0.7], depth: 0.45 }, rim: 1 }), stroke(stripes, 13, 'orange', { tone: -0.3, opacity: 0.8 })],
  { also: ['animal', 'giant'] },
);

export const tail = area(
  limb(
    [
      [78, 500],
      [70, 560],
      [150, 596],
      [260, 588],
      [330, 570],
    ],
    34,
    20,
  ),
  'orange',
  0.06,
  { shade: { to: [0, 1], depth: 0.4 }, rim: 0.8 },
);

export const head: Group = concept(
  'face',
  [
    area(
      'M368 452C356 416 356 384 366 350C392 364 412 380 424 392C446 386 472 386 492 392C504 378 524 362 548 350C558 386 556 424 546 456C556 500 520 540 456 542C396 542 356 502 368 452Z',
      'orange',
      0.2,
      { rim: 1 },
    ),
    area(
      'M378 372C394 382 406 392 414 402C400 410 388 424 382 440C374 420 374 396 378 372ZM538 372C522 382 510 392 502 402C516 410 526 424 534 440C542 420 542 396 538 372Z',
      'pink',
      -0.1,
    ),
    stroke('M446 398V424M460 396V428M474 398V424M384 466L404 470M384 486L402 484M530 466L512 470M532 486L514 484', 9, 'orange', { tone: -0.3, opacity: 0.85 }),
    area('M414 500C414 482 436 476 456 486C476 476 500 482 500 500C500 522 480 534 456 534C434 534 414 522 414 500Z', 'white', 0.3),
    stroke('M396 456C406 468 424 468 434 458M478 458C488 468 506 468 516 456', 5, 'dark', { tone: 0.1 }),
    area('M444 482H470L457 496Z', 'pink', 0),
    stroke('M457 496V506C450 514 440 514 434 508M457 506C464 514 474 514 480 508', 3.4, 'dark', { tone: 0.1 }),
    stroke('M420 504L352 496M420 512L356 520M494 504L562 496M494 512L558 520', 1.8, 'paper', { tone: 0.4, opacity: 0.85 }),
  ],
  { also: ['cat', 'animal'] },
);
