import { concept } from '../../concept.ts';
import { ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from '../things/brush.ts';

export interface Table extends Paint {
  readonly shape?: 'square' | 'round' | 'low';
  readonly width?: number;
  readonly height?: number;
  readonly cloth?: Token;
  /** What stands on it: drawn around its own foot, laid out along the top by the caller. */
  readonly on?: readonly Node[];
}

/** Stands on the origin; the top is at −height. */
export function table({ shape = 'square', width = 160, height = shape === 'low' ? 50 : 86, fill = 'wood', tone = -0.1, cloth, on = [] }: Table = {}): Group {
  const [w, h] = [width / 2, height];
  const legs: Node[] =
    shape === 'round'
      ? [area(`M-6 ${-h}H6L8 -22C24 -16 34 -8 40 0H26C18 -8 8 -10 0 -10C-8 -10 -18 -8 -26 0H-40C-34 -8 -24 -16 -8 -22Z`, fill, tone - 0.3)]
      : [
          area(`M${-w + 10} ${-h + 8}h12l-3 ${h - 8}h-6ZM${w - 22} ${-h + 8}h12l-3 ${h - 8}h-6Z`, fill, tone - 0.2),
          area(`${rect(-w + 34, -h + 8, 7, h - 16)}${rect(w - 41, -h + 8, 7, h - 16)}`, fill, tone - 0.6),
        ];
  const top: Node[] = [
    area(shape === 'round' ? ellipse(0, -h, w, w * 0.13) : `M${-w + 12} ${-h - 8}H${w - 12}L${w} ${-h}H${-w}Z`, fill, tone + 0.25),
    area(
      shape === 'round'
        ? `M${-w} ${-h}C${-w * 0.9} ${-h + w * 0.2} ${w * 0.9} ${-h + w * 0.2} ${w} ${-h}V${-h + 6}C${w * 0.9} ${-h + 6 + w * 0.2} ${-w * 0.9} ${-h + 6 + w * 0.2} ${-w} ${-h + 6}Z`
        : rect(-w, -h, width, 8),
      fill,
      tone,
    ),
  ];
  const folds = 7;
  const hem = Array.from({ length: folds }, (_, i) => {
    const x = w - (i * width) / folds;
    const d = width / folds;
    return `C${x - d * 0.2} ${-h + 44} ${x - d * 0.8} ${-h + 44} ${x - d} ${-h + 34}`;
  }).join('');
  const spread: Node[] =
    cloth === undefined
      ? []
      : [
          area(`M${-w + 10} ${-h - 9}H${w - 10}L${w + 4} ${-h}L${w} ${-h + 34}${hem}L${-w - 4} ${-h}Z`, cloth, -0.12),
          area(shape === 'round' ? ellipse(0, -h, w, w * 0.13) : `M${-w + 10} ${-h - 9}H${w - 10}L${w + 4} ${-h}H${-w - 4}Z`, cloth, 0.15),
          stroke(Array.from({ length: folds - 1 }, (_, i) => `M${-w + ((i + 1) * width) / folds} ${-h + 8}v24`).join(''), 1.4, cloth, {
            tone: -0.4,
            opacity: 0.6,
          }),
        ];
  return concept('table', [...legs, ...top, ...spread, ...on.map((node): Node => ({ nodes: [node], transform: { move: [0, -h - 3] } }))], {
    also: ['furniture'],
    ...solid,
  });
}

/** Stands on the origin, drawers to the right. */
export function desk({ fill = 'wood', tone = -0.15, on = [] }: Paint & { readonly on?: readonly Node[] } = {}): Group {
  return concept(
    'desk',
    [
      area(`${rect(-96, -80, 12, 80)}${rect(30, -80, 62, 80)}`, fill, tone - 0.15),
      area(rect(-84, -70, 114, 12), fill, tone - 0.45),
      area(`${rect(36, -72, 50, 18)}${rect(36, -50, 50, 18)}${rect(36, -28, 50, 20)}`, fill, tone + 0.08),
      area(`${rect(55, -65, 12, 4)}${rect(55, -43, 12, 4)}${rect(55, -20, 12, 4)}`, 'yellow', -0.1),
      area('M-94 -94H92L102 -86H-104Z', fill, tone + 0.3),
      area(rect(-104, -87, 206, 9), fill, tone),
      area('M-70 -93H-4L0 -88H-74Z', 'green', -0.35),
      ...on.map((node): Node => ({ nodes: [node], transform: { move: [0, -90] } })),
    ],
    { also: ['furniture', 'work'], ...solid },
  );
}

export interface Chair extends Paint {
  readonly seat?: Token;
}

/** From the side, facing right. */
export function chair({ fill = 'wood', tone = 0, seat = 'accent' }: Chair = {}): Group {
  return concept(
    'chair',
    [
      stroke('M-26 -44L-22 0M20 -44L18 0', 5, fill, { tone: tone - 0.4 }),
      area('M-38 -120C-32 -124 -28 -122 -26 -116L-20 -48L-26 0H-34L-30 -46Z', fill, tone),
      stroke('M-31 -104L-26 -60', 2, fill, { tone: tone + 0.4 }),
      area('M22 -46H30L34 0H27Z', fill, tone),
      area('M-28 -52H30C36 -52 36 -42 30 -42H-28Z', fill, tone - 0.15),
      area('M-26 -58C-8 -62 14 -62 31 -57C35 -54 33 -51 30 -51H-27Z', seat, 0),
      stroke('M-27 -22H29', 3, fill, { tone: tone - 0.3 }),
    ],
    { also: ['furniture', 'seat'], ...solid },
  );
}

export function stool({ fill = 'wood', tone = 0 }: Paint = {}): Group {
  return concept(
    'stool',
    [
      stroke('M-14 -48L-24 0M14 -48L24 0M-2 -48L-6 0', 5, fill, { tone: tone - 0.25 }),
      stroke('M-19 -18H19', 3.4, fill, { tone: tone - 0.4 }),
      area('M-30 -54C-30 -60 30 -60 30 -54V-48C30 -43 -30 -43 -30 -48Z', fill, tone),
      area(ellipse(0, -55, 30, 6), fill, tone + 0.3),
    ],
    { also: ['furniture', 'seat'], ...solid },
  );
}

export function barStool({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'bar stool',
    [
      stroke('M0 -84V-4', 5, 'grey', { tone: -0.2 }),
      area('M-24 0C-18 -8 18 -8 24 0Z', 'grey', -0.35),
      stroke(ellipse(0, -34, 18, 5), 3, 'grey', { tone: -0.1 }),
      area('M-26 -98C-26 -104 26 -104 26 -98V-86C20 -80 -20 -80 -26 -86Z', fill, tone),
      area(ellipse(0, -98, 26, 6), fill, tone + 0.3),
    ],
    { also: ['furniture', 'seat', 'bar'], ...solid },
  );
}

/** From the front and a little from the left, facing us. */
export function armchair({ fill = 'accent', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'armchair',
    [
      area('M-50 -4L-54 4H-46L-42 -4ZM50 -4L54 4H46L42 -4Z', 'wood', -0.3),
      area('M-46 -50C-56 -110 -40 -138 0 -138C40 -138 56 -110 46 -50Z', fill, tone - 0.08),
      area('M-36 -50C-44 -100 -32 -126 0 -126C32 -126 44 -100 36 -50Z', fill, tone + 0.12),
      area('M-42 -54C-20 -62 20 -62 42 -54V-24H-42Z', fill, tone + 0.2),
      area('M-42 -34H42V0H-42Z', fill, tone - 0.2),
      area('M-66 -60C-66 -76 -40 -76 -40 -60V0H-60C-66 -20 -66 -40 -66 -60ZM66 -60C66 -76 40 -76 40 -60V0H60C66 -20 66 -40 66 -60Z', fill, tone),
      stroke('M-53 -60C-48 -60 -46 -52 -46 -8M53 -60C48 -60 46 -52 46 -8', 1.8, fill, { tone: tone - 0.45 }),
      area(
        [
          [-16, -108],
          [16, -108],
          [0, -96],
          [-16, -84],
          [16, -84],
          [0, -72],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 2.4, 2.4))
          .join(''),
        fill,
        tone - 0.5,
      ),
    ],
    { also: ['furniture', 'seat', 'comfort'], ...solid },
  );
}

