import { concept } from '../../../concept.ts';
import { circle, ellipse, polygon, rect, rounded } from '../../../path.ts';
import type { Group, Node, Token } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { d, fill, halo, times } from '../draw.ts';
import { type FrameOptions, seen } from './looking.ts';

/** A framed picture round its own middle. `gilt` has carved corners. */
export function pictureFrame(
  options: FrameOptions & { readonly width?: number; readonly height?: number; readonly frame?: Token; readonly kind?: 'plain' | 'gilt' | 'oval' } = {},
): Group {
  const { width: w = 180, height: h = 220, frame = 'yellow', kind = 'gilt' } = options;
  const t = Math.min(w, h) * 0.09;
  const opening = kind === 'oval' ? ellipse(0, 0, w / 2, h / 2) : rect(-w / 2, -h / 2, w, h);
  const outer = kind === 'oval' ? ellipse(0, 0, w / 2 + t * 1.4, h / 2 + t * 1.4) : rect(-w / 2 - t, -h / 2 - t, w + 2 * t, h + 2 * t);
  const corner = (x: number, y: number): string =>
    d`M${x * (w / 2 + t * 1.3)} ${y * (h / 2 + t * 1.3)}Q${x * (w / 2 - t * 0.6)} ${y * (h / 2 + t * 1.1)} ${x * (w / 2 - t * 1.2)} ${y * (h / 2 + t * 0.1)}Q${x * (w / 2)} ${y * (h / 2)} ${x * (w / 2 + t * 0.1)} ${y * (h / 2 - t * 1.2)}Q${x * (w / 2 + t * 1.1)} ${y * (h / 2 - t * 0.6)} ${x * (w / 2 + t * 1.3)} ${y * (h / 2 + t * 1.3)}Z`;
  return concept(
    'picture',
    [
      seen(opening, options),
      fill(frame, outer + opening, { evenOdd: true, tone: -0.2, shade: { to: [0.7, 1], depth: 0.45 } }),
      stroke(outer, t * 0.16, frame, { tone: 0.3 }),
      stroke(opening, t * 0.2, 'dark', { opacity: 0.55 }),
      ...(kind === 'gilt'
        ? [
            fill(
              frame,
              [
                [-1, -1],
                [1, -1],
                [-1, 1],
                [1, 1],
              ]
                .map(([x = 0, y = 0]) => corner(x, y))
                .join(''),
              { tone: 0.12 },
            ),
          ]
        : []),
    ],
    { also: ['painting', 'frame', 'art'] },
  );
}

/** A standing or hanging mirror; what is in it may differ from the room. */
export function mirror(options: FrameOptions & { readonly width?: number; readonly height?: number; readonly frame?: Token } = {}): Group {
  const { width: w = 160, height: h = 230, frame = 'yellow' } = options;
  const glass = d`M${-w / 2} ${h / 2}V${-h * 0.2}C${-w / 2} ${-h * 0.46} ${-w * 0.2} ${-h / 2} 0 ${-h / 2}S${w / 2} ${-h * 0.46} ${w / 2} ${-h * 0.2}V${h / 2}Z`;
  return concept(
    'mirror',
    [
      seen(glass, { backdrop: 'lit', ...options }),
      {
        nodes: [
          fill(
            'paper',
            polygon([-w * 0.5, 0], [w * 0.1, -h * 0.6], [w * 0.26, -h * 0.6], [-w * 0.5, h * 0.2]) +
              polygon([-w * 0.5, h * 0.3], [w * 0.5, -h * 0.5], [w * 0.5, -h * 0.44], [-w * 0.5, h * 0.36]),
            { opacity: 0.16 },
          ),
        ],
        clip: glass,
      },
      stroke(glass, w * 0.075, frame, { tone: -0.15 }),
      stroke(glass, w * 0.02, frame, { tone: 0.35 }),
      fill(
        frame,
        d`M${-w * 0.22} ${-h * 0.5}C${-w * 0.12} ${-h * 0.56} ${-w * 0.1} ${-h * 0.6} 0 ${-h * 0.62}C${w * 0.1} ${-h * 0.6} ${w * 0.12} ${-h * 0.56} ${w * 0.22} ${-h * 0.5}C${w * 0.1} ${-h * 0.52} ${-w * 0.1} ${-h * 0.52} ${-w * 0.22} ${-h * 0.5}Z` +
          circle(0, -h * 0.57, w * 0.04),
        { tone: 0.05 },
      ),
    ],
    { also: ['reflection', 'glass'] },
  );
}

/** A magnifying glass round the middle of its lens, the handle to the lower right. */
export function magnifier(options: FrameOptions & { readonly r?: number; readonly token?: Token } = {}): Group {
  const { r = 90, token = 'brick2' } = options;
  return concept(
    'magnifying glass',
    [
      stroke(d`M${r * 0.9} ${r * 0.9}L${r * 1.7} ${r * 1.7}`, r * 0.24, 'wood', { tone: -0.2 }),
      stroke(d`M${r * 0.72} ${r * 0.72}L${r * 1} ${r * 1}`, r * 0.16, token, { tone: 0.2 }),
      seen(circle(0, 0, r), { backdrop: 'lit', ...options }),
      stroke(circle(0, 0, r), r * 0.13, token, { tone: 0 }),
      stroke(circle(0, 0, r * 1.05), r * 0.03, token, { tone: 0.5 }),
      stroke(d`M${-r * 0.76} ${-r * 0.26}A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.26} ${-r * 0.76}`, r * 0.05, 'paper', { opacity: 0.6 }),
    ],
    { also: ['search', 'clue', 'glass'] },
  );
}

