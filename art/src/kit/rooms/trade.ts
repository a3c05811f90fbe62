import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { hangingLamp } from './lamps.ts';
import { roomShell } from './shell.ts';
import { wallMirror, windowFrame } from './wall.ts';

const at = (node: Node, x: number, y: number, scale = 1): Node => ({ nodes: [node], transform: { move: [x, y], scale } });
const glassy: readonly [Token, ...Token[]] = ['green', 'brown', 'red', 'accent', 'yellow', 'blue', 'accent2'];

/** Bottles or jars on a shelf that begins at (x, y). */
function shelf(x: number, y: number, width: number, what: 'bottles' | 'jars' | 'flasks', seed: number): Node[] {
  const luck = chance(seed);
  const step = what === 'bottles' ? 16 : 26;
  const goods = Array.from({ length: Math.floor(width / step) }, (_, i): Node[] => {
    const cx = x + (i + 0.5) * step;
    const fill = luck.of(glassy);
    const high = luck.between(0.8, 1.1);
    if (luck.happens(0.08)) return [];
    if (what === 'bottles')
      return [
        area(`M${cx - 5} ${y}v${-24 * high}c0 -6 3 -6 3 -12v-8h4v8c0 6 3 6 3 12v${24 * high}Z`, fill, -0.2),
        stroke(`M${cx - 3} ${y - 4}v-18`, 1.2, 'paper', { tone: 0.5, opacity: 0.7 }),
        ...(luck.happens(0.5) ? [area(rect(cx - 5, y - 18, 10, 9), 'paper', -0.15)] : []),
      ];
    if (what === 'jars')
      return [
        area(`M${cx - 10} ${y}v-26c0 -4 20 -4 20 0v26Z`, fill, 0),
        area(rect(cx - 9, y - 34, 18, 6), 'wood', -0.2),
        stroke(`M${cx - 7} ${y - 4}v-18`, 1.4, 'paper', { tone: 0.5, opacity: 0.7 }),
      ];
    return [
      area(`M${cx - 3} ${y - 36}h6v14l8 18c1 3 -1 4 -3 4h-16c-2 0 -4 -1 -3 -4l8 -18Z`, 'paper', 0, { opacity: 0.5 }),
      area(`M${cx - 7} ${y - 12}h14l4 9c1 2 -1 3 -3 3h-16c-2 0 -4 -1 -3 -3Z`, fill, 0.1),
    ];
  }).flat();
  return [...goods, area(rect(x - 4, y, width + 8, 7), 'wood', -0.15)];
}

/** A brown café: bar, mirror, bottles, lamps. Guests go before it, the barkeeper behind at (300, 470). */
export function cafe({ wall = 'brown' as Token, tone = -0.1, seed = 3, keeper = [] as readonly Node[], cone = 260 } = {}): Group {
  return concept(
    'café',
    [
      roomShell({ wall, tone, left: 90, right: 510, top: 90, bottom: 470, skirting: 'none' }),
      at(wallMirror({ shape: 'rectangle', width: 150, height: 120, fill: 'yellow' }), 300, 250),
      ...shelf(108, 236, 100, 'bottles', seed),
      ...shelf(108, 306, 100, 'bottles', seed + 1),
      ...shelf(394, 236, 100, 'bottles', seed + 2),
      ...shelf(394, 306, 100, 'bottles', seed + 3),
      ...shelf(230, 344, 140, 'bottles', seed + 4),
      { nodes: keeper },
      concept(
        'bar',
        [
          area('M60 440H540V590H60Z', 'wood', -0.3),
          area(Array.from({ length: 6 }, (_, i) => rect(76 + i * 76, 470, 62, 96)).join(''), 'wood', -0.5),
          stroke(Array.from({ length: 6 }, (_, i) => rect(82 + i * 76, 476, 50, 84)).join(''), 1.6, 'wood', { tone: 0.1, opacity: 0.8 }),
          area('M44 424H556V442H44Z', 'wood', 0.25),
          stroke('M60 578H540', 4, 'yellow', { tone: -0.15 }),
          concept(
            'beer tap',
            [area('M216 424V380C216 368 248 368 248 380V424H240V386H224V424Z', 'yellow', -0.1), area('M228 370h8v-22c0 -6 -8 -6 -8 0Z', 'dark', 0.2)],
            { also: ['beer'] },
          ),
        ],
        { also: ['furniture'], shade: { to: [0, 1], depth: 0.4 } },
      ),
      at(hangingLamp({ cord: 90, reach: cone, spread: 110 }), 160, 60),
      at(hangingLamp({ cord: 90, reach: cone, spread: 110 }), 440, 60),
    ],
    { also: ['place', 'bar', 'drink', 'company'] },
  );
}

