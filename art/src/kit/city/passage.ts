import { concept, placed } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { tulips } from '../nature/flowers.ts';
import { ivy, palm } from '../nature/plants.ts';
import { stroke } from '../stroke.ts';
import { beam, d, fill, halo, sized, times } from './draw.ts';
import { wallLamp } from './lamp.ts';
import { bay } from './works.ts';

/** A stone arch to walk through; opening 120 × 170, foot in the middle. */
export function archway({ width = 200, wall = 'brick4' as Token, inside = [] as readonly Node[], backdrop = 'haze' as Token } = {}): Group {
  const hole = bay(0, 1, 120, 180);
  return sized(
    concept(
      'arch',
      [
        fill(backdrop, hole, { tone: 0.2 }),
        { nodes: inside, clip: hole },
        fill(wall, `M-100 0V-220H100V0Z${hole}`, { evenOdd: true, tone: -0.3, shade: { to: [0.4, 1], depth: 0.4 } }),
        stroke('M-66 0V-120A66 66 0 0 1 66-120V0', 14, 'paper', { tone: -0.25 }),
        stroke(
          times(13)
            .map(i => {
              const a = Math.PI * (1 + i / 12);
              return d`M${Math.cos(a) * 60} ${-120 + Math.sin(a) * 60}L${Math.cos(a) * 74} ${-120 + Math.sin(a) * 74}`;
            })
            .join(''),
          1.6,
          'dark',
          { opacity: 0.5 },
        ),
        fill('paper', 'M-10-176L-14-204H14L10-176Z', { tone: -0.1 }),
        fill('paper', rect(-106, -226, 212, 10), { tone: -0.3 }),
      ],
      { also: ['gate', 'passage'] },
    ),
    width / 212,
  );
}

