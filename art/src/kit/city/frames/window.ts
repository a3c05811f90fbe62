import { concept } from '../../../concept.ts';
import { circle, ellipse, rect } from '../../../path.ts';
import type { Group, Node, Token } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { d, fill, times } from '../draw.ts';
import { type FrameOptions, seen } from './looking.ts';

export const windowKinds = ['sash', 'round', 'arched', 'shutters', 'broken shutter', 'bars'] as const;
export type WindowKind = (typeof windowKinds)[number];

export interface WindowFrameOptions extends FrameOptions {
  readonly kind?: WindowKind;
  readonly width?: number;
  readonly height?: number;
  readonly frame?: Token;
  readonly curtain?: Token | 'none';
  readonly sill?: boolean;
}

function windowOpening({ kind = 'sash', width: w = 260, height: h = 330 }: Pick<WindowFrameOptions, 'kind' | 'width' | 'height'> = {}, x = 0, y = 0): string {
  if (kind === 'round') return circle(x, y, w / 2);
  if (kind === 'arched') return d`M${x - w / 2} ${y + h / 2}V${y - h / 2 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h / 2 + w / 2}V${y + h / 2}Z`;
  return rect(x - w / 2, y - h / 2, w, h);
}

/** Round its own middle. */
export function windowFrame(options: WindowFrameOptions = {}): Group {
  const { kind = 'sash', width: w = 260, height: h = 330, frame = 'paper', curtain = 'none', sill = kind !== 'round' } = options;
  const opening = windowOpening(options);
  const t = w * 0.05;
  const bars: Record<WindowKind, string> = {
    sash: d`M0 ${-h / 2}V${h / 2}M${-w / 2} ${-h * 0.06}H${w / 2}M${-w / 2} ${h * 0.22}H${w / 2}`,
    round: d`M0 ${-w / 2}V${w / 2}M${-w / 2} 0H${w / 2}`,
    arched: d`M0 ${-h / 2}V${h / 2}M${-w / 2} ${-h / 2 + w / 2}H${w / 2}M${-w / 2} ${h * 0.2}H${w / 2}M0 ${-h / 2 + w / 2}L${-w * 0.354} ${-h / 2 + w * 0.146}M0 ${-h / 2 + w / 2}L${w * 0.354} ${-h / 2 + w * 0.146}`,
    shutters: d`M0 ${-h / 2}V${h / 2}`,
    'broken shutter': d`M0 ${-h / 2}V${h / 2}`,
    bars: times(6)
      .map(i => d`M${-w / 2 + (w * (i + 0.5)) / 6} ${-h / 2}V${h / 2}`)
      .join(''),
  };
  const edge = { tone: -0.1 } as const;
  const nodes: Node[] = [
    seen(opening, options),
    fill('paper', d`M${-w * 0.5} ${-h * 0.1}L${-w * 0.1} ${-h * 0.5}H${w * 0.08}L${-w * 0.5} ${h * 0.16}Z`, {
      opacity: kind === 'round' || kind === 'arched' ? 0 : 0.1,
    }),
    ...cloth(curtain, opening, w, h),
    stroke(bars[kind], kind === 'bars' ? t : t * 0.5, kind === 'bars' ? 'dark' : frame, edge),
    stroke(opening, t * 1.5, frame, edge),
    stroke(opening, 1.4, 'dark', { opacity: 0.35 }),
    ...(sill ? [fill(frame, rect(-w * 0.6, h / 2 + t * 0.4, w * 1.2, t * 1.5), { tone: 0.1, shade: { to: [0, 1], depth: 0.4 } })] : []),
    ...leaves(kind, w, h),
  ];
  return concept('window', nodes, { also: ['view', 'house'] });
}

