import { concept } from '../../concept.ts';
import { circle, polygon, rect, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { curtains } from './soft.ts';

const at = (node: Node, x: number, y: number, scale = 1): Node => ({ nodes: [node], transform: { move: [x, y], scale } });

interface Journey {
  /** Outside, drawn round the middle of the window. */
  readonly view?: readonly Node[];
  /** The colour of the sky behind the view. */
  readonly glass?: Token;
  readonly fill?: Token;
}

/** Two benches face each other by a window, 260 × 190 at (300, 270); people sit at (150, 500) and (450, 500). */
export function trainCompartment({ view = [], glass = 'haze', fill = 'red' }: Journey = {}): Group {
  const bench: Node[] = [
    area('M0 300C0 286 10 280 24 280H84C96 280 100 288 100 300V470H0Z', fill, -0.1),
    stroke('M16 320H88M16 360H88M16 400H88', 2, fill, { tone: -0.45 }),
    area('M18 286H86C94 286 96 294 94 306H10C8 294 10 286 18 286Z', 'paper', -0.2),
    area('M-10 462H150C164 462 168 474 164 486L160 520H-10Z', fill, 0.12),
    area('M-10 516H160V600H-10Z', 'wood', -0.4),
  ];
  const pane = rounded(170, 175, 260, 190, 18);
  return concept(
    'train compartment',
    [
      area(rect(0, 0, 600, 693), 'wood', -0.15),
      area(rect(0, 0, 600, 110), 'wood', -0.4),
      stroke('M60 110V460M130 110V460M470 110V460M540 110V460', 2, 'wood', { tone: -0.45 }),
      area('M0 600H600V693H0Z', 'brick5', -0.5),
      concept(
        'window',
        [
          area(pane, glass, 0.2),
          { nodes: [{ nodes: view, transform: { move: [300, 270] } }, area('M170 330L330 175H380L170 380Z', 'paper', 0, { opacity: 0.14 })], clip: pane },
          stroke(pane, 12, 'yellow', { tone: -0.35 }),
          stroke('M170 224H430', 6, 'yellow', { tone: -0.35 }),
        ],
        { also: ['glass', 'journey'] },
      ),
      at(curtains({ width: 320, height: 210, fill: 'accent2', tone: -0.25, rail: 'rod' }), 300, 166),
      area('M206 402H394V416H206Z', 'wood', 0.25),
      area('M290 416H310V520H290Z', 'wood', -0.3),
      concept(
        'luggage rack',
        [
          stroke('M20 132H580', 5, 'yellow', { tone: -0.25 }),
          stroke(Array.from({ length: 28 }, (_, i) => `M${30 + i * 20} 132l10 14l10 -14`).join(''), 1.4, 'yellow', { tone: -0.4 }),
        ],
        { also: ['luggage'] },
      ),
      { nodes: bench, transform: { move: [30, 0] } },
      { nodes: bench, transform: { flip: true, move: [570, 0] } },
      concept(
        'lamp',
        [
          { glow: circle(300, 96, 110), kind: 'round', opacity: 0.7 },
          area('M278 70H322L332 100C320 110 280 110 268 100Z', 'light', 0.2),
          area('M290 56H310V70H290Z', 'yellow', -0.3),
        ],
        { also: ['light'] },
      ),
    ],
    { also: ['place', 'train', 'journey', 'inside'] },
  );
}

/** Down the middle of a tram: windows, straps, poles. Passengers stand from y 420 down. */
export function tramInside({ view = [], glass = 'haze', fill = 'yellow' }: Journey = {}): Group {
  const [cx, cy] = [300, 300];
  const p = (x: number, y: number, s: number): readonly [number, number] => [cx + x * s, cy + y * s];
  const pane = (side: 1 | -1, from: number, to: number): string =>
    polygon(p(side * 84, -52, from), p(side * 84, -52, to), p(side * 84, 24, to), p(side * 84, 24, from));
  const spans: readonly (readonly [number, number])[] = [
    [1.06, 1.32],
    [1.4, 1.8],
    [1.92, 2.5],
    [2.68, 3.7],
  ];
  const straps = ([-46, 46] as const)
    .flatMap(x => [1.2, 1.5, 1.9, 2.5].map(s => `M${p(x, -92, s).join(' ')}L${p(x, -70, s).join(' ')}${circle(...p(x, -63, s), 6 * s)}`))
    .join('');
  const seat = (side: 1 | -1, s: number): Node =>
    area(polygon(p(side * 84, 30, s), p(side * 52, 30, s), p(side * 50, 62, s), p(side * 84, 66, s * 1.02)), 'green', -0.25 + (s - 1) * -0.05);
  return concept(
    'tram',
    [
      area(rect(0, 0, 600, 693), fill, -0.35),
      area(polygon(p(-84, -100, 1), p(84, -100, 1), p(84, -100, 4), p(-84, -100, 4)), 'paper', -0.3, { shade: { to: [0, -1], depth: 0.5 } }),
      area(polygon(p(-84, 92, 1), p(84, 92, 1), p(84, 92, 4.5), p(-84, 92, 4.5)), 'brick3', -0.2, { shade: { to: [0, 1], depth: 0.5 } }),
      stroke([-50, -25, 0, 25, 50].map(x => `M${p(x, 92, 1).join(' ')}L${p(x, 92, 4.5).join(' ')}`).join(''), 2, 'brick3', { tone: -0.55 }),
      area(polygon(p(-84, -100, 1), p(-84, 92, 1), p(-84, 92, 4), p(-84, -100, 4)), fill, -0.1, { shade: { to: [-1, 0], depth: 0.5 } }),
      area(polygon(p(84, -100, 1), p(84, 92, 1), p(84, 92, 4), p(84, -100, 4)), fill, -0.2, { shade: { to: [1, 0], depth: 0.5 } }),
      ...spans.flatMap(([a, b]): Node[] =>
        ([-1, 1] as const).flatMap(side => [area(pane(side, a, b), glass, 0.3), stroke(pane(side, a, b), 3.4, 'wood', { tone: -0.4 })]),
      ),
      area(polygon(p(-84, -100, 1), p(84, -100, 1), p(84, 92, 1), p(-84, 92, 1)), fill, 0.05),
      concept(
        'window',
        [
          area(rounded(cx - 60, cy - 60, 120, 80, 10), glass, 0.4),
          { nodes: [{ nodes: view, transform: { move: [cx, cy - 20] } }], clip: rounded(cx - 60, cy - 60, 120, 80, 10) },
          stroke(rounded(cx - 60, cy - 60, 120, 80, 10), 5, 'wood', { tone: -0.4 }),
        ],
        { also: ['glass'] },
      ),
      ...[1.2, 1.6, 2.15, 2.9].flatMap(s => [seat(-1, s), seat(1, s)]),
      stroke(
        [
          [-40, 1.3],
          [40, 1.3],
          [-42, 2.1],
          [42, 2.1],
        ]
          .map(([x = 0, s = 1]) => `M${p(x, -100, s).join(' ')}L${p(x, 92, s).join(' ')}`)
          .join(''),
        4.5,
        'yellow',
        { tone: 0.1 },
      ),
      stroke(straps, 3, 'brown', { tone: -0.3 }),
      ...[1.3, 1.9, 2.9].flatMap((s): Node[] => [area(polygon(p(-16, -99, s), p(16, -99, s), p(16, -99, s * 1.14), p(-16, -99, s * 1.14)), 'light', 0.3)]),
    ],
    { also: ['place', 'journey', 'inside', 'city'] },
  );
}

/** Porthole (at (300, 250), radius 78), bunk, table: everything lashed. */
export function shipsCabin({ view = [], glass = 'haze', fill = 'wood' }: Journey = {}): Group {
  return concept(
    'cabin',
    [
      area(rect(0, 0, 600, 693), fill, -0.1, { shade: { to: [0, -1], depth: 0.4 } }),
      stroke(Array.from({ length: 9 }, (_, i) => `M0 ${80 + i * 46}H600`).join(''), 2, fill, { tone: -0.45 }),
      area('M0 0H90C60 200 60 400 100 520H0ZM600 0H510C540 200 540 400 500 520H600Z', fill, -0.45),
      concept(
        'porthole',
        [
          area(circle(300, 250, 78), glass, 0.1),
          {
            nodes: [{ nodes: view, transform: { move: [300, 250] } }, area('M222 290L330 172H360L222 320Z', 'paper', 0, { opacity: 0.14 })],
            clip: circle(300, 250, 78),
          },
          stroke(circle(300, 250, 88), 20, 'yellow', { tone: -0.3 }),
          stroke(circle(300, 250, 96), 3, 'yellow', { tone: 0.3 }),
          area(
            Array.from({ length: 8 }, (_, i) => circle(300 + Math.cos((i * Math.PI) / 4 + 0.4) * 88, 250 + Math.sin((i * Math.PI) / 4 + 0.4) * 88, 4)).join(''),
            'yellow',
            0.3,
          ),
        ],
        { also: ['window', 'sea', 'ship'] },
      ),
      area('M0 520H600V693H0Z', fill, -0.35, { shade: { to: [0, 1], depth: 0.4 } }),
      stroke('M100 520L40 693M200 520L170 693M300 520V693M400 520L430 693M500 520L560 693', 2, fill, { tone: -0.65 }),
      concept(
        'bunk',
        [
          area('M40 430H250V520H40Z', fill, 0.1),
          area('M40 412C60 396 230 396 250 412V436H40Z', 'blue', -0.1),
          area('M48 410C48 392 100 390 102 408C92 416 60 418 48 410Z', 'paper', 0),
          stroke('M64 462H226V502H64Z', 2, fill, { tone: -0.4 }),
        ],
        { also: ['bed', 'sleep'], rim: 0.5 },
      ),
      concept('table', [area('M340 446H520V460H340Z', fill, 0.35), area('M416 460H436V560H416Z', fill, -0.1)], { also: ['furniture'], rim: 0.5 }),
      concept(
        'lamp',
        [
          { glow: circle(440, 190, 100), kind: 'round', opacity: 0.7 },
          stroke('M440 90V150', 2.4, 'dark'),
          area('M424 150H456L464 196H416Z', 'light', 0.2),
          area('M420 150C424 136 456 136 460 150ZM414 194H466V204H414Z', 'yellow', -0.25),
        ],
        { also: ['light'] },
      ),
    ],
    { also: ['place', 'ship', 'sea', 'inside'] },
  );
}
