import { concept } from '../../concept.ts';
import { circle, ellipse, rect, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { clockFace } from './church.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { type NeonPicture, neonShape } from './neon.ts';

/** Things that stand in the street, their foot in the middle at the origin. */
export function bench({ width = 120, token = 'green' as Token, kind = 'park' as 'park' | 'stone' } = {}): Group {
  if (kind === 'stone')
    return sized(
      concept(
        'bench',
        [
          fill('brick4', 'M-50-26H-38V0H-50ZM38-26H50V0H38Z', { tone: -0.35 }),
          fill('brick4', rounded(-60, -36, 120, 12, 3), { tone: 0, shade: { to: [0, 1], depth: 0.3 } }),
        ],
        { also: ['seat', 'rest'] },
      ),
      width / 120,
    );
  const slat = (y: number): string => rounded(-58, y, 116, 7, 2);
  return sized(
    concept(
      'bench',
      [
        stroke(
          'M-48 0C-44-12-46-20-46-30L-52-70M-36-30L-32 0M48 0C44-12 46-20 46-30L52-70M36-30L32 0M-46-30C-54-34-58-44-52-48H-44M46-30C54-34 58-44 52-48H44',
          4,
          'dark',
          { tone: 0.1 },
        ),
        fill(token, slat(-72) + slat(-61) + slat(-50) + slat(-35) + slat(-28), { tone: 0, shade: { to: [0, 1], depth: 0.4 } }),
      ],
      { also: ['seat', 'park', 'rest'] },
    ),
    width / 120,
  );
}

export const postBox = ({ height = 96, token = 'red' as Token } = {}): Group =>
  sized(
    concept(
      'post box',
      [
        fill('dark', rect(-4, -34, 8, 34) + rect(-12, -4, 24, 4)),
        fill(token, 'M-24-34V-84C-24-94-12-98 0-98S24-94 24-84V-34Z', { shade: { to: [1, 0.4], depth: 0.45 } }),
        fill('dark', rounded(-16, -80, 32, 6, 3)),
        fill('paper', 'M-12-66H12V-50H-12Z'),
        stroke('M-12-66L0-56L12-66', 1.6, 'grey'),
        fill('yellow', 'M-5-44a7 7 0 0 1 10 0l-2 2a4 4 0 0 0-6 0Z'),
      ],
      { also: ['letter', 'mail'] },
    ),
    height / 98,
  );

export function trafficLight({ height = 150, shows = 'red' as 'red' | 'yellow' | 'green' } = {}): Group {
  const lamp = (token: 'red' | 'yellow' | 'green', y: number): Node[] => [
    ...(shows === token ? [halo(0, y, 36, 0.8, token)] : []),
    fill(token, circle(0, y, 8), { tone: shows === token ? 0.4 : -0.72 }),
    fill('dark', d`M-10 ${y - 4}a10 9 0 0 1 20 0l3 3a13 12 0 0 0 -26 0Z`),
  ];
  return sized(
    concept(
      'traffic light',
      [
        fill('dark', rect(-3, -84, 6, 84) + rect(-8, -5, 16, 5), { tone: 0.2 }),
        fill('dark', rounded(-15, -152, 30, 72, 6), { tone: 0.15 }),
        stroke(rounded(-15, -152, 30, 72, 6), 1.4, 'grey', { opacity: 0.6 }),
        ...lamp('red', -138),
        ...lamp('yellow', -116),
        ...lamp('green', -94),
      ],
      { also: ['street', 'light', 'stop'] },
    ),
    height / 152,
  );
}

export function phoneBox({ height = 150, token = 'green' as Token, lit = true } = {}): Group {
  return sized(
    concept(
      'phone box',
      [
        ...(lit ? [halo(0, -80, 90, 0.45)] : []),
        fill(token, 'M-32 0V-138H32V0ZM-36-138C-34-152-16-156 0-156S34-152 36-138Z', { tone: -0.1, shade: { to: [1, 0.4], depth: 0.4 } }),
        fill(lit ? 'light' : 'dark', rect(-25, -128, 50, 112), { tone: 0.1 }),
        fill('dark', 'M-10-92h20v24h-20Z', { tone: 0.1 }),
        stroke('M-14-98C-8-104 8-104 14-98M0-68C4-50 12-54 12-40', 3, 'dark'),
        fill('dark', circle(-14, -97, 4) + circle(14, -97, 4)),
        stroke('M-25-100H25M-25-72H25M-25-44H25M0-128V-16', 2.6, token, { tone: 0.1, opacity: 0.8 }),
      ],
      { also: ['call', 'street'] },
    ),
    height / 156,
  );
}

export function clockPost({ height = 170, hour = 4.55, lit = true } = {}): Group {
  return sized(
    concept(
      'clock',
      [
        fill('dark', 'M-10 0L-6-8L-3-12L-2.2-122H2.2L3-12L6-8L10 0Z', { tone: 0.2 }),
        stroke('M-2-112C-14-112-18-120-16-126M2-112C14-112 18-120 16-126', 2, 'dark', { tone: 0.2 }),
        ...clockFace(0, -146, 24, hour, lit),
        fill('dark', 'M-8-174H8L0-184Z', { tone: 0.2 }),
      ],
      { also: ['time', 'street'] },
    ),
    height / 184,
  );
}

/** A round column with painted posters: pictures only. */
export function adColumn({
  height = 150,
  token = 'green' as Token,
  pictures = ['cat', 'moon', 'fish'] as readonly [NeonPicture, NeonPicture, NeonPicture],
} = {}): Group {
  const poster = (x: number, y: number, w: number, h: number, paint: Token, picture: NeonPicture, squeeze: number): Node => ({
    nodes: [
      fill(paint, rect(x, y, w, h), { tone: 0 }),
      { nodes: [neonShape(picture, 'paper')], transform: { scale: [squeeze * 0.34, 0.34], move: [x + w / 2, y + h * 0.42] } },
      stroke(d`M${x + 4} ${y + h - 6}h${w - 8}M${x + 4} ${y + h - 10}h${(w - 8) * 0.6}`, 1.6, 'paper', { opacity: 0.5 }),
    ],
  });
  return sized(
    concept(
      'advertising column',
      [
        fill('brick4', 'M-34-126H34V0C20 5-20 5-34 0Z', { tone: 0, shade: { to: [1, 0.2], depth: 0.5 } }),
        poster(-33, -112, 24, 50, 'red', pictures[0], 0.7),
        poster(-7, -116, 32, 54, 'blue', pictures[1], 0.95),
        poster(-30, -56, 30, 46, 'yellow', pictures[2], 0.85),
        fill('paper', rect(4, -54, 26, 40), { tone: -0.1 }),
        stroke('M8-48H26M8-43H26M8-38H20M8-28H26M8-23H24', 1.6, 'grey'),
        fill(token, 'M-40-126H40V-136H-40ZM-34-136C-30-150-12-154 0-160C12-154 30-150 34-136ZM-36 0H36L38 6H-38Z', {
          tone: -0.2,
          shade: { to: [1, 0], depth: 0.4 },
        }),
        fill('yellow', circle(0, -162, 3)),
      ],
      { also: ['poster', 'street', 'picture'] },
    ),
    height / 165,
  );
}

/** A small six-sided kiosk with papers and flowers. */
export function kiosk({ height = 160, token = 'green' as Token, lit = true } = {}): Group {
  return sized(
    concept(
      'kiosk',
      [
        ...(lit ? [halo(0, -66, 110, 0.4)] : []),
        fill(token, 'M-58 0V-100H58V0Z', { tone: -0.2, shade: { to: [0.4, 1], depth: 0.35 } }),
        fill(lit ? 'light' : 'dark', rect(-46, -86, 92, 42), { tone: 0.1 }),
        ...times(5).map(
          (i): Node => fill((['red', 'paper', 'blue', 'yellow', 'paper'] as const)[i] ?? 'paper', rect(-44 + i * 18, -86, 15, 18), { tone: -0.1 }),
        ),
        fill('dark', `${circle(0, -56, 7)}M-13-44c0-10 26-10 26 0Z`, { tone: 0.1 }),
        fill('wood', rect(-52, -44, 104, 7), { tone: 0.1 }),
        fill(
          'paper',
          times(4)
            .map(i => rect(-44 + i * 24, -34, 16, 20))
            .join(''),
          { tone: -0.1 },
        ),
        stroke(
          times(4)
            .map(i => d`M${-42 + i * 24} -29h12M${-42 + i * 24} -25h12M${-42 + i * 24} -21h8`)
            .join(''),
          1.4,
          'grey',
        ),
        fill(token, 'M-70-98C-60-126-24-136 0-138S60-126 70-98L60-102L46-96L30-102L15-96L0-102L-15-96L-30-102L-46-96L-60-102Z', {
          tone: 0,
          shade: { to: [0.4, 1], depth: 0.4 },
        }),
        fill('yellow', `${circle(0, -141, 4)}M-1-160H1V-145H-1Z`),
      ],
      { also: ['shop', 'newspaper'] },
    ),
    height / 160,
  );
}

export function fence({ width = 200, height = 44, kind = 'iron' as 'iron' | 'picket', token = 'dark' as Token } = {}): Group {
  const n = Math.round(width / 12);
  const path = times(n + 1)
    .map(i =>
      kind === 'iron' ? d`M${(i * width) / n} 0V${-height}l-2 -5l2 -5l2 5l-2 5` : d`M${(i * width) / n} 0v${-height * 0.86}l4 -6l4 6v${height * 0.86}Z`,
    )
    .join('');
  const rails = d`M0 ${-height * 0.2}H${width}M0 ${-height * 0.82}H${width}`;
  return concept(
    'fence',
    kind === 'iron'
      ? [stroke(path + rails, 2, token, { tone: 0.1 })]
      : [stroke(rails, 4, token === 'dark' ? 'white' : token), fill(token === 'dark' ? 'white' : token, path, { shade: { to: [0, 1], depth: 0.35 } })],
    { also: ['garden'] },
  );
}

/** A litter bin with something sticking out. */
export const bin = ({ height = 60, token = 'mass' as Token } = {}): Group =>
  sized(
    concept(
      'bin',
      [
        fill(token, 'M-17-50H17L13 0H-13Z', { tone: -0.35, shade: { to: [1, 0.5], depth: 0.4 } }),
        stroke('M-8-46L-6-4M0-46V-4M8-46L6-4', 1.4, 'dark', { opacity: 0.6 }),
        fill(token, ellipse(0, -51, 19, 5), { tone: -0.1 }),
        fill('paper', 'M-6-52L2-64L9-54Z', { tone: -0.1 }),
      ],
      { also: ['street', 'rubbish'] },
    ),
    height / 62,
  );
