import { concept } from '../../concept.ts';
import { ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';

export interface Frame extends Paint {
  readonly width?: number;
  readonly height?: number;
  readonly shape?: 'rectangle' | 'oval';
  /** The ground of the picture; `undefined` leaves the frame empty, so that what is behind shows. */
  readonly ground?: Token | undefined;
  readonly groundTone?: number;
  /** The picture, drawn around the middle; it is cut off at the frame. */
  readonly inside?: readonly Node[];
}

function framed(
  is: string,
  also: readonly string[],
  { width = 120, height = 90, shape = 'rectangle', fill = 'yellow', tone = -0.2, ground, groundTone = -0.1, inside = [] }: Frame,
): Group {
  const [w, h] = [width / 2, height / 2];
  const shapeOf = (grow: number): string =>
    shape === 'oval' ? ellipse(0, 0, w + grow, h + grow) : rect(-w - grow, -h - grow, width + 2 * grow, height + 2 * grow);
  const ring = (outer: number, inner: number): string => `${shapeOf(outer)}${shapeOf(inner)}`;
  const edge: Node[] = [
    area(ring(9, 0), fill, tone, { evenOdd: true }),
    area(ring(9, 6), fill, tone + 0.3, { evenOdd: true }),
    area(ring(2, 0), fill, tone - 0.5, { evenOdd: true }),
  ];
  return concept(
    is,
    [...(ground === undefined ? [] : [area(shapeOf(0), ground, groundTone)]), { nodes: inside, clip: shapeOf(0) }, { nodes: edge, rim: 0.7 }],
    { also },
  );
}

/** The origin is its middle. */
export const pictureFrame = (options: Frame = {}): Group => framed('picture', ['thing', 'frame', 'art'], { ground: 'accent2', ...options });

/** A mirror on a wall: with what it shows, or with two streaks of light. */
export function wallMirror({ shape = 'oval', width = 90, height = 120, inside = [], ...frame }: Frame = {}): Group {
  const shine = area('M-60 30L20 -60H44L-60 60Z', 'paper', 0, { opacity: 0.3 });
  return framed('mirror', ['thing', 'glass', 'reflection'], { shape, width, height, ground: 'haze', groundTone: 0.4, ...frame, inside: [...inside, shine] });
}

/** Frames of many sizes on one wall, middle at the origin. Each may hold something small. */
export function pictureWall({ inside = [] }: { readonly inside?: readonly Node[] } = {}): Group {
  const places: readonly (readonly [number, number, number, number, Frame['shape'] & string, Token])[] = [
    [-96, -40, 70, 90, 'rectangle', 'accent2'],
    [-10, -58, 76, 54, 'rectangle', 'haze'],
    [78, -34, 58, 74, 'oval', 'accent'],
    [-18, 22, 52, 66, 'oval', 'brick4'],
    [-96, 50, 66, 50, 'rectangle', 'brick3'],
    [72, 52, 80, 58, 'rectangle', 'accent2'],
  ];
  return concept(
    'picture wall',
    places.map(([x, y, width, height, shape, ground], i): Node => {
      const content = inside[i];
      return {
        nodes: [
          pictureFrame({
            width,
            height,
            shape,
            ground,
            groundTone: -0.25,
            fill: i % 2 === 0 ? 'yellow' : 'wood',
            ...(content === undefined ? {} : { inside: [content] }),
          }),
        ],
        transform: { move: [x, y] },
      };
    }),
    { also: ['picture', 'art', 'gallery'] },
  );
}

export interface Window extends Paint {
  readonly width?: number;
  readonly height?: number;
  readonly panes?: 'cross' | 'sash' | 'small' | 'none';
  readonly arch?: number;
  /** What is behind the glass: `light` for a lit window, `haze` for a misty day, `undefined` for the sky itself. */
  readonly glass?: Token | undefined;
  readonly glassTone?: number;
  /** Outside, drawn around the middle; it is cut off at the frame. */
  readonly view?: readonly Node[];
  readonly sill?: readonly Node[];
}

/** The middle of the opening is the origin; the sill is at half its height. */
export function windowFrame({
  width = 150,
  height = 200,
  panes = 'cross',
  arch = 0,
  fill = 'paper',
  tone = -0.2,
  glass,
  glassTone = 0,
  view = [],
  sill = [],
}: Window = {}): Group {
  const [w, h] = [width / 2, height / 2];
  const hole = (g: number): string =>
    arch === 0
      ? rect(-w - g, -h - g, width + 2 * g, height + 2 * g)
      : `M${-w - g} ${h + g}V${-h + arch}C${-w - g} ${-h - arch * 0.4 - g} ${w + g} ${-h - arch * 0.4 - g} ${w + g} ${-h + arch}V${h + g}Z`;
  const bars = {
    none: '',
    cross: `M0 ${-h}V${h}M${-w} ${-h * 0.3}H${w}`,
    sash: `M0 ${-h}V0M${-w} 0H${w}M${-w} ${-h / 2}H${w}`,
    small: `M${-w / 3} ${-h}V${h}M${w / 3} ${-h}V${h}M${-w} ${-h / 2}H${w}M${-w} 0H${w}M${-w} ${h / 2}H${w}`,
  }[panes];
  return concept(
    'window',
    [
      ...(glass === undefined ? [] : [area(hole(0), glass, glassTone)]),
      { nodes: [...view, area(`M${-w} ${h * 0.1}L${w * 0.3} ${-h}H${w * 0.6}L${-w} ${h * 0.5}Z`, 'paper', 0, { opacity: 0.12 })], clip: hole(0) },
      { nodes: [...(bars === '' ? [] : [stroke(bars, 5, fill, { tone })])], clip: hole(0) },
      area(`${hole(9)}${hole(0)}`, fill, tone, { evenOdd: true }),
      stroke(hole(0), 1.6, fill, { tone: tone - 0.5, opacity: 0.8 }),
      area(`M${-w - 18} ${h + 6}H${w + 18}V${h + 16}H${-w - 18}Z`, fill, tone + 0.15),
      ...sill.map((node): Node => ({ nodes: [node], transform: { move: [0, h + 7] } })),
    ],
    { also: ['glass', 'looking out'] },
  );
}

export interface Door extends Paint {
  readonly state?: 'closed' | 'ajar' | 'open';
  readonly width?: number;
  readonly height?: number;
  /** What shows through the open door. */
  readonly behind?: Token;
  /** Without wall around it the door stands alone, in the middle of anything. */
  readonly frame?: Token;
}

/** Stands on the origin. Ajar, a wedge of light falls out of it. */
export function door({ state = 'closed', width = 96, height = 190, fill = 'accent', tone = -0.15, behind = 'light', frame = 'wood' }: Door = {}): Group {
  const [w, h] = [width / 2, height];
  const leaf = (x: number, wide: number, skew: number): Node[] => [
    area(`M${x} ${-h}L${x + wide} ${-h + skew}V${skew * -0.5}L${x} 0Z`, fill, tone),
    area(
      [0.06, 0.36, 0.66]
        .map(
          f =>
            `M${x + wide * 0.16} ${-h * (0.94 - f * 0.98)}L${x + wide * 0.84} ${-h * (0.94 - f * 0.98) + skew * 0.6}V${-h * (0.72 - f * 0.98) + skew * 0.2}H${x + wide * 0.16}Z`,
        )
        .join(''),
      fill,
      tone - 0.28,
    ),
    area(ellipse(x + wide * 0.88, -h * 0.46, 4, 4.5), 'yellow', 0),
  ];
  const spill: Node[] =
    state === 'closed' ? [] : [{ glow: `M${w - (state === 'ajar' ? 26 : width)} 0H${w}L${w + 50} 70H${w - 70}Z`, kind: 'beam', opacity: 0.6, fill: behind }];
  return concept(
    'door',
    [
      ...spill,
      area(`M${-w - 10} 0V${-h - 10}H${w + 10}V0H${w}V${-h}H${-w}V0Z`, frame, -0.2),
      ...(state === 'closed'
        ? leaf(-w, width, 0)
        : [area(rect(-w, -h, width, h), behind, behind === 'light' ? 0.2 : 0), ...leaf(-w, state === 'ajar' ? width * 0.72 : width * 0.3, 10)]),
      area(`M${-w - 14} 0H${w + 14}V6H${-w - 14}Z`, frame, -0.4),
    ],
    { also: ['way', ...(state === 'closed' ? ['secret'] : ['open'])], ...(state === 'closed' ? solid : { rim: 0.7 }) },
  );
}
