import { chance } from '../../chance.ts';
import { concept, placed } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface BicycleOptions {
  readonly token?: Token;
  readonly tone?: number;
  readonly width?: number;
  /** `step through`: the swan-necked Dutch frame; `diamond`: a straight top tube; `cargo`: a box before the rider. */
  readonly frame?: 'step through' | 'diamond' | 'cargo';
  readonly basket?: 'none' | 'empty' | 'flowers' | 'bread' | 'cat';
  readonly crate?: boolean;
  readonly lamp?: boolean;
}

const R = 24;
const rear = [-37, -R] as const;
const crank = [-8, -R + 3] as const;
const seat = [-20, -58] as const;

/** Wheels on the ground at y 0, the middle between them at x 0; about 122 wide. */
export function bicycle(options: BicycleOptions = {}): Group {
  const { token = 'mass', tone = token === 'mass' ? -0.5 : 0, width = 122, frame = 'step through', basket = 'none', crate = false, lamp = true } = options;
  const cargo = frame === 'cargo';
  const front: readonly [number, number] = cargo ? [74, -17] : [38, -R];
  const small = cargo ? 17 : R;
  const paint = { tone } as const;
  const iron = { tone: -0.6 } as const;
  const spokes = (cx: number, cy: number, r: number): string =>
    times(9)
      .map(i => d`M${cx - Math.cos(i * 0.349) * r} ${cy - Math.sin(i * 0.349) * r}L${cx + Math.cos(i * 0.349) * r} ${cy + Math.sin(i * 0.349) * r}`)
      .join('');
  const head = 'M27-66L30-50';
  const tubes = {
    'step through': 'M-8-21C10-30 22-44 29-58M-14-36C4-40 18-48 28-62',
    diamond: 'M-8-21L30-52M-18-54L27-61',
    cargo: 'M-8-21C0-24 8-22 12-16H66',
  } as const;
  const nodes: Node[] = [
    stroke(spokes(rear[0], rear[1], R - 2) + spokes(front[0], front[1], small - 2), 0.6, 'grey', { opacity: 0.75 }),
    stroke(circle(rear[0], rear[1], R - 1.5) + circle(front[0], front[1], small - 1.5), 3, 'dark', { tone: 0.15 }),
    stroke(circle(rear[0], rear[1], R - 4) + circle(front[0], front[1], small - 4), 0.9, 'paper', { opacity: 0.5 }),
    stroke(d`M${rear[0] - 25} -30A${R + 3} ${R + 3} 0 0 1 -12 -31`, 2, token, paint),
    ...(cargo ? [] : [stroke('M38-51A27 27 0 0 1 62-35', 2, token, paint)]),
    stroke(d`M${rear[0]} ${rear[1]}L${crank[0]} ${crank[1]}M${rear[0]} ${rear[1]}L${seat[0] + 2} -52`, 2.6, token, paint),
    stroke(`M-8-21L-20-58${tubes[frame]}${head}`, 3.4, token, paint),
    ...(cargo ? [stroke('M30-50L24-18M66-16L74-17', 3, token, paint)] : [stroke('M30-50C32-42 34-34 38-24', 3, token, paint)]),
    stroke(cargo ? 'M27-66L26-76C20-80 12-78 8-74' : 'M27-66L25-74C18-80 10-78 5-72', 2.6, 'mass', iron),
    stroke(cargo ? 'M12-76L7-73' : 'M9-75L4-71', 4, 'dark', { tone: 0.1 }),
    fill('dark', 'M-32-63C-30-67-20-66-6-63C-8-60-16-60-19-57C-26-56-31-58-32-63Z'),
    stroke('M-40-50H-56L-45-26M-46-50L-41-28', 2, 'mass', iron),
    fill(token, d`M-42 -27C-30 -32 -14 -29 -6 -26C0 -24 0 -16 -8 -15.6L-36 -20C-42 -20 -44 -24 -42 -27Z`, { tone: tone - 0.25 }),
    stroke('M-8-21L-2-11M-8-21L-14-31', 2.2, 'grey', { tone: 0.1 }),
    stroke('M-6-10H3M-18-32H-10', 3, 'dark'),
    fill('red', circle(-62, -36, 2.4)),
    ...(lamp ? [halo(37, -53, 16, 0.5), fill('mass', 'M29-56h6v7h-6Z', iron), fill('light', ellipse(36, -52.5, 2.2, 4))] : []),
    ...(cargo ? [box(token, tone)] : []),
    ...carried(basket, cargo),
    ...(crate
      ? [
          fill('wood', 'M-60-68H-36L-38-51H-58Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.4 } }),
          stroke('M-59.5-63H-36.5M-59-57H-37', 1, 'dark', { opacity: 0.5 }),
        ]
      : []),
  ];
  return sized(concept('bicycle', nodes, { also: ['ride', 'wheel'] }), width / 122);
}

const box = (token: Token, tone: number): Node => ({
  nodes: [
    fill('wood', 'M14-50L70-54L64-20H20Z', { tone: 0.1, shade: { to: [0.3, 1], depth: 0.5 } }),
    stroke('M14-50L70-54', 2.6, token, { tone }),
    stroke('M16-40L68-43M18-30L66-32', 1, 'dark', { opacity: 0.4 }),
  ],
});

function carried(basket: BicycleOptions['basket'], cargo: boolean): Node[] {
  if (basket === undefined || basket === 'none') return [];
  const at = cargo ? 0 : 1;
  const inside: Record<Exclude<typeof basket, 'none'>, Node[]> = {
    empty: [],
    flowers: [
      stroke('M40-68L34-84M44-68L44-90M48-68L53-86M52-68L61-80M38-68L28-77', 1.6, 'leaf'),
      fill('leaf', 'M36-68C28-74 30-80 36-78ZM54-68C62-72 64-78 56-76Z'),
      fill('red', circle(34, -86, 4.6) + circle(53, -88, 4.2)),
      fill('yellow', circle(44, -92, 4.8) + circle(28, -79, 3.4)),
      fill('pink', circle(61, -82, 4) + circle(48, -82, 3.6)),
    ],
    bread: [stroke('M40-66L34-92M47-66L50-96', 5.5, 'orange', { tone: 0.15 }), fill('leaf', 'M52-66C50-80 58-92 64-90C62-84 66-78 58-66Z')],
    cat: [
      fill('dark', 'M38-66C36-78 38-84 37-92L42-87H48L53-92C52-84 54-76 54-66Z', { tone: 0.2 }),
      fill('yellow', ellipse(42.4, -82, 1.4, 1.9) + ellipse(48.2, -82, 1.4, 1.9)),
    ],
  };
  return [
    {
      nodes: [
        ...inside[basket],
        fill('brown', 'M32-70H60L56-50H36Z', { tone: 0.25, shade: { to: [0.3, 1], depth: 0.4 } }),
        stroke('M34-65H58.5M35-60H58M36-55H57M38-70L40-50M44-70L45-50M50-70L49-50M55-70L53-50', 0.9, 'dark', { opacity: 0.45 }),
        stroke('M31-70H61', 2.4, 'brown', { tone: 0.35 }),
      ],
      transform: { move: cargo ? [-2, -4] : [at, 0] },
    },
  ];
}

const paints = ['red', 'blue', 'mass', 'yellow', 'green', 'mass', 'white', 'orange'] as const satisfies readonly Token[];

/** Bicycles leaning side by side, as along every railing; from x 0 to `width`. */
export function bicycleRow({ width = 260, seed = 1, count = 6, size = 90 }: { width?: number; seed?: number; count?: number; size?: number } = {}): Group {
  const r = chance(seed);
  const nodes = times(count).map(i =>
    placed(
      bicycle({
        token: r.of(paints),
        width: size * r.between(0.94, 1.06),
        frame: r.of(['step through', 'step through', 'diamond']),
        basket: r.of(['none', 'none', 'empty', 'flowers']),
        crate: r.happens(0.25),
        lamp: false,
      }),
      size / 2 + ((i + r.between(-0.15, 0.15)) / Math.max(1, count - 1)) * (width - size),
      r.between(-2, 2),
      { turn: r.between(-4, 3), flip: r.happens(0.35) },
    ),
  );
  return { nodes };
}