/** A small shop: counter, till, goods to the ceiling. */
export function shop({ wall = 'green' as Token, tone = -0.3, seed = 9, goods = 'jars' as 'jars' | 'bottles' | 'flasks' } = {}): Group {
  return concept(
    'shop',
    [
      roomShell({ wall, tone, floor: 'chess', floorFill: 'brick5', skirting: 'none' }),
      area(rect(132, 150, 336, 290), 'wood', -0.5),
      ...[208, 264, 320, 376].flatMap((y, i) => [
        ...shelf(142, y, 150, i === 1 ? 'bottles' : goods, seed + i),
        ...shelf(308, y, 150, i === 2 ? 'bottles' : goods, seed + 20 + i),
      ]),
      area(rect(292, 150, 16, 290), 'wood', -0.2),
      concept(
        'counter',
        [
          area('M90 450H510V600H90Z', 'wood', -0.2),
          area(Array.from({ length: 4 }, (_, i) => rect(106 + i * 100, 470, 84, 112)).join(''), 'wood', -0.42),
          area('M76 436H524V454H76Z', 'wood', 0.3),
        ],
        { shade: { to: [0, 1], depth: 0.4 } },
      ),
      concept(
        'till',
        [
          area('M404 436L412 390H484L492 436Z', 'yellow', -0.35),
          area('M412 390L418 362H478L484 390Z', 'yellow', -0.15),
          area(rect(426, 368, 44, 14), 'paper', -0.1),
          area([0, 1, 2, 3].map(i => circle(422 + i * 18, 404, 5) + circle(420 + i * 19, 420, 5)).join(''), 'paper', 0),
        ],
        { also: ['money'], rim: 0.6 },
      ),
      concept('bell', [area('M140 436C140 420 168 420 168 436Z', 'yellow', 0), area(circle(154, 420, 3), 'dark')], {}),
    ],
    { also: ['place', 'trade', 'counter'] },
  );
}

/** Bench, flasks, a coil and a board with drawings: nothing there can be read. */
export function laboratory({ wall = 'blue' as Token, tone = -0.45, seed = 6 } = {}): Group {
  return concept(
    'laboratory',
    [
      roomShell({ wall, tone, paper: 'tiles', floor: 'tiles', floorFill: 'grey', floorTone: -0.3 }),
      concept(
        'blackboard',
        [
          area(rect(146, 170, 170, 110), 'wood', -0.1),
          area(rect(153, 177, 156, 96), 'green', -0.6),
          stroke(`${circle(196, 222, 22)}M196 200V244M174 222H218M240 250L262 200L290 250ZM250 190C262 184 276 196 290 188`, 1.8, 'paper', { opacity: 0.8 }),
        ],
        { also: ['science', 'school'] },
      ),
      ...shelf(336, 222, 130, 'flasks', seed),
      ...shelf(336, 290, 130, 'jars', seed + 1),
      concept(
        'flask',
        [
          stroke('M222 420V360C222 340 262 340 262 360V372M300 372C300 340 352 340 352 384', 3, 'paper', { opacity: 0.8 }),
          area('M196 436C176 420 190 388 214 384V362H230V384C254 388 268 420 248 436Z', 'paper', 0, { opacity: 0.5 }),
          area('M194 430C186 418 190 408 196 404H248C254 410 258 420 250 430C246 436 198 436 194 430Z', 'green', 0.2),
          area('M272 436L288 396V374H304V396L320 436Z', 'paper', 0, { opacity: 0.5 }),
          area('M276 430L283 412H309L316 430Z', 'accent', 0.1),
          area('M342 384h20v52h-20Z', 'paper', 0, { opacity: 0.5 }),
          area('M344 408h16v26h-16Z', 'violet', 0.2),
          area(
            [
              [210, 380, 3],
              [224, 372, 2],
              [216, 350, 4],
              [230, 334, 3],
            ]
              .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
              .join(''),
            'green',
            0.5,
            { opacity: 0.7 },
          ),
          { glow: circle(222, 412, 70), kind: 'round', opacity: 0.6, fill: 'green' },
        ],
        { also: ['glass', 'chemistry', 'potion'] },
      ),
      area('M90 436H510V454H90Z', 'wood', 0.2),
      area('M104 454H496V600H104Z', 'wood', -0.45),
      stroke('M118 470H230V584H118ZM244 470H356V584H244ZM370 470H482V584H370Z', 2, 'wood', { tone: -0.05 }),
      concept('lamp', [stroke('M420 436V404L448 380', 3.4, 'grey', { tone: -0.1 }), area('M436 388L462 366L474 384L448 402Z', 'accent', 0)], {
        also: ['light'],
      }),
    ],
    { also: ['place', 'science', 'experiment'] },
  );
}

