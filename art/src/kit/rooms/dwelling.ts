import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { bed, table } from './furniture.ts';
import { standingLamp } from './lamps.ts';
import { roomShell } from './shell.ts';
import { carpet, curtains } from './soft.ts';
import { pictureFrame, wallMirror, windowFrame } from './wall.ts';
import type { Pattern } from './wallpaper.ts';

const at = (node: Node, x: number, y: number, scale = 1): Node => ({ nodes: [node], transform: { move: [x, y], scale } });

interface Dwelling {
  readonly wall?: Token;
  readonly tone?: number;
  readonly paper?: Pattern;
  /** What is seen through the window, drawn round its middle. */
  readonly view?: readonly Node[];
  /** The colour of the sky behind the view. */
  readonly glass?: Token;
}

export function bedroom({ wall = 'blue', tone = -0.3, paper = 'dots', view = [], glass = 'haze' }: Dwelling = {}): Group {
  return concept(
    'bedroom',
    [
      roomShell({ wall, tone, paper }),
      at(windowFrame({ width: 120, height: 140, glass, view }), 392, 264),
      at(curtains({ width: 180, height: 196, fill: 'accent2', tone: -0.2 }), 392, 178),
      at(pictureFrame({ width: 70, height: 56 }), 196, 250),
      at(carpet({ kind: 'round', width: 260, depth: 56 }), 330, 560),
      at(bed({ width: 240 }), 214, 500, 1.1),
      at(table({ shape: 'round', width: 56, height: 60 }), 390, 486),
    ],
    { also: ['place', 'room', 'sleep', 'home'] },
  );
}

export function kitchen({ wall = 'brick4', tone = 0.1, view = [], glass = 'light' }: Dwelling = {}): Group {
  const pan = (x: number, r: number): string => `M${x - 2} 190h4v22h-4Z${circle(x, 212 + r, r)}`;
  return concept(
    'kitchen',
    [
      roomShell({ wall, tone, paper: 'tiles', floor: 'chess', floorFill: 'brick3' }),
      at(windowFrame({ width: 110, height: 120, glass, view, panes: 'cross' }), 300, 262),
      stroke('M136 190H226', 4, 'dark', { tone: 0.2 }),
      area([150, 178, 208].map((x, i) => pan(x, 13 - i * 2)).join(''), 'orange', -0.3),
      area('M392 200H472V210H392ZM392 250H472V260H392Z', 'wood', -0.1),
      area('M398 200v-22h14v22ZM418 200v-30h16v30ZM440 200v-18h12v18ZM456 200v-26h12v26Z', 'red', -0.2),
      area('M400 250c-4 -14 20 -14 16 0ZM424 250v-20h10v20ZM442 250c-6 -22 28 -22 22 0Z', 'blue', -0.1),
      area(rect(120, 378, 360, 90), 'white', -0.35),
      area(rect(112, 370, 376, 12), 'wood', 0.1),
      stroke('M196 388V462M268 388V462M404 388V462', 2, 'grey', { tone: -0.4 }),
      area(rect(276, 384, 120, 84), 'dark', 0.3),
      area(rect(292, 410, 88, 44), 'orange', -0.3),
      { glow: circle(336, 430, 60), kind: 'round', opacity: 0.6, fill: 'orange' },
      stroke('M296 400H376', 4, 'grey', { tone: 0.2 }),
      concept(
        'pot',
        [
          area('M310 370V342H364V370Z', 'grey', -0.1),
          area('M306 342H368V336H306Z', 'grey', 0.2),
          stroke('M337 336V328', 5, 'dark'),
          stroke('M326 322C320 308 334 302 328 288M346 320C340 306 354 300 348 284', 3.4, 'paper', { opacity: 0.5 }),
        ],
        { also: ['cooking', 'steam'] },
      ),
      area('M206 356h40l-6 14h-28Z', 'grey', 0.1),
      stroke('M226 356V338C226 330 238 330 238 340', 3.4, 'grey', { tone: 0.2 }),
    ],
    { also: ['place', 'room', 'cooking', 'home'] },
  );
}

export function bathtub({ fill = 'white' as Token, tone = 0.1, foam = 'foam' as 'foam' | 'water' | 'empty', inside = [] as readonly Node[] } = {}): Group {
  return concept(
    'bathtub',
    [
      area('M-78 -8C-90 -2 -88 8 -76 8L-66 -8ZM78 -8C90 -2 88 8 76 8L66 -8Z', 'yellow', -0.2),
      stroke('M96 -56V-104C96 -116 78 -116 78 -106', 5, 'yellow', { tone: -0.15 }),
      ...(foam === 'empty' ? [] : [area('M-96 -72C-60 -80 60 -80 96 -72V-60H-96Z', 'blue', 0.3)]),
      { nodes: inside, transform: { move: [0, -68] } },
      ...(foam === 'foam'
        ? [
            area(
              [
                [-70, 14],
                [-44, 18],
                [-18, 13],
                [8, 17],
                [36, 15],
                [62, 19],
                [82, 11],
              ]
                .map(([x = 0, r = 0]) => circle(x, -72, r))
                .join(''),
              'white',
              0.6,
            ),
          ]
        : []),
      area('M-106 -72H106C106 -20 84 0 50 0H-50C-84 0 -106 -20 -106 -72Z', fill, tone),
      area('M-112 -76H112C116 -76 116 -66 112 -66H-112C-116 -66 -116 -76 -112 -76Z', fill, tone + 0.5),
      stroke('M-92 -54C-88 -30 -76 -14 -58 -10', 3, 'paper', { tone: 1, opacity: 0.7 }),
    ],
    { also: ['furniture', 'water', 'washing'], rim: 0.7, shade: { to: [0.4, 1], depth: 0.35 } },
  );
}