/** A bottle that lies on its side with a world in it, the cork to the right. */
export function bottle(options: FrameOptions & { readonly width?: number; readonly cork?: Token } = {}): Group {
  const { width = 320, cork = 'red' } = options;
  const k = width / 320;
  const n = (path: TemplateStringsArray, ...at: readonly number[]): string => d(path, ...at.map(v => v * k));
  const glass = n`M${-150} ${-62}C${-164} ${-62} ${-166} ${62} ${-150} ${62}H${40}C${86} ${62} ${84} ${24} ${124} ${22}V${-22}C${84} ${-24} ${86} ${-62} ${40} ${-62}Z`;
  return concept(
    'bottle',
    [
      seen(glass, { backdrop: 'lit', ...options }),
      stroke(glass, 3 * k, 'paper', { opacity: 0.9 }),
      stroke(n`M${-142} ${-50}H${34}C${52} ${-50} ${60} ${-40} ${70} ${-30}`, 5 * k, 'paper', { opacity: 0.45 }),
      stroke(n`M${-140} ${52}H${20}`, 3 * k, 'paper', { opacity: 0.25 }),
      fill(cork, n`M${124} ${-19}H${158}V${19}H${124}Z`, { tone: -0.05, shade: { to: [0, 1], depth: 0.4 } }),
      stroke(n`M${124} ${-25}V${25}`, 5 * k, 'paper', { opacity: 0.85 }),
    ],
    { also: ['glass'] },
  );
}

/** An open book; `inside` is the picture on its right page, round the middle of that page. The middle of the lower edge at the origin. */
export function openBook(options: FrameOptions & { readonly width?: number; readonly cover?: Token } = {}): Group {
  const { width = 380, cover = 'red', inside = [] } = options;
  const page = 'M4-150C40-172 120-176 184-156V0C120-20 40-16 4 4Z';
  const grey = times(9)
    .map(i => d`M-166 ${-134 + i * 13}C-110 ${-150 + i * 13} -60 ${-146 + i * 13} ${i % 4 === 3 ? -70 : -24} ${-134 + i * 13 + (i % 4 === 3 ? -6 : 0)}`)
    .join('');
  return {
    ...concept(
      'book',
      [
        fill(cover, 'M-194-150C-120-176-40-170 0-146C40-170 120-176 194-150V10C120-14 40-8 0 14C-40-8-120-14-194 10Z', { tone: -0.2 }),
        fill('paper', 'M-4-150C-40-172-120-176-184-156V0C-120-20-40-16-4 4Z', { shade: { to: [1, 0.2], depth: 0.3 } }),
        stroke(grey, 3, 'grey', { opacity: 0.5 }),
        seen(page, { backdrop: 'paper', ...options, inside: [{ nodes: inside, transform: { move: [94, -84] } }] }),
        stroke(page, 3, 'paper', { tone: 0.3 }),
        { nodes: [fill('dark', 'M4-160H24C14-100 14-50 24 6H4Z', { opacity: 0.18 })] },
        fill('accent', 'M-2-146H8L10 34L4 26L-3 34Z', { tone: -0.1 }),
      ],
      { also: ['story', 'paper'] },
    ),
    transform: { scale: width / 388 },
  };
}

/** A screen without letters: `phone` upright with rounded corners, `television` old and bulging, `monitor` wide. */
export function screen(
  options: FrameOptions & { readonly kind?: 'phone' | 'television' | 'monitor'; readonly width?: number; readonly token?: Token } = {},
): Group {
  const { kind = 'phone', width = 170, token = 'dark' } = options;
  const drawn: Record<typeof kind, () => Node[]> = {
    phone: () => [
      halo(0, 0, 180, 0.3, 'lit'),
      fill(token, rounded(-85, -170, 170, 340, 24), { tone: 0.2 }),
      stroke(rounded(-85, -170, 170, 340, 24), 2, 'lit', { opacity: 0.5 }),
      seen(rounded(-76, -158, 152, 316, 16), { backdrop: 'lit', ...options }),
      fill('dark', rounded(-26, -152, 52, 11, 5)),
    ],
    television: () => [
      stroke('M-4-84L-40-128M4-84L36-122', 2.4, 'grey'),
      fill('grey', circle(-40, -128, 3) + circle(36, -122, 3)),
      stroke('M-60 84L-70 108M60 84L70 108', 6, 'wood', { tone: -0.3 }),
      fill('wood', rounded(-110, -86, 220, 172, 16), { tone: -0.1, shade: { to: [0.3, 1], depth: 0.4 } }),
      fill('dark', rounded(-100, -76, 156, 152, 26)),
      seen('M-92-58C-92-70-60-70-22-70S48-70 48-58C54-20 54 20 48 58C48 70 16 70-22 70S-92 70-92 58C-98 20-98-20-92-58Z', { backdrop: 'lit', ...options }),
      stroke('M-86-40C-86-56-70-60-54-60', 3, 'paper', { opacity: 0.5 }),
      fill('brick2', circle(82, -46, 13) + circle(82, -10, 10), { tone: 0.2 }),
      stroke('M82-46V-57M82-10L90-16M70 20H94M70 28H94M70 36H94M70 44H94', 2, 'dark'),
    ],
    monitor: () => [
      fill('mass', 'M-20 76H20L28 108H-28Z', { tone: -0.4 }),
      fill('mass', rect(-52, 104, 104, 7), { tone: -0.3 }),
      fill(token, rounded(-140, -90, 280, 168, 8), { tone: 0.15 }),
      halo(0, -8, 190, 0.3, 'lit'),
      seen(rect(-130, -80, 260, 144), { backdrop: 'lit', ...options }),
    ],
  };
  return {
    ...concept(kind === 'monitor' ? 'computer' : kind, drawn[kind](), { also: ['screen'] }),
    transform: { scale: width / (kind === 'phone' ? 170 : kind === 'television' ? 220 : 280) },
  };
}