export function sofa({ fill = 'accent', tone = -0.1, width = 220 }: Paint & { readonly width?: number } = {}): Group {
  const w = width / 2;
  return concept(
    'sofa',
    [
      area(`M${-w + 8} -4L${-w + 4} 6H${-w + 14}L${-w + 20} -4ZM${w - 8} -4L${w - 4} 6H${w - 14}L${w - 20} -4Z`, 'wood', -0.3),
      area(`M${-w + 10} -40V-88C${-w + 10} -108 ${-w * 0.5} -104 0 -114C${w * 0.5} -104 ${w - 10} -108 ${w - 10} -88V-40Z`, fill, tone),
      stroke(`M0 -110V-56M${-w / 2} -102V-56M${w / 2} -102V-56`, 1.8, fill, { tone: tone - 0.4 }),
      area(
        `M${-w + 16} -58C${-w * 0.6} -64 ${-w * 0.3} -62 1 -58V-30H${-w + 16}ZM${w - 16} -58C${w * 0.6} -64 ${w * 0.3} -62 -1 -58V-30H${w - 16}Z`,
        fill,
        tone + 0.22,
      ),
      area(rect(-w + 12, -32, width - 24, 32), fill, tone - 0.2),
      area(
        `M${-w - 10} -58C${-w - 10} -78 ${-w + 22} -78 ${-w + 22} -58V0H${-w - 4}ZM${w + 10} -58C${w + 10} -78 ${w - 22} -78 ${w - 22} -58V0H${w + 4}Z`,
        fill,
        tone + 0.06,
      ),
    ],
    { also: ['furniture', 'seat', 'comfort'], ...solid },
  );
}

