import { concept } from '../../concept.ts';
import { circle, rect, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, sized, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface CarriageOptions {
  readonly width?: number;
  readonly token?: Token;
  readonly lit?: boolean;
  /** Heads in the windows. */
  readonly riders?: number;
}

export const rider = (x: number, y: number, i: number): string =>
  circle(x, y - 13, 5.2) + (i % 3 === 0 ? d`M${x - 7} ${y - 15}h14l-2 -2h-2v-5h-6v5h-2Z` : '') + d`M${x - 9} ${y}c0 -10 5 -9 9 -9s9 -1 9 9Z`;

/** Side view, wheels on the rail at y 0, the middle at x 0, its front to the right. */
export function tram({ width = 360, token = 'accent', lit = true, riders = 4 }: CarriageOptions = {}): Group {
  const panes = times(7).map(i => ({ x: -160 + i * 45, door: i === 1 || i === 4 }));
  const glass = lit ? ({ tone: 0.15 } as const) : ({ tone: -0.2 } as const);
  return sized(
    concept(
      'tram',
      [
        stroke('M-20-112L14-134L-10-152L40-152M14-134L34-112', 2, 'dark', { tone: 0.1 }),
        ...(lit ? [halo(0, -60, 190, 0.3)] : []),
        fill('dark', 'M-166-10H166L160 0H-160Z'),
        fill('dark', circle(-112, -4, 9) + circle(-76, -4, 9) + circle(76, -4, 9) + circle(112, -4, 9), { tone: 0.2 }),
        fill('paper', 'M-176-8V-92C-176-104-168-110-156-110H140C164-110 174-92 178-60L180-30C180-14 176-8 170-8Z', {
          tone: -0.05,
          shade: { to: [0.2, 1], depth: 0.4 },
        }),
        fill(token, 'M-176-42H179.5L180-30C180-14 176-8 170-8H-176Z', { shade: { to: [0, 1], depth: 0.45 } }),
        fill(token, 'M-176-96C-174-106-166-110-156-110H140C150-110 157-106 162-100H-176Z', { tone: -0.15 }),
        ...panes.flatMap(({ x, door }): Node[] =>
          door
            ? [
                fill('dark', rect(x - 1, -94, 36, 82), { tone: 0.2 }),
                fill(lit ? 'light' : 'lit', rect(x + 2, -90, 13.5, 62) + rect(x + 18.5, -90, 13.5, 62), glass),
                fill(token, rect(x + 2, -25, 13.5, 12) + rect(x + 18.5, -25, 13.5, 12), { tone: -0.2 }),
              ]
            : [
                fill(lit ? 'light' : 'lit', rounded(x, -92, 36, 42, 4), glass),
                stroke(rounded(x, -92, 36, 42, 4) + d`M${x} -80h36`, 1.6, 'dark', { opacity: 0.6 }),
              ],
        ),
        fill(
          'dark',
          panes
            .filter(p => !p.door)
            .slice(0, riders)
            .map((p, i) => rider(p.x + 18, -50, i))
            .join(''),
          { tone: 0.1 },
        ),
        fill(lit ? 'light' : 'lit', 'M156-90C166-84 170-70 172-52H156Z', glass),
        stroke('M156-90C166-84 170-70 172-52H156Z', 1.6, 'dark', { opacity: 0.6 }),
        stroke('M-176-34H180', 2, 'paper', { opacity: 0.8 }),
        halo(177, -26, 26, 0.6),
        fill('light', circle(175, -26, 5), { tone: 0.4 }),
      ].flat(),
      { also: ['travel', 'street', 'rail'] },
    ),
    width / 360,
  );
}

/** Seen from the front, wheels at y 0. */
export function tramFront({
  width = 110,
  token = 'accent',
  lit = true,
  driver = true,
}: Omit<CarriageOptions, 'riders'> & { readonly driver?: boolean } = {}): Group {
  return sized(
    concept(
      'tram',
      [
        stroke('M-18-164L0-190L18-164M-26-190H26', 2, 'dark', { tone: 0.1 }),
        fill('dark', 'M-46-10H46L42 0H-42Z'),
        fill('paper', 'M-52-10C-54-60-52-110-46-146C-44-160-30-166 0-166S44-160 46-146C52-110 54-60 52-10Z', {
          tone: -0.05,
          shade: { to: [1, 0.6], depth: 0.4 },
        }),
        fill(token, 'M-53-66H53L52-10H-52Z', { shade: { to: [1, 0.8], depth: 0.4 } }),
        fill(lit ? 'light' : 'dark', 'M-42-72L-38-128C-37-134-30-136 0-136S37-134 38-128L42-72Z', { tone: lit ? 0.1 : 0.3 }),
        ...(driver ? [fill('dark', `M-18-72C-18-88-8-92 0-92S18-88 18-72Z${circle(0, -101, 9)}M-11-105h22l-2-4c-4-4-14-4-18 0Z`, { tone: 0.1 })] : []),
        stroke('M0-136V-72M-42-72L-38-128C-37-134-30-136 0-136S37-134 38-128L42-72Z', 2, 'dark', { opacity: 0.7 }),
        fill('dark', rounded(-24, -158, 48, 16, 4)),
        fill('light', 'M0-155l2 4 4 .5-3 3 .8 4.2-3.8-2-3.8 2 .8-4.2-3-3 4-.5Z'),
        halo(-34, -38, 34, 0.7),
        halo(34, -38, 34, 0.7),
        fill('light', circle(-34, -38, 8) + circle(34, -38, 8), { tone: 0.5 }),
        stroke(circle(-34, -38, 8.5) + circle(34, -38, 8.5), 1.5, 'dark'),
        fill('dark', rounded(-18, -30, 36, 10, 4), { tone: 0.2 }),
        stroke('M-53-58H53', 2, 'paper', { opacity: 0.8 }),
      ],
      { also: ['travel', 'street', 'rail'] },
    ),
    width / 110,
  );
}

/** A metro or train car; join several 260 apart. */
export function metroCar({ width = 260, token = 'blue', lit = true, riders = 4 }: CarriageOptions = {}): Group {
  return sized(
    concept(
      'metro',
      [
        fill('dark', 'M-122-12H122L114 0H-114Z'),
        fill('dark', circle(-90, -4, 8) + circle(-66, -4, 8) + circle(66, -4, 8) + circle(90, -4, 8), { tone: 0.2 }),
        fill('grey', rounded(-130, -104, 260, 96, 12), { tone: 0.3, shade: { to: [0.1, 1], depth: 0.45 } }),
        fill(token, rect(-130, -46, 260, 14)),
        fill(
          lit ? 'light' : 'dark',
          times(4)
            .map(i => rounded(-116 + i * 62, -90, 46, 38, 8))
            .join(''),
          { tone: 0.15 },
        ),
        fill(
          'dark',
          times(riders)
            .map(i => rider(-100 + ((i * 47) % 210), -52, i))
            .join(''),
          { tone: 0.1 },
        ),
        stroke(
          times(3)
            .map(i => d`M${-65 + i * 62} -100v88m8 -88v88`)
            .join(''),
          1.6,
          'dark',
          { opacity: 0.5 },
        ),
        stroke('M-126-98H126', 2, 'paper', { opacity: 0.5 }),
      ],
      { also: ['train', 'travel'] },
    ),
    width / 260,
  );
}

/** An old steam engine, its front to the right. */
export function train({ width = 320, token = 'green' }: Omit<CarriageOptions, 'riders' | 'lit'> = {}): Group {
  const wheel = (x: number, r: number): Node[] => [
    fill('dark', circle(x, -r, r), { tone: 0.1 }),
    stroke(
      circle(x, -r, r - 4) +
        times(6)
          .map(i => d`M${x} ${-r}l${Math.cos(i * 1.047) * (r - 4)} ${Math.sin(i * 1.047) * (r - 4)}`)
          .join(''),
      2.4,
      'red',
    ),
  ];
  return sized(
    concept(
      'train',
      [
        fill('dark', 'M-150-30H140V-20H-150Z', { tone: 0.2 }),
        fill(token, 'M-70-86H96C108-86 112-76 112-64S108-40 96-40H-70Z', { tone: -0.15, shade: { to: [0, 1], depth: 0.5 } }),
        fill(token, 'M-150-34V-112H-74V-34Z', { tone: -0.1, shade: { to: [0, 1], depth: 0.5 } }),
        fill('dark', 'M-158-120C-130-126-96-126-66-120L-68-112H-156Z'),
        fill('light', rounded(-138, -104, 24, 30, 4) + rounded(-108, -104, 24, 30, 4)),
        fill('dark', `${circle(-96, -86, 6)}M-106-74c0-8 20-8 20 0Z`),
        fill('dark', 'M74-86L70-124H66L64-132H96L94-124H90L86-86ZM20-86V-98C20-108 40-108 40-98V-86ZM-30-86V-94C-30-100-14-100-14-94V-86Z', { tone: 0.1 }),
        stroke('M-40-86V-40M10-86V-40M58-86V-40M65-125H95', 3, 'yellow'),
        fill('red', 'M108-30H140L152-2H128Z'),
        fill('dark', 'M108-72H122V-52H108Z'),
        halo(126, -62, 40, 0.6),
        fill('light', circle(122, -62, 8), { tone: 0.3 }),
        ...wheel(-122, 22),
        ...wheel(-72, 22),
        ...wheel(-22, 22),
        ...wheel(40, 14),
        ...wheel(76, 14),
        stroke('M-122-16H-22L40-26', 5, 'grey', { tone: 0.3 }),
      ],
      { also: ['travel', 'rail', 'steam'] },
    ),
    width / 312,
  );
}
