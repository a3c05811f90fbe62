import { concept, placed } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { hedge } from '../nature/plants.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';

/** An iron gate between stone posts; `open` shows one wing turned away. */
export function gardenGate({ width = 160, open = false, token = 'dark' as Token } = {}): Group {
  const wing = (f: 1 | -1, w: number): string =>
    `${times(6)
      .map(i => d`M${f * (52 - (w / 5) * i)} -2V${-88 - Math.sin((i / 5) * 1.57) * 22}`)
      .join(
        '',
      )}${d`M${f * 52} -88Q${f * (52 - w * 0.5)} -92 ${f * (52 - w)} -112M${f * 52} -18H${f * (52 - w)}M${f * 52} -60H${f * (52 - w)}`}${d`M${f * (52 - w * 0.3)} -40a${w * 0.16} 10 0 1 0 .1 0M${f * (52 - w * 0.7)} -40a${w * 0.16} 10 0 1 0 .1 0`}`;
  const post = (x: number): Node[] => [
    fill('brick4', rect(x - 14, -100, 28, 100), { tone: -0.25, shade: { to: [1, 0.4], depth: 0.4 } }),
    fill('paper', rect(x - 18, -106, 36, 8), { tone: -0.2 }),
    fill('paper', circle(x, -116, 11), { tone: -0.2, shade: { to: [1, 1], depth: 0.4 } }),
  ];
  return sized(
    concept('gate', [stroke(wing(-1, 50) + wing(1, open ? 20 : 50), 2.4, token, { tone: 0.1 }), ...post(-66), ...post(66)], { also: ['garden', 'iron'] }),
    width / 164,
  );
}

export function fountain({ width = 170 } = {}): Group {
  const jets =
    'M0-116C-10-136-30-132-34-88M0-116C10-136 30-132 34-88M0-116C-5-130-15-126-17-92M0-116C5-130 15-126 17-92M-36-80C-46-84-56-64-58-36M36-80C46-84 56-64 58-36M-20-74C-28-76-36-58-38-34M20-74C28-76 36-58 38-34';
  return sized(
    concept(
      'fountain',
      [
        fill('brick4', 'M-84-34H84L74 0H-74Z', { tone: -0.15, shade: { to: [0.6, 1], depth: 0.45 } }),
        fill('paper', 'M-90-40H90V-32H-90Z', { tone: -0.15 }),
        fill('lit', ellipse(0, -38, 78, 7), { tone: 0.2 }),
        fill('brick4', 'M-8-38L-5-76H5L8-38ZM-40-84C-34-74-18-72 0-72S34-74 40-84ZM-4-84H4L6-112H-6Z', { tone: -0.05, shade: { to: [1, 0.4], depth: 0.4 } }),
        fill('brick4', circle(0, -116, 6)),
        stroke(jets, 2, 'paper', { opacity: 0.8 }),
        fill(
          'paper',
          times(14)
            .map(i => circle(-64 + ((i * 37) % 128), -44 - ((i * 23) % 70), 1.6))
            .join(''),
          { opacity: 0.8 },
        ),
      ],
      { also: ['water', 'square'] },
    ),
    width / 180,
  );
}

/** A plinth; put a figure or anything on it at y −86. Without `top` a general on his horse stands there. */
export function statue({ height = 220, top = undefined as readonly Node[] | undefined, token = 'green' as Token } = {}): Group {
  const bronze = { tone: -0.1, shade: { to: [1, 0.6] as const, depth: 0.4 } };
  const rider: Node = {
    nodes: [
      fill(token, 'M-44-50C-60-50-66-36-62-16C-58-24-56-34-48-38Z', { tone: -0.3 }),
      fill(token, 'M24-40L36-20L30-2H20L26-18L12-36ZM-30-36L-24-18L-30 0H-20L-12-18L-16-36Z', { tone: -0.35 }),
      fill(
        token,
        'M-46-40C-46-54-32-60-18-58H6C16-60 22-74 28-88L32-98L36-90L40-98L43-88C50-84 58-74 60-66C58-60 52-60 48-64L40-66C38-54 34-44 28-38L46-30L40-10L32-12L36-24L14-32C0-28-14-28-22-34L-38-22L-44 0H-54L-48-28Z',
        bronze,
      ),
      fill(token, 'M-14-56C-18-80-12-98-2-100C8-98 12-86 8-76L22-72V-66L4-66L8-56L16-34L22-30V-26H8L-4-52Z', { tone: 0.1 }),
      fill(token, circle(-1, -108, 8), { tone: 0.1 }),
      fill(token, 'M-16-112C-8-122 8-122 16-112C6-115-6-115-16-112Z', { tone: -0.2 }),
      stroke('M20-69L64-104', 2.4, token, { tone: 0.25 }),
    ],
  };
  return sized(
    concept(
      'statue',
      [
        fill('brick4', 'M-58 0V-10H-50V-18H-44V-74H44V-18H50V-10H58V0Z', { tone: -0.2, shade: { to: [1, 0.4], depth: 0.45 } }),
        fill('paper', rect(-52, -84, 104, 10), { tone: -0.2 }),
        fill('brick2', 'M-22-60H22V-34H-22Z', { tone: -0.2 }),
        stroke('M-15-52H15M-15-46H15M-10-40H10', 1.4, 'dark', { opacity: 0.4 }),
        { nodes: top ?? [rider], transform: { move: [0, -84] } },
      ],
      { also: ['monument', 'square'] },
    ),
    height / 210,
  );
}