/** From the side, head to the left; someone may lie on it at −48. */
export function bed({
  fill = 'wood',
  tone = -0.1,
  blanket = 'accent',
  width = 220,
}: Paint & { readonly blanket?: Token; readonly width?: number } = {}): Group {
  const w = width / 2;
  return concept(
    'bed',
    [
      area(`M${-w} 0V-92C${-w} -104 ${-w + 14} -104 ${-w + 14} -92V0ZM${w - 12} 0V-66C${w - 12} -76 ${w} -76 ${w} -66V0Z`, fill, tone),
      area(rect(-w + 10, -34, width - 20, 16), fill, tone - 0.2),
      area(`M${-w + 12} -34V-46C${-w + 40} -52 ${w - 40} -52 ${w - 12} -46V-34Z`, 'paper', -0.1),
      area(`M${-w + 14} -48C${-w + 12} -66 ${-w + 58} -68 ${-w + 60} -50C${-w + 50} -44 ${-w + 24} -44 ${-w + 14} -48Z`, 'paper', 0.1),
      area(
        `M${-w + 54} -52C${-w + 90} -64 ${w - 50} -62 ${w - 12} -54V-10C${w - 30} -4 ${w - 50} -12 ${w - 70} -8C${w - 100} -2 ${-w + 90} -10 ${-w + 62} -6C${-w + 54} -20 ${-w + 52} -40 ${-w + 54} -52Z`,
        blanket,
        0,
      ),
      area(
        `M${-w + 54} -52C${-w + 66} -58 ${-w + 76} -58 ${-w + 84} -58C${-w + 80} -40 ${-w + 82} -24 ${-w + 86} -8C${-w + 76} -8 ${-w + 68} -8 ${-w + 62} -6C${-w + 54} -20 ${-w + 52} -40 ${-w + 54} -52Z`,
        'paper',
        -0.15,
      ),
      stroke(`M${-w + 110} -54C${-w + 112} -40 ${-w + 108} -24 ${-w + 112} -12M${w - 60} -54C${w - 56} -40 ${w - 60} -26 ${w - 56} -14`, 2, blanket, {
        tone: -0.4,
        opacity: 0.7,
      }),
    ],
    { also: ['furniture', 'sleep', 'night'], ...solid },
  );
}

/** A stand with arms; `hung` hangs from its hooks at (±26, −150). */
export function coatRack({ fill = 'wood', tone = -0.15, hung = [] }: Paint & { readonly hung?: readonly Node[] } = {}): Group {
  return concept(
    'coat rack',
    [
      stroke('M0 -176V-8M0 -20L-28 0M0 -20L28 0M0 -18L4 2', 6, fill, { tone }),
      stroke('M0 -158C-12 -148 -26 -150 -28 -164M0 -158C12 -148 26 -150 28 -164M0 -130C-10 -122 -20 -124 -22 -134M0 -130C10 -122 20 -124 22 -134', 3.6, fill, {
        tone: tone + 0.1,
      }),
      area(ellipse(0, -180, 5, 6), fill, tone + 0.2),
      ...hung,
    ],
    { also: ['furniture', 'hall'], rim: 0.8 },
  );
}
