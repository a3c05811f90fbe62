import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Glow, Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint } from '../things/brush.ts';

export interface Lamp extends Paint {
  readonly on?: 'on' | 'off';
}

const halo = (x: number, y: number, r: number, opacity = 0.8): Glow => ({ glow: circle(x, y, r), kind: 'round', opacity });

/** Hangs from the ceiling at the origin; its cone of light falls `reach` below it. */
export function hangingLamp({
  fill = 'green',
  tone = -0.2,
  on = 'on',
  cord = 90,
  reach = 300,
  spread = 150,
}: Lamp & { readonly cord?: number; readonly reach?: number; readonly spread?: number } = {}): Group {
  const lit: Node[] = on === 'on' ? [{ glow: `M-40 ${cord + 34}H40L${spread} ${cord + 34 + reach}H${-spread}Z`, kind: 'beam', opacity: 0.55 }] : [];
  return concept(
    'lamp',
    [
      ...lit,
      {
        nodes: [
          stroke(`M0 0V${cord}`, 2.4, 'dark', { tone: 0.1 }),
          ...(on === 'on' ? [area(`M-20 ${cord + 30}C-18 ${cord + 44} 18 ${cord + 44} 20 ${cord + 30}Z`, 'light', 0.5)] : []),
          area(`M-9 ${cord - 4}H9C14 ${cord + 6} 44 ${cord + 10} 50 ${cord + 36}H-50C-44 ${cord + 10} -14 ${cord + 6} -9 ${cord - 4}Z`, fill, tone),
          area(
            `M-50 ${cord + 36}C-30 ${cord + 30} 30 ${cord + 30} 50 ${cord + 36}C30 ${cord + 41} -30 ${cord + 41} -50 ${cord + 36}Z`,
            on === 'on' ? 'light' : fill,
            on === 'on' ? 0.2 : tone - 0.5,
          ),
          stroke(`M-34 ${cord + 22}C-28 ${cord + 14} -18 ${cord + 10} -10 ${cord + 7}`, 2.6, fill, { tone: tone + 0.9, opacity: 0.7 }),
        ],
        rim: 0.6,
      },
      ...(on === 'on' ? [halo(0, cord + 40, 70)] : []),
    ],
    { also: ['thing', 'light'] },
  );
}

/** Stands on the origin, taller than a person who sits. */
export function standingLamp({ fill = 'accent2', tone = 0, on = 'on' }: Lamp = {}): Group {
  return concept(
    'lamp',
    [
      ...(on === 'on' ? [halo(0, -160, 150, 0.75)] : []),
      stroke('M0 -140V-6', 4.4, 'wood', { tone: -0.4 }),
      area('M-28 0C-20 -10 20 -10 28 0Z', 'wood', -0.45),
      area('M-24 -200H24L46 -136C20 -130 -20 -130 -46 -136Z', fill, on === 'on' ? tone + 0.35 : tone - 0.3),
      stroke('M-12 -198L-20 -134M12 -198L20 -134', 1.6, fill, { tone: tone - 0.3, opacity: 0.6 }),
      stroke('M20 -132V-112', 1.4, 'dark', { tone: 0.2 }),
      area(circle(20, -110, 3), 'dark', 0.2),
      ...(on === 'on' ? [halo(0, -150, 46, 0.5)] : []),
    ],
    { also: ['furniture', 'light'], rim: 0.6 },
  );
}

/** The green-shaded lamp of a reading room; stands on the origin. */
export function deskLamp({ fill = 'green', tone = -0.1, on = 'on' }: Lamp = {}): Group {
  return concept(
    'lamp',
    [
      ...(on === 'on' ? [{ glow: 'M-30 -50H30L70 6H-70Z', kind: 'beam', opacity: 0.7 } satisfies Glow] : []),
      stroke('M0 -60V-4', 4, 'yellow', { tone: -0.25 }),
      area('M-20 0C-16 -8 16 -8 20 0Z', 'yellow', -0.3),
      area('M-40 -50C-38 -68 -22 -76 0 -76C22 -76 38 -68 40 -50Z', fill, tone),
      area('M-40 -50H40L38 -45H-38Z', on === 'on' ? 'light' : 'dark', 0.2),
      stroke('M-28 -60C-22 -68 -12 -71 0 -72', 2.6, fill, { tone: tone + 0.9, opacity: 0.7 }),
      stroke('M12 -45V-32', 1.2, 'yellow'),
    ],
    { also: ['thing', 'light', 'reading'], rim: 0.7 },
  );
}

