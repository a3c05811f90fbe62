import { concept } from '../../concept.ts';
import { circle, rect, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { fill, halo, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';
import { rider } from './tram.ts';

const wheel = (x: number, r: number): Node[] => [
  fill('dark', circle(x, -r, r), { tone: 0.05 }),
  fill('grey', circle(x, -r, r * 0.55), { tone: 0.2 }),
  fill('dark', circle(x, -r, r * 0.2)),
];

export interface CarOptions {
  readonly width?: number;
  readonly token?: Token;
  readonly lights?: boolean;
  readonly driver?: boolean;
}

const ahead = (x: number, y: number, on: boolean): Node[] =>
  on ? [halo(x, y, 40, 0.7), fill('light', circle(x, y, 5), { tone: 0.4 })] : [fill('paper', circle(x, y, 5))];

/** A round car of long ago; wheels at y 0, its front to the right. */
export function oldCar({
  width = 190,
  token = 'red',
  lights = true,
  driver = true,
  roof = 'none',
}: CarOptions & { readonly roof?: 'none' | 'luggage' | 'tree' | 'surfboard' } = {}): Group {
  const load: Record<typeof roof, Node[]> = {
    none: [],
    luggage: [
      fill('wood', rounded(-38, -104, 40, 18, 3), { shade: { to: [0, 1], depth: 0.4 } }),
      fill('accent2', rounded(4, -100, 30, 14, 3), { tone: -0.2 }),
      fill('green', rounded(-24, -118, 32, 14, 3), { tone: -0.1 }),
      stroke('M-42-86H42', 1.6, 'dark'),
    ],
    tree: [fill('leaf', 'M-66-92L-20-108L-26-102L20-106L14-100L58-94L14-88L20-84L-26-86L-20-82Z', { tone: -0.1 }), stroke('M56-94H72', 4, 'wood')],
    surfboard: [fill('yellow', 'M-70-92C-30-100 40-100 76-92C40-86-30-86-70-92Z'), stroke('M-62-92H68', 2, 'red')],
  };
  return sized(
    concept(
      'car',
      [
        ...load[roof],
        fill(token, 'M-92-22C-94-46-84-52-62-54C-52-78-38-88-8-88C22-88 34-76 46-56C74-54 92-48 94-22L90-14H-90Z', { shade: { to: [0.1, 1], depth: 0.5 } }),
        fill('light', 'M-52-56C-44-74-34-80-12-80V-56Z', { tone: 0, opacity: 0.9 }),
        fill('light', 'M-6-80C16-80 26-72 36-56H-6Z', { tone: 0.1, opacity: 0.9 }),
        ...(driver ? [fill('dark', `${circle(10, -67, 6)}M-2-56c0-8 22-8 24 0Z`)] : []),
        fill('paper', 'M-90-26H94L93-21H-91Z', { tone: -0.1 }),
        stroke('M-9-80V-18M-9-44H0M-62-54C-56-56 40-56 46-56', 1.4, 'dark', { opacity: 0.5 }),
        fill(token, 'M-88-18C-88-46-38-46-36-16ZM38-16C40-46 90-46 90-18Z', { tone: -0.2 }),
        ...wheel(-62, 18),
        ...wheel(64, 18),
        fill('grey', 'M-98-18H-84V-11H-98ZM86-18H99V-11H86Z', { tone: 0.4 }),
        ...ahead(88, -36, lights),
        fill('red', circle(-90, -34, 4), { tone: 0.2 }),
      ],
      { also: ['vehicle', 'travel'] },
    ),
    width / 194,
  );
}

export function taxi({ width = 190, token = 'yellow', lights = true, driver = true }: CarOptions = {}): Group {
  return sized(
    concept(
      'taxi',
      [
        halo(-6, -76, 26, 0.6),
        fill('light', 'M-20-78L-16-88H6L10-78Z', { tone: 0.3 }),
        stroke('M-20-78L-16-88H6L10-78Z', 1.4, 'dark'),
        fill(token, 'M-96-20V-40C-94-48-80-50-66-52L-44-76H24L52-52C78-50 94-44 96-32V-18L90-12H-92Z', { shade: { to: [0.1, 1], depth: 0.45 } }),
        fill('dark', 'M-56-52L-40-70H-14V-52ZM-8-52V-70H20L42-52Z', { tone: 0.3 }),
        ...(driver ? [fill('skin2', circle(8, -60, 5.4)), fill('dark', 'M2-62h12l3-1c-2-5-14-6-15 1Z')] : []),
        fill(
          'dark',
          times(12)
            .map(i => rect(-84 + i * 14, i % 2 === 0 ? -40 : -35, 7, 5) + rect(-77 + i * 14, i % 2 === 0 ? -35 : -40, 7, 5))
            .join(''),
          { tone: 0.1 },
        ),
        stroke('M-11-70V-16M-62-52V-20M44-52V-24', 1.4, 'dark', { opacity: 0.4 }),
        ...wheel(-60, 16),
        ...wheel(60, 16),
        ...ahead(92, -30, lights),
        fill('red', rect(-97, -36, 5, 9)),
      ],
      { also: ['car', 'vehicle', 'travel'] },
    ),
    width / 194,
  );
}

/** A delivery van with a picture on its side, never a word. */
export function van({
  width = 200,
  token = 'white',
  lights = true,
  picture = 'bread',
}: Omit<CarOptions, 'driver'> & { readonly picture?: 'bread' | 'fish' | 'flower' | 'none' } = {}): Group {
  const sign: Record<typeof picture, Node[]> = {
    none: [],
    bread: [
      fill('orange', 'M-66-58C-66-72-50-76-40-70C-30-78-12-74-14-60C-6-52-14-42-24-44H-58C-68-44-72-54-66-58Z', { tone: 0.1 }),
      stroke('M-52-66L-46-54M-38-68L-32-54M-26-68L-20-56', 2, 'brown'),
    ],
    fish: [fill('blue', 'M-74-58C-58-76-30-72-18-58L-2-70V-46L-18-58C-30-44-58-40-74-58Z'), fill('paper', circle(-60, -60, 3))],
    flower: [
      fill(
        'red',
        times(6)
          .map(i => circle(-38 + Math.cos(i * 1.047) * 11, -58 + Math.sin(i * 1.047) * 11, 8))
          .join(''),
      ),
      fill('yellow', circle(-38, -58, 7)),
    ],
  };
  return sized(
    concept(
      'van',
      [
        fill(token, 'M-98-14V-86C-98-94-92-98-84-98H34C44-98 50-94 56-86L74-56C90-52 98-46 98-34V-14Z', { tone: -0.05, shade: { to: [0.1, 1], depth: 0.45 } }),
        ...sign[picture],
        fill('dark', 'M24-86H40C46-86 50-82 54-74L64-54H24Z', { tone: 0.3 }),
        fill('skin3', circle(40, -62, 6)),
        fill('accent', rect(-98, -34, 196, 7)),
        stroke('M18-92V-18', 1.4, 'dark', { opacity: 0.4 }),
        ...wheel(-62, 17),
        ...wheel(62, 17),
        ...ahead(94, -36, lights),
      ],
      { also: ['car', 'vehicle', 'delivery'] },
    ),
    width / 198,
  );
}

export function bus({ width = 320, token = 'blue', lit = true, riders = 5 }: { width?: number; token?: Token; lit?: boolean; riders?: number } = {}): Group {
  return sized(
    concept(
      'bus',
      [
        fill(token, rounded(-158, -122, 316, 110, 14), { shade: { to: [0.1, 1], depth: 0.45 } }),
        fill('white', rect(-158, -50, 316, 8)),
        fill(
          lit ? 'light' : 'dark',
          times(6)
            .map(i => rounded(-146 + i * 42, -110, 36, 46, 4))
            .join('') + rounded(112, -110, 40, 62, 6),
          { tone: 0.12 },
        ),
        fill(
          'dark',
          times(riders)
            .map(i => rider(-128 + i * 42, -64, i))
            .join('') + rider(132, -48, 1),
          { tone: 0.1 },
        ),
        fill('dark', rect(-18, -108, 4, 94), { opacity: 0.4 }),
        ...wheel(-96, 20),
        ...wheel(100, 20),
        ...ahead(154, -30, lit),
        fill('red', rect(-159, -40, 5, 14)),
      ],
      { also: ['vehicle', 'travel', 'street'] },
    ),
    width / 318,
  );
}

export function scooter({ width = 120, token = 'accent2' as Token, lights = true } = {}): Group {
  return sized(
    concept(
      'scooter',
      [
        ...wheel(-42, 14),
        ...wheel(44, 14),
        fill(
          token,
          'M-58-22C-60-44-44-50-26-48L-8-48C-4-30 0-22 12-22H24C26-40 24-60 22-74L30-76C36-56 40-40 44-28L36-22C34-14 26-12 16-12H-20C-24-28-56-30-58-22Z',
          { tone: 0, shade: { to: [0.2, 1], depth: 0.45 } },
        ),
        fill('brown', 'M-52-52C-40-58-16-58-6-52L-8-47H-48Z', { tone: -0.2 }),
        stroke('M24-76L14-82M26-74L30-82', 2.6, 'dark'),
        stroke('M30-82L38-92', 2, 'grey'),
        fill('grey', circle(39, -94, 4.5), { tone: 0.4 }),
        ...ahead(32, -66, lights),
      ],
      { also: ['vehicle', 'ride'] },
    ),
    width / 120,
  );
}
