import { chance } from '../../chance.ts';
import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { chandelier } from './lamps.ts';
import { perspectiveOf, roomShell, type Shell } from './shell.ts';
import { bookshelf } from './shelves.ts';
import { curtains } from './soft.ts';
import { pictureFrame, windowFrame } from './wall.ts';

const at = (node: Node, x: number, y: number, scale = 1): Node => ({ nodes: [node], transform: { move: [x, y], scale } });
const cloths: readonly [Token, ...Token[]] = ['brick1', 'brick2', 'brick3', 'brick5', 'red', 'green', 'blue', 'accent2'];

/** Books along a side wall, in its perspective. */
function sideShelves(shell: Shell, x: number, rows: number, seed: number): Node[] {
  const { top = 130, bottom = 455 } = shell;
  const p = perspectiveOf(shell);
  const luck = chance(seed);
  const step = (bottom - top) / rows;
  const nodes: Node[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 1) * step;
    let s = 1;
    while (s < p.near) {
      const next = Math.min(p.near, s * luck.between(1.03, 1.07));
      const high = step * luck.between(0.55, 0.85);
      if (luck.happens(0.93))
        nodes.push(
          area(
            polygon(p.at(x, y, s), p.at(x, y, next - 0.006), p.at(x, y - high, next - 0.006), p.at(x, y - high, s)),
            luck.of(cloths),
            luck.between(-0.5, -0.2),
          ),
        );
      s = next;
    }
    nodes.push(area(polygon(p.at(x, y, 1), p.at(x, y, p.near), p.at(x, y + 7, p.near), p.at(x, y + 7, 1)), 'wood', -0.3));
  }
  return nodes;
}

/** A hall of books with a tall window; the middle of the floor is free. */
export function libraryHall({ seed = 4, window = 'light' as Token, view = [] as readonly Node[] } = {}): Group {
  const shell: Shell = {
    wall: 'wood',
    tone: -0.35,
    floor: 'chess',
    floorFill: 'brick1',
    floorTone: -0.3,
    skirting: 'none',
    left: 150,
    right: 450,
    top: 110,
    bottom: 460,
  };
  return concept(
    'library',
    [
      roomShell(shell),
      ...sideShelves(shell, 150, 8, seed),
      ...sideShelves(shell, 450, 8, seed + 1),
      at(bookshelf({ width: 100, height: 340, shelves: 8, seed }), 202, 460),
      at(bookshelf({ width: 100, height: 340, shelves: 8, seed: seed + 7 }), 398, 460),
      at(windowFrame({ width: 80, height: 220, arch: 40, panes: 'small', fill: 'wood', tone: -0.2, glass: window, glassTone: 0.1, view }), 300, 290),
      { glow: 'M262 200H338L420 640H180Z', kind: 'beam', opacity: 0.35 },
      stroke('M150 292H450', 6, 'yellow', { tone: -0.45 }),
      stroke(Array.from({ length: 25 }, (_, i) => `M${153 + i * 12.2} 262V292`).join(''), 1.6, 'yellow', { tone: -0.35 }),
      stroke('M150 262H450', 3, 'yellow', { tone: -0.3 }),
    ],
    { also: ['place', 'room', 'book', 'knowledge', 'silence'] },
  );
}

/** Backs of seats in rows towards the stage or the screen, from y down to the bottom. */
function seats(y: number, fill: Token, tone: number): Node[] {
  return Array.from({ length: 4 }, (_, row): Node => {
    const [size, top] = [46 + row * 20, y + row * (34 + row * 9)];
    const count = Math.ceil(640 / size) + 1;
    const backs = Array.from({ length: count }, (_, i) => {
      const x = 300 + (i - (count - 1) / 2 + (row % 2) * 0.5) * size;
      const w = size * 0.43;
      return `M${x - w} ${top + size * 1.3}V${top + w * 0.8}C${x - w} ${top - w * 0.25} ${x + w} ${top - w * 0.25} ${x + w} ${top + w * 0.8}V${top + size * 1.3}Z`;
    });
    return { nodes: [area(backs.join(''), fill, tone - row * 0.16)], rim: 0.5 };
  });
}

/** Stage, red curtain, seats from behind. `stage` is drawn where the boards are, its floor at (300, 400). */
export function theatreHall({
  fill = 'red' as Token,
  drawn = 'tied' as 'open' | 'closed' | 'tied',
  stage = [] as readonly Node[],
  audience = [] as readonly Node[],
} = {}): Group {
  return concept(
    'theatre',
    [
      area(rect(0, 0, 600, 693), 'brick5', -0.4),
      area(rect(96, 120, 408, 290), 'dark', 0.1),
      { glow: 'M230 120H370L500 420H100Z', kind: 'beam', opacity: 0.7 },
      area('M96 384H504L530 432H70Z', 'wood', 0.1, { shade: { to: [0, 1], depth: 0.4 } }),
      stroke('M150 384L132 432M220 384L212 432M300 384V432M380 384L388 432M450 384L468 432', 1.4, 'wood', { tone: -0.4 }),
      { nodes: stage },
      at(curtains({ width: 408, height: 286, fill, drawn, rail: 'pelmet' }), 300, 118),
      area('M60 90H96V432H60ZM504 90H540V432H504Z', 'yellow', -0.4),
      area('M40 70H560L540 112H60Z', 'yellow', -0.25),
      area('M230 70C240 34 360 34 370 70Z', 'yellow', -0.15),
      area('M292 64l8 -18l8 18l-8 6Z', fill),
      area('M60 428H540V446H60Z', 'yellow', -0.5),
      area(Array.from({ length: 8 }, (_, i) => `M${96 + i * 56} 428C${96 + i * 56} 412 ${116 + i * 56} 412 ${116 + i * 56} 428Z`).join(''), 'light', 0),
      ...seats(486, fill, -0.4),
      { nodes: audience },
    ],
    { also: ['place', 'stage', 'play', 'art'] },
  );
}

