import { concept } from '../../concept.ts';
import { circle, ellipse, limb } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { type Build, face } from './faces.ts';
import { type Beard, beards, type Hair, hairs } from './hair.ts';
import { type Hat, hat } from './hats.ts';

const outfits = ['coat', 'jacket', 'dress', 'uniform'] as const;

interface Figure {
  readonly is?: 'man' | 'woman';
  readonly wears?: (typeof outfits)[number];
  readonly hat?: Hat;
  readonly hair?: Hair;
  readonly beard?: Beard;
  readonly build?: Build;
  /** Where the hands are; the shoulder is at (0, −150) and an arm is 76 long. */
  readonly left?: Point;
  readonly right?: Point;
  readonly stride?: number;
  /** −1 ink … 1 light. */
  readonly tone?: number;
  readonly fill?: Token;
  readonly holds?: readonly Node[];
  readonly rim?: number;
}

function arm([hx, hy]: Point): Point[] {
  const [sx, sy] = [0, -148];
  const reach = Math.min(75, Math.hypot(hx - sx, hy - sy));
  const bend = Math.sqrt(Math.max(0, 38 * 38 - (reach / 2) ** 2));
  const angle = Math.atan2(hy - sy, hx - sx);
  const [mx, my] = [sx + (Math.cos(angle) * reach) / 2, sy + (Math.sin(angle) * reach) / 2];
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  return [
    [sx, sy],
    [mx - Math.sin(angle) * bend * side, my + Math.cos(angle) * bend * side],
    [sx + Math.cos(angle) * reach, sy + Math.sin(angle) * reach],
  ];
}

const bodies = {
  coat: 'M-16 -160C-26 -152 -30 -120 -26 -94C-34 -66 -40 -44 -42 -20L36 -18C34 -44 30 -70 24 -94C28 -120 24 -152 12 -160Z',
  jacket: 'M-16 -160C-26 -152 -28 -120 -24 -80L24 -78C28 -116 24 -152 12 -160Z',
  dress: 'M-13 -160C-22 -150 -24 -126 -14 -110C-34 -104 -42 -84 -40 -66C-48 -42 -54 -20 -60 0L48 0C40 -46 28 -84 13 -110C20 -126 20 -150 10 -160Z',
  uniform: 'M-16 -160C-28 -154 -28 -124 -20 -108C-28 -92 -30 -76 -30 -66L28 -66C28 -80 26 -94 20 -108C28 -124 26 -152 12 -160Z',
};

/** A whole person in profile, facing right, feet at the origin, 200 high without the hat. */
export function figure(wanted: Figure = {}): Group {
  const { is = 'man', wears = is === 'woman' ? 'dress' : 'coat', stride = 10, tone = -0.55, fill = 'mass' } = wanted;
  const { left = [10, -88], right = [22, -86], hair = is === 'woman' ? 'bun' : 'short', beard = 'none' } = wanted;
  const legs =
    limb(
      [
        [-4, -86],
        [-6 - stride * 0.5, -44],
        [-8 - stride, -4],
      ],
      11,
      6,
    ) +
    limb(
      [
        [4, -86],
        [8 + stride * 0.6, -46],
        [8 + stride, -4],
      ],
      11,
      6,
    ) +
    ellipse(-2 - stride, -4, 13, 5) +
    ellipse(16 + stride, -4, 13, 5);
  const hand = (at: Point): Point => arm(at)[2] ?? at;
  const sleeve = (at: Point) => limb(arm(at), 10, 6.5) + circle(...hand(at), 7);
  const head: Group = {
    nodes: [
      area(face(is === 'woman' ? 'fine' : 'straight', wanted.build ?? (is === 'woman' ? 'fine' : 'lean')), fill, tone + 0.12),
      ...hairs[hair],
      ...beards[beard],
      ...(wanted.hat === undefined ? [] : [hat(wanted.hat)]),
    ],
    transform: { scale: 0.165, move: [2, -160] },
  };
  return concept(
    is,
    [
      area(sleeve(left), fill, tone - 0.1),
      ...(wears === 'dress' ? [] : [area(legs, fill, tone - 0.15)]),
      head,
      area(bodies[wears], fill, tone),
      ...(wears === 'coat' || wears === 'dress' ? [stroke('M6 -150C10 -120 8 -60 14 -22', 1.6, 'lit', { opacity: 0.3 })] : []),
      area(sleeve(right), fill, tone + 0.06),
      ...(wanted.holds ?? []),
    ],
    { also: ['person'], rim: wanted.rim ?? 0.8 },
  );
}