function cloth(curtain: Token | 'none', opening: string, w: number, h: number): Node[] {
  if (curtain === 'none') return [];
  const side = (f: 1 | -1): Node[] => [
    fill(
      curtain,
      d`M${f * w * 0.54} ${-h * 0.55}H${f * w * 0.1}C${f * w * 0.14} ${-h * 0.2} ${f * w * 0.4} 0 ${f * w * 0.42} ${h * 0.1}C${f * w * 0.34} ${h * 0.3} ${f * w * 0.34} ${h * 0.4} ${f * w * 0.3} ${h * 0.55}H${f * w * 0.54}Z`,
      { shade: { to: [f, 0.5], depth: 0.4 } },
    ),
    stroke(
      d`M${f * w * 0.2} ${-h * 0.5}C${f * w * 0.24} ${-h * 0.2} ${f * w * 0.42} 0 ${f * w * 0.44} ${h * 0.1}M${f * w * 0.34} ${-h * 0.5}C${f * w * 0.36} ${-h * 0.2} ${f * w * 0.45} 0 ${f * w * 0.46} ${h * 0.1}M${f * w * 0.44} ${h * 0.12}Q${f * w * 0.4} ${h * 0.3} ${f * w * 0.4} ${h * 0.5}`,
      1.6,
      'dark',
      { opacity: 0.3 },
    ),
    stroke(d`M${f * w * 0.39} ${h * 0.09}Q${f * w * 0.45} ${h * 0.14} ${f * w * 0.5} ${h * 0.08}`, w * 0.02, 'yellow'),
  ];
  return [{ nodes: [...side(1), ...side(-1)], clip: opening }];
}

function leaves(kind: WindowKind, w: number, h: number): Node[] {
  if (kind !== 'shutters' && kind !== 'broken shutter') return [];
  const leaf = (missing: readonly number[]): Node[] => [
    fill('green', rect(0, -h / 2, w * 0.46, h), { tone: -0.15, shade: { to: [1, 0.5], depth: 0.4 } }),
    ...times(12)
      .filter(i => !missing.includes(i))
      .map((i): Node => fill('green', rect(w * 0.05, -h * 0.46 + i * h * 0.077, w * 0.36, h * 0.05), { tone: 0.12, shade: { to: [0, 1], depth: 0.4 } })),
    ...missing.map((i): Node => fill('dark', rect(w * 0.05, -h * 0.46 + i * h * 0.077, w * 0.36, h * 0.06), { opacity: 0.8 })),
  ];
  const broken = kind === 'broken shutter';
  return [
    { nodes: leaf([]), transform: { move: [w * 0.54, 0] } },
    { nodes: leaf(broken ? [3, 4, 8] : []), transform: { flip: true, turn: broken ? 9 : 0, move: [-w * 0.54, broken ? h * 0.05 : 0] } },
  ];
}

/** A ship's round window with its bolts, r to the glass. */
export function porthole(options: FrameOptions & { readonly r?: number } = {}): Group {
  const { r = 150 } = options;
  const bolts = times(10)
    .map(i => circle(Math.cos(i * 0.628) * r * 1.14, Math.sin(i * 0.628) * r * 1.14, r * 0.04))
    .join('');
  return concept(
    'porthole',
    [
      seen(circle(0, 0, r), options),
      { glow: ellipse(-r * 0.3, -r * 0.4, r * 0.7, r * 0.5), kind: 'round', opacity: 0.22, fill: 'paper' },
      fill('brick2', circle(0, 0, r * 1.28) + circle(0, 0, r), { evenOdd: true, tone: 0.15, shade: { to: [0.7, 1], depth: 0.5 } }),
      stroke(circle(0, 0, r * 1.28) + circle(0, 0, r * 1.03), r * 0.02, 'dark', { opacity: 0.45 }),
      fill('dark', bolts, { opacity: 0.7 }),
      fill(
        'paper',
        times(10)
          .map(i => circle(Math.cos(i * 0.628) * r * 1.14 - r * 0.008, Math.sin(i * 0.628) * r * 1.14 - r * 0.01, r * 0.02))
          .join(''),
        { opacity: 0.6 },
      ),
      stroke(d`M${-r * 0.82} ${-r * 0.3}A${r * 0.87} ${r * 0.87} 0 0 1 ${-r * 0.3} ${-r * 0.82}`, r * 0.03, 'paper', { opacity: 0.5 }),
    ],
    { also: ['window', 'ship'] },
  );
}