/** `screen` is drawn around the middle of the screen, 320 × 180. */
export function cinemaHall({ screen = [] as readonly Node[], ground = 'paper' as Token, audience = [] as readonly Node[] } = {}): Group {
  return concept(
    'cinema',
    [
      area(rect(0, 0, 600, 693), 'dark', 0.3),
      area('M0 60L120 130V430L0 520ZM600 60L480 130V430L600 520Z', 'brick5', -0.5),
      area(rect(132, 146, 336, 210), 'dark', 0),
      { glow: circle(300, 250, 290), kind: 'round', opacity: 0.5, fill: ground },
      concept(
        'screen',
        [area(rect(140, 154, 320, 190), ground, 0.2), { nodes: [{ nodes: screen, transform: { move: [300, 250] } }], clip: rect(140, 154, 320, 190) }],
        { also: ['film'] },
      ),
      at(curtains({ width: 420, height: 250, drawn: 'open', rail: 'pelmet', fill: 'red', tone: -0.35 }), 300, 132),
      { glow: polygon([300, 693], [140, 156], [460, 156]), kind: 'beam', opacity: 0.18, fill: 'paper' },
      ...seats(430, 'red', -0.35),
      { nodes: audience },
    ],
    { also: ['place', 'film', 'dark'] },
  );
}

/** A gallery with three pictures; each may hold something drawn round its own middle. */
export function museumRoom({ wall = 'green' as Token, tone = -0.25, pictures = [] as readonly Node[], rope = 'red' as Token } = {}): Group {
  const places: readonly (readonly [number, number, number, number])[] = [
    [300, 262, 150, 180],
    [172, 290, 76, 100],
    [428, 290, 76, 100],
  ];
  const post = (x: number): string => `M${x - 3} 476h6v44h-6ZM${x - 10} 520h20v5h-20Z${circle(x, 473, 5)}`;
  return concept(
    'museum',
    [
      roomShell({ wall, tone, left: 90, right: 510, top: 110, bottom: 450, floor: 'boards', floorFill: 'wood', skirting: 'board' }),
      area('M200 110L170 40H430L400 110Z', 'light', -0.1),
      stroke('M250 110L235 40M300 110V40M350 110L365 40M186 76H414', 2.4, 'grey', { tone: -0.2 }),
      { glow: 'M200 110H400L560 640H40Z', kind: 'beam', opacity: 0.3 },
      ...places.map(([x, y, width, height], i): Node => {
        const content = pictures[i];
        return at(
          pictureFrame({ width, height, ground: i === 0 ? 'accent' : 'accent2', groundTone: -0.3, ...(content === undefined ? {} : { inside: [content] }) }),
          x,
          y,
        );
      }),
      concept(
        'rope',
        [
          area([190, 300, 410].map(post).join(''), 'yellow', -0.1),
          stroke('M190 478C215 506 275 506 300 478C325 506 385 506 410 478', 4.5, rope, { tone: -0.1 }),
        ],
        { also: ['barrier'] },
      ),
    ],
    { also: ['place', 'art', 'gallery', 'picture'] },
  );
}

/** An entrance hall with columns, a stair and a chandelier: palace, opera, bank, grand hotel. */
export function grandHall({ wall = 'brick4' as Token, carpet = 'red' as Token } = {}): Group {
  const column = (x: number, w: number): Node[] => [
    area(rect(x - w / 2, 150, w, 330), wall, 0.35, { shade: { to: [1, 0], depth: 0.6 } }),
    area(`M${x - w * 0.75} 150h${w * 1.5}v-12h${-w * 1.5}ZM${x - w * 0.75} 480h${w * 1.5}v16h${-w * 1.5}Z`, wall, 0.2),
    stroke(`M${x - w * 0.2} 154V478M${x + w * 0.15} 154V478`, 1.4, wall, { tone: -0.2, opacity: 0.7 }),
  ];
  const steps = Array.from({ length: 9 }, (_, i): Node => {
    const [half, y]: Point = [70 + i * 13, 330 + i * 19];
    return {
      nodes: [
        area(rect(300 - half, y, half * 2, 20), wall, 0.1 - i * 0.04),
        area(rect(300 - half, y, half * 2, 5), wall, 0.5),
        area(rect(300 - half * 0.5, y, half, 20), carpet, -0.1 - i * 0.03),
        area(rect(300 - half * 0.5, y, half, 5), carpet, 0.2),
      ],
    };
  });
  return concept(
    'hall',
    [
      roomShell({ wall, tone: -0.1, floor: 'chess', floorFill: 'brick5', left: 100, right: 500, top: 90, bottom: 480, skirting: 'none' }),
      area('M230 330V200C230 150 370 150 370 200V330Z', 'dark', 0.2),
      at(windowFrame({ width: 90, height: 150, arch: 40, panes: 'small', glass: 'light', fill: wall }), 300, 240),
      ...steps,
      stroke('M228 318L120 492M372 318L480 492', 8, 'wood', { tone: -0.3 }),
      ...column(140, 34),
      ...column(460, 34),
      at(chandelier(), 300, 40, 0.9),
    ],
    { also: ['place', 'palace', 'stairs', 'room'] },
  );
}