export function bathroom({ wall = 'accent2', tone = -0.2, view = [], glass = 'light' }: Dwelling = {}): Group {
  return concept(
    'bathroom',
    [
      roomShell({ wall, tone, paper: 'tiles', floor: 'chess', floorFill: 'blue', floorTone: -0.4 }),
      at(wallMirror({ width: 70, height: 90 }), 200, 250),
      area('M164 352H236C236 374 222 384 200 384C178 384 164 374 164 352Z', 'white', 0.2),
      area('M158 346H242V354H158ZM192 384H208V456H192Z', 'white', -0.05),
      stroke('M200 346V332C200 326 208 326 208 334', 4, 'yellow', { tone: -0.1 }),
      at(windowFrame({ width: 90, height: 110, glass, view, panes: 'sash' }), 380, 250),
      at(bathtub(), 360, 540, 1.05),
      area('M128 470C160 462 230 462 262 470L272 496C230 506 150 506 118 496Z', 'accent', -0.1),
    ],
    { also: ['place', 'room', 'water', 'home'] },
  );
}

/** Under the roof: rafters meet above, a skylight lets the sky in. */
export function attic({ wall = 'wood', tone = -0.1, view = [], glass = 'haze' }: Dwelling = {}): Group {
  const sky = polygon([352, 176], [420, 214], [452, 306], [378, 262]);
  const gable = polygon([300, 96], [450, 356], [450, 440], [150, 440], [150, 356]);
  const slope = (side: 1 | -1): Node[] => {
    const x = (v: number): number => 300 + side * v;
    const boards = [0.16, 0.34, 0.52, 0.7, 0.88].map(t => `M${x(150 * t)} ${96 + 260 * t}L${x(40 + 320 * t)} ${-60 + 440 * t}`);
    const rafters = [0.02, 0.2, 0.46, 0.8].map(t =>
      polygon([x(t * 36), 96 - t * 150], [x(150 + t * 190), 356 + t * 60], [x(150 + t * 190), 372 + t * 90], [x(t * 36 - 4), 108 - t * 150]),
    );
    return [
      area(polygon([x(0), 96], [x(150), 356], [x(380), 470], [x(380), -80], [x(0), -80]), wall, tone - (side === 1 ? 0.12 : 0.3), {
        shade: { to: [side, -0.4], depth: 0.4 },
      }),
      stroke(boards.join(''), 1.6, wall, { tone: tone - 0.6, opacity: 0.7 }),
      area(rafters.join(''), 'wood', -0.62),
      area(polygon([x(150), 356], [x(380), 470], [x(380), 760], [x(150), 440]), wall, tone - 0.45),
    ];
  };
  return concept(
    'attic',
    [
      area(rect(0, 0, 600, 693), wall, tone - 0.3),
      area(gable, wall, tone + 0.25, { shade: { to: [0, -1], depth: 0.4 } }),
      stroke('M180 304V440M210 252V440M240 200V440M270 148V440M330 148V440M360 200V440M390 252V440M420 304V440', 1.4, wall, { tone: tone - 0.3, opacity: 0.7 }),
      ...slope(-1),
      ...slope(1),
      concept('skylight', [area(sky, glass, 0.6), { nodes: view, clip: sky }, stroke(`${sky}M386 195L415 284M365 220L436 260`, 5, 'wood', { tone: -0.45 })], {
        also: ['window', 'sky'],
      }),
      area(polygon([150, 440], [450, 440], [690, 720], [-90, 720]), 'wood', -0.15, { shade: { to: [0, 1], depth: 0.5 } }),
      stroke('M190 440L20 700M227 440L130 700M264 440L216 700M300 440V700M336 440L384 700M373 440L470 700M410 440L580 700', 1.6, 'wood', { tone: -0.6 }),
      { glow: polygon([356, 180], [440, 290], [330, 660], [130, 620]), kind: 'beam', opacity: 0.55 },
      area(polygon([292, 84], [308, 84], [308, 440], [292, 440]), 'wood', -0.55),
      area(polygon([196, 262], [404, 262], [410, 276], [190, 276]), 'wood', -0.6),
    ],
    { also: ['place', 'roof', 'room', 'memory', 'home'] },
  );
}

/** A parlour with a window, a lamp and a carpet: the middle of the floor is free. */
export function parlour({ wall = 'brick1', tone = -0.2, paper = 'fleurs', view = [], glass = 'haze' }: Dwelling = {}): Group {
  return concept(
    'parlour',
    [
      roomShell({ wall, tone, paper, skirting: 'panels' }),
      at(windowFrame({ width: 130, height: 160, glass, view, panes: 'small' }), 300, 250),
      at(curtains({ width: 210, height: 250, rail: 'pelmet' }), 300, 156),
      at(carpet({ width: 330, depth: 80 }), 300, 545),
      at(standingLamp(), 452, 500, 1.15),
      at(pictureFrame({ width: 44, height: 60, shape: 'oval' }), 158, 250),
    ],
    { also: ['place', 'room', 'home', 'inside'] },
  );
}
