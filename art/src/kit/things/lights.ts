import { concept } from '../../concept.ts';
import { circle } from '../../path.ts';
import type { Glow, Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

export interface Light extends Paint {
  readonly burning?: 'lit' | 'out';
}

const halo = (x: number, y: number, r: number, opacity = 0.8): Glow => ({ glow: circle(x, y, r), kind: 'round', opacity });
const flame = 'M0 0C-9 -3 -10 -14 -4 -22C-1 -26 0 -31 0 -36C7 -28 12 -18 9 -9C8 -4 4 0 0 0Z';
const heartOfFlame = 'M0 -1C-5 -3 -5 -9 -1 -15C3 -11 6 -7 4 -3C3 -1 2 -1 0 -1Z';

/** Hangs from the origin by its ring. */
export function lantern({ burning = 'lit', fill = 'dark', tone = 0.25 }: Light = {}): Group {
  const lit = burning === 'lit';
  return concept(
    'lantern',
    [
      ...(lit ? [halo(0, 62, 110, 0.9)] : []),
      {
        nodes: [
          stroke('M0 10C-24 14 -34 34 -31 50M0 10C24 14 34 34 31 50', 2.4, fill, { tone }),
          stroke(circle(0, 5, 5), 2.6, fill, { tone }),
          area('M-22 38H22L27 90H-27Z', lit ? 'light' : 'haze', lit ? 0.1 : -0.3),
          ...(lit ? [{ nodes: [area(flame, 'orange', 0.2), area(heartOfFlame, 'paper')], transform: { move: [0, 88] as const } }] : []),
          stroke('M-12 40L-15 88M12 40L15 88', 2, fill, { tone }),
          stroke('M-25 64H25', 2, fill, { tone }),
          area('M-30 36C-24 30 -16 22 -9 17H9C16 22 24 30 30 36V41H-30Z', fill, tone),
          area('M-8 10H8V18H-8Z', fill, tone - 0.2),
          area('M-30 88H30L33 97C20 103 -20 103 -33 97Z', fill, tone),
          stroke('M-21 32C-16 28 -12 24 -8 21', 2, fill, { tone: 0.9 }),
        ],
        rim: 0.8,
      },
      ...(lit ? [halo(0, 68, 42, 0.8)] : []),
    ],
    { also: ['thing', 'lamp', 'light', ...(lit ? ['fire'] : [])] },
  );
}

export interface Candle extends Light {
  readonly holder?: 'saucer' | 'stick' | 'none';
  /** How much is left of it, 0 … 1. */
  readonly left?: number;
}

/** Stands on the origin. */
export function candle({ burning = 'lit', fill = 'paper', tone = -0.05, holder = 'saucer', left = 0.7 }: Candle = {}): Group {
  const base = holder === 'stick' ? -62 : holder === 'saucer' ? -6 : 0;
  const top = base - 14 - 66 * left;
  const lit = burning === 'lit';
  const brass = 'light';
  const under = {
    none: [],
    saucer: [
      stroke('M30 -10C48 -18 52 0 32 -3', 4, brass, { tone: -0.45 }),
      area('M-36 -9C-30 2 30 2 36 -9C30 -14 -30 -14 -36 -9Z', brass, -0.35),
      area('M-28 -9C-20 -5 20 -5 28 -9C20 -12 -20 -12 -28 -9Z', brass, -0.6),
      area('M-12 -16H12V-7C6 -5 -6 -5 -12 -7Z', brass, -0.2),
    ],
    stick: [
      area('M-26 0C-24 -8 -8 -8 -5 -14C-9 -22 -9 -26 -4 -32C-7 -40 -6 -46 -4 -54H4C6 -46 7 -40 4 -32C9 -26 9 -22 5 -14C8 -8 24 -8 26 0Z', brass, -0.35),
      area('M-16 -64H16C14 -56 8 -52 0 -52C-8 -52 -14 -56 -16 -64Z', brass, -0.2),
      stroke('M-2 -50C-4 -42 -4 -38 -2 -32M-4 -24C-5 -20 -4 -17 -3 -14', 1.8, brass, { tone: 0.7 }),
    ],
  } as const;
  return concept(
    'candle',
    [
      ...(lit ? [halo(0, top - 20, 80)] : []),
      {
        nodes: [
          ...under[holder],
          area(`M-9 ${base}V${top}C-5 ${top + 4} 5 ${top - 3} 9 ${top + 1}V${base}C4 ${base + 3} -4 ${base + 3} -9 ${base}Z`, fill, tone),
          area(
            `M9 ${top + 1}V${top + 24}C8 ${top + 30} 4 ${top + 30} 4 ${top + 22}C4 ${top + 14} 0 ${top + 14} -1 ${top + 8}C-2 ${top + 2} 4 ${top - 1} 9 ${top + 1}Z`,
            fill,
            tone + 0.5,
          ),
          stroke(`M0 ${top}V${top - 7}`, 1.8, 'dark'),
        ],
        ...solid,
      },
      ...(lit
        ? [
            { nodes: [area(flame, 'orange', 0.25), area(heartOfFlame, 'paper', 0.6)], transform: { move: [0, top - 4] as const, scale: 0.9 } },
            halo(0, top - 18, 22, 0.9),
          ]
        : [stroke(`M0 ${top - 8}C6 ${top - 18} -6 ${top - 26} 0 ${top - 38}S8 ${top - 52} 2 ${top - 62}`, 2, 'paper', { opacity: 0.45 })]),
    ],
    { also: ['thing', 'light', 'wax', ...(lit ? ['flame', 'fire'] : ['smoke'])] },
  );
}

/** One match, held at the origin, its head up. */
export function match({ burning = 'lit' }: Light = {}): Group {
  return concept(
    'match',
    [
      ...(burning === 'lit' ? [halo(0, -58, 50)] : []),
      area('M-2.200 22L-2 -44H2L2.200 22Z', 'wood', 0.5),
      area('M0 -54C4 -54 4.500 -46 3 -42H-3C-4.500 -46 -4 -54 0 -54Z', 'red', burning === 'lit' ? -0.5 : 0),
      ...(burning === 'lit' ? [{ nodes: [area(flame, 'orange', 0.25), area(heartOfFlame, 'paper', 0.6)], transform: { move: [0, -46] as const } }] : []),
    ],
    { also: ['thing', 'fire'] },
  );
}

/** Half open, so that the red heads show. */
export function matchbox({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  const heads = Array.from({ length: 7 }, (_, i) => [
    stroke(`M30 ${-10 + i * 3.4}H48`, 2, 'wood', { tone: 0.6 }),
    area(circle(48, -10 + i * 3.4, 2), 'red'),
  ]).flat();
  return concept(
    'matchbox',
    [
      area('M20 -16H52V16H20Z', 'wood', 0.2),
      area('M22 -13H50V13H22Z', 'wood', -0.5),
      ...heads,
      area('M-44 -19H30V19H-44Z', fill, tone),
      area('M-44 13H30V19H-44Z', 'brown', -0.5),
      area('M-7 -12C2 -6 4 2 -1 8C-4 11 -11 11 -13 6C-15 0 -9 -3 -7 -12Z', 'light', 0.2),
      stroke('M-40 -15H26', 1.8, fill, { tone: tone + 0.7, opacity: 0.7 }),
    ],
    { also: ['thing', 'match', 'fire'], ...solid },
  );
}

/** A torch of fire, held at the origin. */
export function torch({ burning = 'lit' }: Light = {}): Group {
  return concept(
    'torch',
    [
      ...(burning === 'lit' ? [halo(0, -70, 110, 0.9)] : []),
      area('M-6 -36H6L4 50C2 54 -2 54 -4 50Z', 'wood', -0.2),
      area('M-13 -52H13L8 -26C4 -22 -4 -22 -8 -26Z', 'brown', -0.5),
      stroke('M-11 -44L10 -36M-9 -34L8 -28', 2, 'brown', { tone: 0.3 }),
      ...(burning === 'lit'
        ? [
            area(
              'M-14 -50C-26 -64 -18 -78 -12 -86C-10 -80 -8 -78 -6 -78C-10 -96 2 -110 8 -118C6 -102 16 -96 16 -84C19 -88 20 -92 19 -96C28 -80 24 -60 14 -50C6 -44 -8 -44 -14 -50Z',
              'orange',
              0.05,
            ),
            area(
              'M-8 -50C-14 -58 -10 -66 -6 -72C-4 -66 -1 -66 0 -70C0 -78 4 -84 7 -88C6 -78 13 -74 13 -64C13 -58 11 -53 8 -50C4 -47 -4 -47 -8 -50Z',
              'light',
              0.2,
            ),
          ]
        : []),
    ],
    { also: ['thing', 'fire', 'light'], rim: 0.7 },
  );
}

/** The electric kind: the beam goes right, as far as asked. */
export function flashlight({ fill = 'grey', tone = -0.4, beam = 260 }: Paint & { readonly beam?: number } = {}): Group {
  return concept(
    'torch',
    [
      ...(beam > 0
        ? [
            {
              nodes: [{ glow: `M-14 0H14L${beam * 0.38} ${beam}H${-beam * 0.38}Z`, kind: 'beam', opacity: 0.7 } satisfies Glow],
              transform: { turn: -90, move: [44, 0] as const },
            },
          ]
        : []),
      area('M-46 -9C-50 -9 -50 9 -46 9H14L28 17H44V-17H28L14 -9Z', fill, tone),
      area('M40 -17H46V17H40Z', 'light', 0.4),
      area('M-20 -12h14v5h-14Z', 'accent'),
      stroke('M-34 -9V9M-28 -9V9M16 -9V9', 2, fill, { tone: tone - 0.4 }),
      stroke('M-44 -5H10', 2, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'light', 'search'], ...clear },
  );
}

/** Stands on its thread: the origin is the middle of the glass. */
export function lightBulb({ burning = 'lit' }: Light = {}): Group {
  const lit = burning === 'lit';
  return concept(
    'light bulb',
    [
      ...(lit ? [halo(0, -6, 100, 0.9)] : []),
      area('M0 -46C24 -46 38 -28 36 -8C34 10 18 18 16 34H-16C-18 18 -34 10 -36 -8C-38 -28 -24 -46 0 -46Z', lit ? 'light' : 'haze', lit ? 0.15 : 0.2, {
        opacity: lit ? 1 : 0.6,
      }),
      stroke('M-7 34L-12 0L-6 6L0 -2L6 6L12 0L7 34', 1.8, lit ? 'orange' : 'dark'),
      area('M-15 34H15V50H-15Z', 'grey', -0.1),
      stroke('M-15 39H15M-15 45H15', 2, 'grey', { tone: -0.6 }),
      area('M-9 50H9L5 57H-5Z', 'dark', 0.2),
      stroke('M-26 -12C-26 -24 -20 -32 -11 -36', 3, 'paper', { tone: 1, opacity: 0.9 }),
    ],
    { also: ['thing', 'light', 'idea', 'glass'], ...clear },
  );
}