/** A workbench under a wall of tools. `view` is outside the window. */
export function workshop({ wall = 'wood' as Token, tone = 0, view = [] as readonly Node[], glass = 'light' as Token } = {}): Group {
  return concept(
    'workshop',
    [
      roomShell({ wall, tone, floor: 'boards' }),
      stroke('M120 200H480M120 260H480M120 320H480', 1.6, wall, { tone: tone - 0.35 }),
      at(windowFrame({ width: 120, height: 110, glass, view, panes: 'small', fill: 'wood' }), 300, 260),
      concept('saw', [area('M134 214H196L206 240H150Z', 'grey', 0.2), area('M196 210C214 206 222 222 216 240L204 242C204 230 202 222 196 216Z', 'wood', 0.1)], {
        also: ['tool'],
      }),
      concept('hammer', [area('M148 282H156V342H148Z', 'wood', 0.2), area('M134 270H172V284H134C130 284 130 270 134 270Z', 'grey', -0.1)], { also: ['tool'] }),
      concept('spanner', [stroke('M190 290V338', 6, 'grey', { tone: 0.1 }), stroke('M182 278C182 290 198 290 198 278', 5, 'grey', { tone: 0.1 })], {
        also: ['tool'],
      }),
      concept(
        'pliers',
        [
          stroke('M400 220C408 236 392 244 398 268M416 220C408 236 424 244 418 268', 5, 'red', { tone: -0.1 }),
          stroke('M404 216L408 204L412 216', 5, 'grey', { tone: 0.2 }),
        ],
        { also: ['tool'] },
      ),
      concept(
        'chisel',
        [
          area('M436 206h8v36h-8Z', 'wood', 0.2),
          area('M437 242h6v34h-6Z', 'grey', 0.3),
          area('M456 206h8v30h-8Z', 'wood', 0),
          area('M457 236h6v40h-6Z', 'grey', 0.3),
        ],
        { also: ['tool'] },
      ),
      concept(
        'workbench',
        [
          area('M110 430H490V600H462V470H138V600H110Z', 'wood', -0.35),
          area('M96 416H504V436H96Z', 'wood', 0.2),
          area('M430 436H476V470H430Z', 'grey', -0.3),
          stroke('M476 453H500M500 440V466', 4, 'grey'),
        ],
        { also: ['furniture'], shade: { to: [0, 1], depth: 0.4 } },
      ),
      concept(
        'shavings',
        [
          stroke('M180 414C172 404 188 400 186 410C184 418 174 412 180 402M214 412C206 402 222 398 220 408M250 414C242 406 256 400 256 410', 2.4, 'wood', {
            tone: 0.6,
          }),
        ],
        {},
      ),
      area(ellipse(340, 412, 22, 5), 'wood', 0.5),
    ],
    { also: ['place', 'tool', 'work'] },
  );
}