/** The small green door of a hofje: a carved stone above it, ivy, a bench, tulips; one wing open to a sunny court. */
export function courtyardDoor({
  width = 240,
  wall = 'brick1' as Token,
  door = 'green' as Token,
  inside = undefined as readonly Node[] | undefined,
} = {}): Group {
  const hole = bay(0, 0, 84, 140);
  const court: readonly Node[] = inside ?? [
    fill('light', rect(-42, -140, 84, 140), { tone: 0.3 }),
    fill('leaf', 'M-42-40C-20-60 20-56 42-40V0H-42Z', { tone: 0.1 }),
    placed(tulips({ width: 80, scale: 0.6 }), -40, -8),
    fill('brick2', 'M-30-52V-84L-16-98L-2-84V-52Z', { tone: 0.2 }),
    fill('dark', rect(-20, -66, 8, 14)),
  ];
  return sized(
    concept(
      'courtyard',
      [
        fill(wall, 'M-120 0V-232H120V0Z', { tone: -0.2, shade: { to: [0.3, 1], depth: 0.45 } }),
        stroke(
          times(30)
            .map(i => d`M${-112 + ((i * 67) % 216)} ${-14 - ((i * 41) % 208)}h12`)
            .join(''),
          1.4,
          'dark',
          { opacity: 0.3 },
        ),
        fill('paper', rect(-126, -240, 252, 10), { tone: -0.3 }),
        { nodes: court, clip: hole },
        beam('M-38-2H38L90 60H-70Z', 0.45),
        fill(door, 'M-42-98C-42-120-24-140 0-140V0H-42Z', { tone: -0.1, shade: { to: [1, 0.4], depth: 0.4 } }),
        stroke('M-34 0V-112M-26 0V-124M-18 0V-132M-9 0V-137', 1.4, 'dark', { opacity: 0.4 }),
        fill('yellow', circle(-7, -62, 3.4)),
        fill(door, 'M42-98L58-104V8L42 0Z', { tone: -0.35 }),
        stroke('M-47 0V-98A47 47 0 0 1 47-98V0', 11, 'paper', { tone: -0.15 }),
        fill('paper', 'M-40-206H40V-166C20-160-20-160-40-166Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.3 } }),
        fill('blue', 'M-10-178C-16-192-4-200 0-192C4-200 16-192 10-178C6-172 3-170 0-168C-3-170-6-172-10-178Z', { tone: 0 }),
        placed(wallLamp({ scale: 0.9 }), 62, -128),
        placed(ivy({ width: 70, height: 110 }), -120, -228),
        placed(palm({ height: 62 }), 86, 0),
        placed(palm({ height: 54, seed: 3 }), -84, 0),
      ],
      { also: ['door', 'garden', 'hofje'] },
    ),
    width / 252,
  );
}

/** Both walls of a narrow lane, closing in on a strip of sky or light; fills the canvas. `gap` is the light at its end. */
export function alley({ wall = 'brick5' as Token, other = 'brick3' as Token, gap = 90, floor = 470, lit = true, washing = true } = {}): Group {
  const half = gap / 2;
  const left = polygon([0, 0], [300 - half, 150], [300 - half, floor], [0, 693]);
  const right = polygon([600, 0], [300 + half, 110], [300 + half, floor], [600, 693]);
  const onLeft = (t: number, v: number): [number, number] => [(300 - half) * t, (693 + (floor - 693) * t) * (1 - v) + 150 * t * v];
  const onRight = (t: number, v: number): [number, number] => [600 - (300 - half) * t, (693 + (floor - 693) * t) * (1 - v) + 110 * t * v];
  const pane = (on: typeof onLeft, t: number, v: number, w: number, h: number): string => polygon(on(t, v), on(t + w, v), on(t + w, v + h), on(t, v + h));
  const holes = [
    [0.16, 0.52],
    [0.16, 0.76],
    [0.46, 0.5],
    [0.46, 0.74],
    [0.7, 0.52],
    [0.7, 0.75],
  ] as const;
  const panes = (on: typeof onLeft, keep: (i: number) => boolean): string =>
    holes
      .filter((_, i) => keep(i))
      .map(([t, v]) => pane(on, t, v, 0.13, 0.14))
      .join('');
  const line: Node[] = washing
    ? [
        stroke('M120 196Q300 250 480 170', 1.4, 'paper', { opacity: 0.8 }),
        fill('red', 'M190 219L232 227L228 280L190 270Z'),
        fill('paper', 'M250 231H288L292 282L248 284Z', { tone: -0.1 }),
        fill('blue', 'M308 231L344 223L350 262L334 264L332 286L314 286Z'),
        fill('yellow', 'M372 214L396 206L402 250L378 256Z'),
      ]
    : [];
  return concept(
    'alley',
    [
      fill('mass', polygon([0, 693], [300 - half, floor], [300 + half, floor], [600, 693]), { tone: 0.1, shade: { to: [0, 1], depth: 0.5 } }),
      stroke(
        times(8)
          .map(i => {
            const t = i / 8;
            return d`M${(300 - half) * t} ${693 + (floor - 693) * t}L${600 - (300 - half) * t} ${693 + (floor - 693) * t}`;
          })
          .join(''),
        1.4,
        'dark',
        { opacity: 0.35 },
      ),
      fill(wall, left, { tone: -0.25, shade: { to: [-1, 0.4], depth: 0.55 } }),
      fill(other, right, { tone: -0.25, shade: { to: [1, 0.4], depth: 0.55 } }),
      fill('paper', holes.map(([t, v]) => pane(onLeft, t - 0.015, v - 0.012, 0.16, 0.165) + pane(onRight, t - 0.015, v - 0.012, 0.16, 0.165)).join(''), {
        tone: -0.4,
      }),
      fill('dark', panes(onLeft, () => true) + panes(onRight, () => true), { tone: 0.2 }),
      ...(lit ? [fill('light', panes(onLeft, i => i % 3 === 1) + panes(onRight, i => i % 4 === 0))] : []),
      fill('green', pane(onLeft, 0.42, 0.1, 0.17, 0.26), { tone: -0.2 }),
      fill('red', pane(onRight, 0.4, 0.1, 0.17, 0.26), { tone: -0.3 }),
      halo(...onRight(0.36, 0.4), 60, 0.6),
      fill('light', circle(...onRight(0.36, 0.4), 5)),
      ...line,
    ],
    { also: ['street', 'lane', 'narrow'] },
  );
}

/** A painted city wall of a stage set: flat houses with props behind them, on little wheels. Foot in the middle. */
export function stageSet({ width = 320, tokens = ['accent', 'accent2', 'brick1'] as readonly [Token, Token, Token] } = {}): Group {
  const flat = (x: number, w: number, h: number, token: Token, peak: string): Node[] => [
    stroke(d`M${x + w * 0.2} ${-h * 0.7}L${x - 16} 0M${x + w * 0.8} ${-h * 0.6}L${x + w + 16} 0`, 4, 'wood', { tone: -0.2 }),
    fill(token, `${d`M${x} 0V${-h}`}${peak}V0Z`, { shade: { to: [0.4, 1], depth: 0.3 } }),
    fill(
      'paper',
      times(6)
        .map(i => rect(x + w * (0.16 + (i % 2) * 0.42), -h * 0.9 + Math.floor(i / 2) * h * 0.28, w * 0.26, h * 0.17))
        .join(''),
      { tone: -0.1 },
    ),
  ];
  return sized(
    concept(
      'stage set',
      [
        ...flat(-150, 90, 170, tokens[0], 'l20 -14v-14l14 -10h22l14 10v14l20 14'),
        ...flat(-50, 96, 206, tokens[2], 'c30 -4 20 -40 48 -40s18 36 48 40'),
        ...flat(56, 92, 160, tokens[1], 'l46 -44l46 44'),
        fill('dark', [-140, -70, -40, 36, 66, 138].map(x => circle(x, -2, 6)).join(''), { tone: 0.2 }),
      ],
      { also: ['theatre', 'house', 'fake'] },
    ),
    width / 320,
  );
}
