import { concept, placed } from '../../concept.ts';
import { circle, ellipse, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

interface Sized {
  readonly width?: number;
  readonly token?: Token;
}

/** All boats float at y 0, their middle at x 0, the bow to the right. */
export function rowingBoat({ width = 130, token = 'wood', oars = true }: Sized & { readonly oars?: boolean } = {}): Group {
  return sized(
    concept(
      'boat',
      [
        ...(oars ? [stroke('M-4-20L-58 12', 2.6, 'wood', { tone: 0.2 }), fill('wood', 'M-54 7L-74 17L-70 22L-52 12Z', { tone: 0.2 })] : []),
        fill('dark', 'M-62-20C-30-13 30-13 66-26C40-20-30-26-62-20Z', { tone: 0.2 }),
        fill(token, 'M-64-21C-30-14 32-14 68-28C62-6 46 3 28 3H-34C-52 3-60-8-64-21Z', { tone: -0.05, shade: { to: [0.2, 1], depth: 0.5 } }),
        stroke('M-64-21C-30-14 32-14 68-28', 2.4, 'paper', { tone: -0.1 }),
        stroke('M-60-10C-28-3 34-3 62-16', 1.1, 'dark', { opacity: 0.45 }),
        ...(oars ? [stroke('M2-24L48 12', 2.6, 'wood', { tone: 0.35 }), fill('wood', 'M44 7L64 19L59 23L41 12Z', { tone: 0.35 })] : []),
      ],
      { also: ['water'] },
    ),
    width / 132,
  );
}

/** The long glass-roofed boat of the canals. */
export function canalBoat({ width = 230, token = 'mass', lit = true }: Sized & { readonly lit?: boolean } = {}): Group {
  const panes = times(9)
    .map(i => d`M${-88 + i * 19} -22L${-84 + i * 18.6} -37H${-70 + i * 18.6}L${-72 + i * 19} -22Z`)
    .join('');
  return sized(
    concept(
      'boat',
      [
        ...(lit ? [halo(0, -28, 120, 0.35)] : []),
        fill('mass', 'M-98-20L-90-40C-60-45 60-45 88-40L104-20Z', { tone: -0.4 }),
        fill(lit ? 'light' : 'lit', panes, { tone: 0.15 }),
        ...(lit
          ? [
              fill(
                'dark',
                times(6)
                  .map(i => circle(-70 + i * 30, -27, 3.6) + d`M${-76 + i * 30} -20c1 -5 11 -5 12 0Z`)
                  .join(''),
                { opacity: 0.6 },
              ),
            ]
          : []),
        fill(token, 'M-116-18C-60-14 70-14 118-24C110-8 98 4 80 4H-92C-106 4-114-6-116-18Z', {
          tone: token === 'mass' ? -0.45 : -0.1,
          shade: { to: [0, 1], depth: 0.5 },
        }),
        stroke('M-116-18C-60-14 70-14 118-24', 2.6, 'paper', { tone: 0 }),
        stroke('M-113-9C-60-5 76-6 112-13', 2, 'red'),
        stroke('M-112-18V-44', 1.4, 'mass', { tone: -0.5 }),
        fill('red', 'M-112-44C-122-48-124-40-134-43V-34C-124-32-122-38-112-35Z'),
        fill('light', circle(112, -25, 2.6)),
      ],
      { also: ['water', 'tour'] },
    ),
    width / 236,
  );
}

/** Someone's home: a hull with windows, curtains, pots on the roof and a bicycle. */
export function houseboat({ width = 260, token = 'green', lit = true }: Sized & { readonly lit?: boolean } = {}): Group {
  const glass = (i: number): Node[] => {
    const x = -92 + i * 38;
    return [
      fill('paper', rect(x - 2, -54, 26, 24), { tone: -0.1 }),
      fill(lit && i !== 2 ? 'light' : 'dark', rect(x, -52, 22, 20), { tone: 0.1 }),
      fill('paper', d`M${x} -52h7l-4 20h-3ZM${x + 22} -52h-7l4 20h3Z`, { opacity: 0.7 }),
      stroke(d`M${x + 11} -52v20`, 1.2, 'paper'),
    ];
  };
  const pot = (x: number, kind: number): Node[] => [
    fill('red', d`M${x - 6} -70L${x - 8} -80H${x + 8}L${x + 6} -70Z`, { tone: -0.2 }),
    kind === 0
      ? fill('leaf', d`M${x} -80C${x - 16} -84 ${x - 14} -98 ${x - 8} -100C${x - 8} -110 ${x + 8} -110 ${x + 8} -100C${x + 16} -96 ${x + 14} -84 ${x} -80Z`, {
          shade: { to: [0.5, 1], depth: 0.4 },
        })
      : stroke(
          d`M${x} -80C${x - 2} -90 ${x - 10} -92 ${x - 14} -90M${x} -80C${x} -94 ${x - 4} -100 ${x - 6} -104M${x} -80C${x + 2} -92 ${x + 6} -98 ${x + 10} -102M${x} -80C${x + 4} -88 ${x + 10} -90 ${x + 15} -88`,
          3.4,
          'leaf',
        ),
  ];
  return sized(
    concept(
      'houseboat',
      [
        ...(lit ? [halo(0, -40, 110, 0.3)] : []),
        stroke('M86-66V-96', 5, 'mass', { tone: -0.4 }),
        fill('mass', 'M80-98H92L90-102H82Z', { tone: -0.4 }),
        ...pot(-84, 0),
        ...pot(-56, 1),
        ...pot(30, 1),
        ...pot(54, 0),
        fill('white', 'M-108-64H106V-20H-108Z', { tone: -0.15, shade: { to: [0.2, 1], depth: 0.45 } }),
        fill(token, 'M-114-70H112L108-62H-110Z', { tone: -0.1 }),
        ...[0, 1, 2, 4].flatMap(glass),
        fill(token, rect(23, -56, 24, 36), { tone: -0.1 }),
        fill('light', circle(35, -44, 6), { tone: 0.2 }),
        fill(token, 'M-128-24C-60-20 80-20 130-30C124-10 112 5 92 5H-104C-120 5-126-8-128-24Z', { tone: -0.35, shade: { to: [0, 1], depth: 0.5 } }),
        stroke('M-128-24C-60-20 80-20 130-30', 2.6, 'paper', { tone: -0.1 }),
        fill('dark', circle(-96, -8, 5.5) + circle(-30, -5, 5.5) + circle(40, -6, 5.5), { tone: 0.1 }),
        stroke(circle(-96, -8, 5.5) + circle(-30, -5, 5.5) + circle(40, -6, 5.5), 1.6, 'grey'),
        stroke('M106-30V-46H120V-32', 1.4, 'mass', { tone: -0.4 }),
      ],
      { also: ['boat', 'home', 'plant'] },
    ),
    width / 260,
  );
}

export function sailBoat({ width = 150, token = 'wood', sail = 'paper' }: Sized & { readonly sail?: Token } = {}): Group {
  return sized(
    concept(
      'sailing boat',
      [
        stroke('M4-18L10-196M8-28L-62-34M10-186L78-28', 3.2, 'wood', { tone: -0.2 }),
        fill(sail, 'M6-188C-14-130-40-80-60-38C-40-32-14-32 2-34C8-80 8-140 6-188Z', { tone: -0.05, shade: { to: [1, 0.6], depth: 0.4 } }),
        fill(sail, 'M14-178C40-130 56-80 74-34C52-34 30-40 14-46C18-90 16-140 14-178Z', { tone: 0.15, shade: { to: [-1, 0.8], depth: 0.3 } }),
        stroke('M-24-108C-10-104 0-104 7-106M-44-66C-24-60-8-60 5-64M18-110C26-106 36-106 44-110', 0.9, 'dark', { opacity: 0.3 }),
        fill('red', 'M10-196C18-202 24-194 34-198V-190C24-186 18-192 10-188Z'),
        fill(token, 'M-74-26C-30-16 40-16 84-32C76-8 62 4 40 4H-40C-60 4-70-10-74-26Z', { tone: -0.2, shade: { to: [0.2, 1], depth: 0.5 } }),
        stroke('M-74-26C-30-16 40-16 84-32', 2.4, 'paper'),
      ],
      { also: ['boat', 'sail', 'water'] },
    ),
    width / 160,
  );
}

export function paperBoat({ width = 90, token = 'paper' }: Sized = {}): Group {
  return sized(
    concept(
      'paper boat',
      [
        fill(token, 'M-14-12L2-58L20-10Z', { tone: 0.05, shade: { to: [1, 0.3], depth: 0.3 } }),
        fill(token, 'M2-58L-18-14L2-8Z', { tone: 0.4 }),
        fill(token, 'M-48-28L0-14L48-30L28 4H-28Z', { tone: 0, shade: { to: [1, 0.6], depth: 0.35 } }),
        fill(token, 'M-48-28L0-14L-6 4H-28Z', { tone: 0.4 }),
        stroke('M0-14L-6 4M-30-16L-14-11M-26-10L-12-6M16-14L34-20M16-9L30-13', 0.9, 'grey', { opacity: 0.5 }),
      ],
      { also: ['boat', 'paper', 'toy'] },
    ),
    width / 96,
  );
}

/** A flat working boat with a heap of something, or with containers. */
export function barge({ width = 300, token = 'mass', load = 'sand' }: Sized & { readonly load?: 'sand' | 'boxes' | 'flowers' | 'empty' } = {}): Group {
  const cargo: Record<NonNullable<typeof load>, Node[]> = {
    empty: [],
    sand: [fill('brick2', 'M-70-26C-50-52-30-44-16-56C0-66 20-50 34-54C56-58 80-40 96-26Z', { shade: { to: [1, 1], depth: 0.4 } })],
    boxes: times(5).map(i =>
      fill((['red', 'blue', 'orange', 'green', 'brick2'] as const)[i] ?? 'red', rect(-72 + i * 34, i % 2 === 0 ? -58 : -50, 32, 36), {
        tone: -0.1,
        shade: { to: [0.4, 1], depth: 0.4 },
      }),
    ),
    flowers: [
      fill('leaf', 'M-74-24C-60-46 80-46 98-24Z', { tone: -0.2 }),
      ...(['red', 'yellow', 'pink'] as const).map(
        (token, k): Node =>
          fill(
            token,
            times(14)
              .map(i => circle(-66 + i * 11.8 + k * 3.6, -36 - ((i * 7 + k * 5) % 11), 4))
              .join(''),
          ),
      ),
    ],
  };
  return sized(
    concept(
      'barge',
      [
        ...cargo[load],
        fill('paper', 'M-128-26V-62H-86V-26Z', { tone: -0.15, shade: { to: [0.5, 1], depth: 0.4 } }),
        fill('red', 'M-134-66H-80V-60H-134Z'),
        fill('light', rect(-122, -54, 12, 12) + rect(-104, -54, 12, 12)),
        fill(token, 'M-150-28L-140-20C-60-18 90-18 128-22L152-34C148-10 136 5 116 5H-126C-142 5-148-10-150-28Z', {
          tone: -0.4,
          shade: { to: [0, 1], depth: 0.5 },
        }),
        stroke('M-140-20C-60-18 90-18 128-22L152-34', 2.6, 'paper', { tone: -0.1 }),
        fill('accent', ellipse(128, -8, 5, 4)),
      ],
      { also: ['boat', 'water', 'work'] },
    ),
    width / 304,
  );
}

/** The blunt white ferry behind the station, the same at both ends. */
export function ferry({ width = 260, token = 'blue', lit = true }: Sized & { readonly lit?: boolean } = {}): Group {
  const crowd = times(7)
    .map(i => circle(-72 + i * 24, -37 - (i % 3), 4.4) + d`M${-79 + i * 24} -22c0 -12 14 -12 14 0Z`)
    .join('');
  return sized(
    concept(
      'ferry',
      [
        fill('white', 'M-92-72H92L100-66H-100ZM-26-96H26L32-74H-32Z', { tone: -0.05, shade: { to: [0.3, 1], depth: 0.3 } }),
        fill(lit ? 'light' : 'dark', 'M-22-92H22L26-80H-26Z', { tone: 0.1 }),
        stroke('M0-96V-118M-8-110H8', 2, 'mass', { tone: -0.4 }),
        fill('red', circle(0, -118, 3)),
        fill('light', rect(-94, -66, 188, 44), { opacity: lit ? 0.4 : 0.12 }),
        fill('dark', crowd, { tone: 0.1 }),
        stroke('M-94-66V-22M-47-66V-22M0-66V-22M47-66V-22M94-66V-22', 3.4, 'white'),
        stroke('M-94-34H94', 1.6, 'white', { opacity: 0.8 }),
        fill(token, 'M-130-30L-112-22H112L130-30C126-8 116 5 98 5H-98C-116 5-126-8-130-30Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.5 } }),
        fill('white', 'M-122-14H122L119-9H-119Z'),
        placed(fill('dark', circle(0, 0, 6), { tone: 0.2 }), -60, -4),
        placed(fill('dark', circle(0, 0, 6), { tone: 0.2 }), 60, -4),
      ],
      { also: ['boat', 'water', 'travel'] },
    ),
    width / 260,
  );
}
