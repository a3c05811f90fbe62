import { chance } from '../../../chance.ts';
import { concept } from '../../../concept.ts';
import { circle, polygon, rect } from '../../../path.ts';
import type { Group, Node, Point, Token } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { beam, d, fill, times } from '../draw.ts';
import { type FrameOptions, seen } from './looking.ts';

/** A stage with drawn curtains; the middle of its front edge is the origin. `open` 0 shut … 1 wide. About 440 × 380. */
export function theatre(
  options: FrameOptions & { readonly width?: number; readonly open?: number; readonly curtain?: Token; readonly spotlight?: boolean } = {},
): Group {
  const { width = 440, open = 0.75, curtain = 'red', spotlight = true } = options;
  const gap = 190 * open;
  const side = (f: 1 | -1): Node[] => {
    const folds = times(6)
      .map(
        i =>
          d`M${f * (208 - i * ((200 - gap * 0.86) / 6))} -330C${f * (204 - i * ((200 - gap * 0.8) / 6))} -200 ${f * (212 - i * ((190 - gap * 0.7) / 7))} -120 ${f * (206 - i * ((180 - gap * 0.6) / 7))} -6`,
      )
      .join('');
    return [
      fill(
        curtain,
        d`M${f * 222} -340H${f * Math.max(0, gap - 24)}C${f * (gap * 0.9)} -240 ${f * (gap + 26 * open)} -150 ${f * (gap + 34 * open)} -120C${f * (gap + 10 * open)} -80 ${f * gap} -40 ${f * Math.max(0, gap - 8)} -4H${f * 222}Z`,
        { tone: -0.08, shade: { to: [f, 0.4], depth: 0.55 } },
      ),
      stroke(folds, 3, 'dark', { opacity: 0.3 }),
      ...(open > 0.2 ? [stroke(d`M${f * (gap + 30 * open)} -122Q${f * (gap + 60)} -108 ${f * 214} -126`, 5, 'yellow')] : []),
    ];
  };
  const swags = times(6)
    .map(i => d`M${-222 + i * 74} -352C${-216 + i * 74} -306 ${-154 + i * 74} -306 ${-148 + i * 74} -352Z`)
    .join('');
  const fringe = times(6)
    .map(i => d`M${-220 + i * 74} -348C${-212 + i * 74} -310 ${-158 + i * 74} -310 ${-150 + i * 74} -348`)
    .join('');
  const opening = rect(-220, -350, 440, 346);
  return {
    ...concept(
      'theatre',
      [
        seen(opening, { backdrop: 'mass', ...options }),
        ...(spotlight ? [beam('M-14-350H14L96-8Q0 14-96-8Z', 0.5)] : []),
        ...side(1),
        ...side(-1),
        fill(curtain, swags, { tone: -0.2, shade: { to: [0, 1], depth: 0.4 } }),
        stroke(fringe, 5, 'yellow', { tone: -0.1 }),
        fill('yellow', rect(-228, -362, 456, 14), { tone: -0.25 }),
        fill('wood', 'M-240-4H240L256 24H-256Z', { tone: 0, shade: { to: [0, 1], depth: 0.5 } }),
        stroke('M-236 6H236', 1.6, 'dark', { opacity: 0.4 }),
        fill(
          'light',
          times(7)
            .map(i => d`M${-186 + i * 62} 4a10 9 0 0 1 20 0Z`)
            .join(''),
          { tone: 0.2 },
        ),
      ],
      { also: ['stage', 'curtain'] },
    ),
    transform: { scale: width / 480 },
  };
}

/** Coloured glass in lead: a rose of wedges round the middle, or a tall arched light. `inside` shines through it faintly. */
export function stainedGlass(
  options: FrameOptions & {
    readonly kind?: 'rose' | 'arched';
    readonly width?: number;
    readonly seed?: number;
    readonly tokens?: readonly [Token, ...Token[]];
  } = {},
): Group {
  const { kind = 'rose', width: w = 220, seed = 1, tokens = ['red', 'blue', 'yellow', 'green', 'violet', 'accent2'] } = options;
  const r = chance(seed);
  const h = w * 1.6;
  const opening =
    kind === 'rose'
      ? circle(0, 0, w / 2)
      : d`M${-w / 2} ${h / 2}V${-h * 0.16}C${-w / 2} ${-h * 0.36} ${-w * 0.2} ${-h * 0.44} 0 ${-h / 2}C${w * 0.2} ${-h * 0.44} ${w / 2} ${-h * 0.36} ${w / 2} ${-h * 0.16}V${h / 2}Z`;
  const panes: Node[] = [];
  let lead = '';
  const pane = (...points: readonly Point[]): void => {
    panes.push(fill(r.of(tokens), polygon(...points), { tone: r.between(-0.1, 0.4), opacity: 0.86 }));
    lead += polygon(...points);
  };
  if (kind === 'rose') {
    const at = (i: number, k: number): Point => [Math.cos((i / 12) * Math.PI * 2) * (w / 2) * k, Math.sin((i / 12) * Math.PI * 2) * (w / 2) * k];
    for (const i of times(12)) {
      pane(at(i, 0.22), at(i + 0.5, 0.55), at(i + 1, 0.22));
      pane(at(i, 0.22), at(i + 0.5, 0.55), at(i, 0.8), at(i - 0.5, 0.55));
      pane(at(i + 0.5, 0.55), at(i, 0.8), at(i + 0.1, 1.1), at(i + 0.9, 1.1), at(i + 1, 0.8));
    }
    panes.push(fill('yellow', circle(0, 0, w * 0.11), { tone: 0.3 }));
    lead += circle(0, 0, w * 0.11);
  } else {
    const [columns, rows] = [4, 9];
    for (const row of times(rows))
      for (const c of times(columns)) {
        const [x, y, a, b] = [-w / 2 + (c * w) / columns, -h / 2 + (row * h) / rows, w / columns, h / rows];
        pane([x, y + b / 2], [x + a / 2, y], [x + a, y + b / 2], [x + a / 2, y + b]);
        pane([x + a / 2, y], [x + a, y - b / 2], [x + a * 1.5, y], [x + a, y + b / 2]);
      }
  }
  return concept(
    'stained glass',
    [
      seen(opening, { backdrop: 'light', ...options }),
      { nodes: [...panes, stroke(lead, w * 0.014, 'dark')], clip: opening },
      stroke(opening, w * 0.05, 'dark', { tone: 0.1 }),
      stroke(opening, w * 0.018, 'paper', { tone: -0.4 }),
      { glow: circle(0, 0, w * 0.8), kind: 'round', opacity: 0.25 },
    ],
    { also: ['window', 'church', 'glass'] },
  );
}