/** Glass and iron with palms inside. */
export function greenhouse({ width = 280, lit = true } = {}): Group {
  const body = 'M-130 0V-70C-124-104-70-120-46-122C-40-150-20-164 0-168C20-164 40-150 46-122C70-120 124-104 130-70V0Z';
  const frond = (x: number, y: number, s: number): Node =>
    stroke(
      d`M${x} ${y}C${x - 10 * s} ${y - 26 * s} ${x - 30 * s} ${y - 28 * s} ${x - 40 * s} ${y - 14 * s}M${x} ${y}C${x - 4 * s} ${y - 36 * s} ${x - 16 * s} ${y - 46 * s} ${x - 28 * s} ${y - 46 * s}M${x} ${y}C${x + 4 * s} ${y - 36 * s} ${x + 14 * s} ${y - 50 * s} ${x + 26 * s} ${y - 48 * s}M${x} ${y}C${x + 10 * s} ${y - 26 * s} ${x + 30 * s} ${y - 28 * s} ${x + 40 * s} ${y - 12 * s}M${x} ${y}V0`,
      5 * s,
      'leaf',
      { tone: -0.2 },
    );
  const bars = `${times(13)
    .map(i => d`M${-120 + i * 20} 0V${-86 - Math.max(0, 1 - Math.abs(i - 6) / 6.5) * 40}`)
    .join('')}M-130-40H130M-130-70H130M-110-96C-60-112 60-112 110-96M-46-122H46M-24-122V-156M0-122V-168M24-122V-156`;
  return sized(
    concept(
      'greenhouse',
      [
        ...(lit ? [halo(0, -60, 170, 0.4)] : []),
        fill(lit ? 'light' : 'lit', body, { opacity: 0.42 }),
        {
          nodes: [
            frond(-70, -20, 1),
            frond(10, -50, 1.5),
            frond(84, -16, 0.9),
            ...[-104, -36, 48, 110].map(x => placed(hedge({ kind: 'ball', height: 34 }), x, 0)),
          ],
          clip: body,
        },
        stroke(bars, 1.6, 'paper', { opacity: 0.8 }),
        stroke(body, 4, 'paper', { tone: -0.1 }),
        fill('paper', 'M-18 0V-52C-18-64 18-64 18-52V0Z', { tone: -0.2, opacity: 0.6 }),
        stroke('M-18 0V-52C-18-64 18-64 18-52V0M0-60V0', 2.6, 'paper'),
      ],
      { also: ['glass', 'plant', 'garden'] },
    ),
    width / 264,
  );
}

export function bandstand({ width = 220, token = 'red' as Token } = {}): Group {
  return sized(
    concept(
      'bandstand',
      [
        fill('dark', rect(-84, -108, 168, 84), { opacity: 0.25 }),
        fill('brick4', 'M-100-24H100L106 0H-106Z', { tone: -0.2, shade: { to: [0.4, 1], depth: 0.4 } }),
        fill('paper', rect(-104, -30, 208, 7), { tone: -0.1 }),
        stroke('M-88-30V-108M-44-30V-112M44-30V-112M88-30V-108', 4.4, 'paper', { tone: -0.1 }),
        stroke(
          'M-88-50H-44M44-50H88M-88-36L-77-50L-66-36L-55-50L-44-36M44-36L55-50L66-36L77-50L88-36M-88-98Q-66-116-44-98Q0-120 44-98Q66-116 88-98',
          1.8,
          'paper',
        ),
        fill(token, 'M-112-106C-70-118-36-140-14-158H14C36-140 70-118 112-106Z', { tone: -0.1, shade: { to: [0.6, 1], depth: 0.4 } }),
        stroke('M-14-158C-22-140-40-120-58-108M14-158C22-140 40-120 58-108M0-158V-108', 2, 'paper', { opacity: 0.6 }),
        fill('paper', `M-10-158H10L6-170H-6Z${circle(0, -174, 5)}`, { tone: -0.1 }),
        fill('light', circle(0, -96, 4)),
        halo(0, -92, 46, 0.4),
      ],
      { also: ['music', 'park'] },
    ),
    width / 224,
  );
}