/** A fabric shade alone, upside down on a head or over a bulb: the origin is its middle. */
export function lampShade({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'lamp shade',
    [
      area('M-22 -34H22L44 30C20 37 -20 37 -44 30Z', fill, tone),
      area('M-22 -34H22L24 -28H-24ZM-42 24C-20 31 20 31 42 24L44 30C20 37 -20 37 -44 30Z', fill, tone - 0.35),
      stroke('M-10 -28L-18 27M10 -28L18 27', 1.6, fill, { tone: tone - 0.25 }),
      stroke(Array.from({ length: 11 }, (_, i) => `M${-40 + i * 8} ${32 + 3 * Math.sin((i / 10) * Math.PI)}v7`).join(''), 1.8, fill, { tone: tone + 0.4 }),
    ],
    { also: ['thing', 'lamp'], rim: 0.7 },
  );
}

/** Hangs from the origin. */
export function chandelier({ fill = 'yellow', tone = -0.1, on = 'on' }: Lamp = {}): Group {
  const arms = [-96, -58, -20, 20, 58, 96];
  const drop = (x: number): number => 96 - Math.abs(x) * 0.18;
  return concept(
    'chandelier',
    [
      ...(on === 'on' ? [halo(0, 84, 170, 0.8)] : []),
      stroke('M0 0V50', 2.6, fill, { tone: tone - 0.2 }),
      stroke(arms.map(x => `M0 104C${x * 0.4} 136 ${x} 130 ${x} ${drop(x) + 8}`).join(''), 3.6, fill, { tone }),
      area('M-7 48H7C12 66 4 74 8 88C20 94 20 112 8 120C6 128 2 132 0 138C-2 132 -6 128 -8 120C-20 112 -20 94 -8 88C-4 74 -12 66 -7 48Z', fill, tone + 0.05),
      stroke('M-70 118C-48 140 -24 140 -8 120M70 118C48 140 24 140 8 120M0 52C-30 66 -60 84 -96 86M0 52C30 66 60 84 96 86', 1.4, 'paper', { opacity: 0.7 }),
      area(arms.map(x => `M${x} ${drop(x) + 20}l3 7l-3 6l-3 -6Z`).join(''), 'paper', 0.2),
      area(arms.map(x => `M${x - 8} ${drop(x)}h16l-4 8h-8Z`).join(''), fill, tone - 0.2),
      area(arms.map(x => `M${x - 3} ${drop(x)}v-22h6v22Z`).join(''), 'paper', 0),
      ...(on === 'on'
        ? [
            area(arms.map(x => `M${x} ${drop(x) - 22}c-5 -4 -2 -10 0 -14c2 4 5 10 0 14Z`).join(''), 'light', 0.4),
            ...arms.map(x => halo(x, drop(x) - 28, 20, 0.7)),
          ]
        : []),
    ],
    { also: ['lamp', 'light', 'palace'], rim: 0.6 },
  );
}

/** A paper lantern, round, hung from the origin. */
export function paperLantern({
  fill = 'red',
  tone = 0.1 as number,
  size = 40,
}: {
  readonly fill?: Token;
  readonly tone?: number;
  readonly size?: number;
} = {}): Group {
  const s = size;
  return concept(
    'lantern',
    [
      halo(0, s, s * 2.2, 0.7),
      stroke(`M0 0V${s * 0.2}`, 1.6, 'dark'),
      area(`M0 ${s * 0.2}C${s} ${s * 0.2} ${s} ${s * 1.8} 0 ${s * 1.8}C${-s} ${s * 1.8} ${-s} ${s * 0.2} 0 ${s * 0.2}Z`, fill, tone),
      stroke(`M0 ${s * 0.2}C${s * 0.5} ${s * 0.6} ${s * 0.5} ${s * 1.4} 0 ${s * 1.8}C${-s * 0.5} ${s * 1.4} ${-s * 0.5} ${s * 0.6} 0 ${s * 0.2}`, 1.4, fill, {
        tone: tone - 0.35,
      }),
      area(`M${-s * 0.25} ${s * 0.16}h${s * 0.5}v${s * 0.12}h${-s * 0.5}ZM${-s * 0.25} ${s * 1.74}h${s * 0.5}v${s * 0.12}h${-s * 0.5}Z`, 'dark', 0.1),
      stroke(`M0 ${s * 1.86}V${s * 2.3}`, 2.4, fill, { tone: tone - 0.2 }),
      halo(0, s, s * 0.8, 0.5),
    ],
    { also: ['thing', 'lamp', 'light', 'feast'] },
  );
}
