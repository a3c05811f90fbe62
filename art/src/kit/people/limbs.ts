import type { Node, Point, Shape, Token } from '../../scene.ts';
import type { Cut } from './dresses.ts';
import { at, between, plus, stretched, tapered, towards, turned } from './outline.ts';
import type { Proportions } from './proportions.ts';
import type { SeenLimb, Skeleton } from './skeleton.ts';

/** What a limb is drawn with. */
export interface Paint {
  readonly skin: Token;
  readonly cloth: Token;
  readonly lower: Token;
  readonly trim: Token;
  readonly tone: number;
  readonly lowerTone: number;
  readonly shoe: Token;
}

type Which = 'near' | 'far';

/** Draws hand-made path data (absolute numbers) in a frame: `origin`, turned, sized, perhaps mirrored. */
function set(
  path: string,
  origin: Point,
  { turn = 0, size = 1, mirror = 1, tall = 1 }: { turn?: number; size?: number; mirror?: 1 | -1; tall?: number },
): string {
  let odd: number | undefined;
  return path.replace(/-?\d+(\.\d+)?/g, text => {
    const value = Number(text);
    if (odd === undefined) {
      odd = value;
      return '';
    }
    const p = plus(origin, turned([odd * size * mirror, value * size * tall], turn));
    odd = undefined;
    return ` ${at(p)} `;
  });
}

const openHand = 'M-5 -4C-7 5 -8 11 -7 18C-6 26 -3 31 0 31C4 31 5 26 5.5 18L6 13C8 17 10 21 12.5 20C15 19 12 12 9 7C7 3 6 0 5 -4Z';
const fist = 'M-5 -4C-8 3 -9 9 -8 15C-6.5 20 -1 22 4 20.5C9 19 11 14 10 8C9.5 3 7 -1 5 -4Z';
const thumb = 'M10.5 7C7 7 2 9 -1 12.5';

/** The turn that brings a thing that hangs down to lie along this way. */
const turnOf = (d: Point): number => (Math.atan2(d[1], d[0]) * 180) / Math.PI - 90;

export function gripOf(arm: SeenLimb, p: Proportions): { at: Point; turn: number } {
  const d = towards(arm.end.at, arm.tip.at);
  return { at: plus(arm.end.at, d, p.hand * 0.42), turn: turnOf(d) };
}

export function hand(arm: SeenLimb, which: Which, s: Skeleton, p: Proportions, paint: Paint, holding: 'open' | 'fist'): Shape[] {
  const d = towards(arm.joint.at, arm.tip.at);
  const toTip = towards(arm.end.at, arm.tip.at);
  const mirror = (s.yaw > 30 && which === 'far') || (s.yaw < -30 && which === 'near') ? -1 : 1;
  const size = (p.hand / 30) * (0.9 + p.limb * 0.1);
  const turn = turnOf(Math.abs(d[0]) + Math.abs(d[1]) > 0 ? toTip : d);
  const shade = which === 'far' && s.yaw === 0 ? -0.18 : 0;
  const palm: Shape = { path: set(holding === 'fist' ? fist : openHand, arm.end.at, { turn, size, mirror }), fill: paint.skin, tone: shade };
  if (holding === 'open') return [palm];
  return [palm, { path: set(thumb, arm.end.at, { turn, size, mirror }), fill: paint.skin, tone: -0.4, stroke: 1.6 }];
}

interface ArmLook {
  readonly which: Which;
  /** 0 outline only … 2 all. */
  readonly detail: number;
}

export function arm(limb: SeenLimb, s: Skeleton, p: Proportions, cut: Cut, paint: Paint, { which, detail }: ArmLook): Node[] {
  const k = p.limb;
  const [a, b, c] = [limb.root.at, limb.joint.at, limb.end.at];
  const away = which === 'far' && s.yaw === 0;
  const tone = paint.tone + (away ? -0.22 : 0.1);
  const bare: Shape[] = [
    {
      path: tapered(a, b, { from: 11 * k, to: 7.6 * k, right: 2, left: 1 }) + tapered(b, c, { from: 7.6 * k, to: 5, left: 2.2, right: 2.2, swell: 0.25 }),
      fill: paint.skin,
      tone: away ? -0.18 : 0.06,
    },
  ];
  if (cut.sleeves === 'none') return bare;
  if (cut.sleeves === 'short') {
    const hem = between(a, b, 0.62);
    return [...bare, { path: tapered(a, hem, { from: 12.5 * k, to: 12 * k, end: 'flat' }), fill: paint.cloth, tone }];
  }
  const e = cut.ease * 0.55;
  const wide = cut.sleeves === 'wide' ? 5 : 0;
  const cuff = plus(c, towards(b, c), 3);
  const sleeve = (less: number, shift: Point): string =>
    tapered(plus(a, shift), plus(b, shift), { from: 12 * k + e - less, to: 10 * k + e + wide * 0.4 - less, left: 1.5, right: 1.5 }) +
    tapered(plus(b, shift), plus(cuff, shift, 0.3), { from: 10 * k + e + wide * 0.4 - less, to: 7.8 * k + e * 0.8 + wide - less, end: 'flat' });
  const under: Shape = { path: sleeve(0, [0, 0]), fill: paint.cloth, tone: tone - (detail > 0 ? 0.42 : 0) };
  if (detail === 0) return [under];
  const over: Shape = { path: sleeve(1.5, [1.5, -0.6]), fill: paint.cloth, tone };
  const nodes: Node[] = [under, over];
  if (cut.gold === 'cuffs' || cut.belt === 'tied') {
    const d = towards(b, c);
    const gap = cut.gold === 'cuffs' ? 3 : 2.2;
    for (const back of cut.gold === 'cuffs' ? [9, 15] : [12]) {
      const m = plus(c, d, -back + 3);
      const w = 8.2 * k + e;
      nodes.push({
        path: `M${at(plus(m, [d[1], -d[0]], w))}L${at(plus(m, [d[1], -d[0]], -w))}`,
        fill: cut.gold === 'cuffs' ? paint.trim : paint.cloth,
        tone: cut.gold === 'cuffs' ? 0.1 : tone - 0.5,
        stroke: gap,
      });
    }
  }
  return nodes;
}

const isFromSide = (s: Skeleton): boolean => Math.abs(s.yaw) < 60;

const shoes = {
  shoes: 'M-9 -8L8 -8C9 0 17 3 29 6C37 8 40 11 39.5 15L-11 15C-12.5 8 -11 0 -9 -8Z',
  heels: 'M-7 -4L6 -4C8 4 18 8 29 11C35 12.5 37 14 36 15.5L15 15.5C7 15 1 11 -4.5 9.5L-6 15.5L-9.5 15.5C-11 9 -9 2 -7 -4Z',
  boots: 'M-11 -34L11 -34C11 -12 10 -2 18 2C30 6 38 8 38.5 15L-12 15C-13 2 -12 -16 -11 -34Z',
  bare: 'M-6 -6L6 -6C8 2 16 6 28 9C34 10.5 35 14 33 15L-9 15C-11 9 -8 0 -6 -6Z',
} as const;
const shoesAhead = {
  shoes: 'M-7 -8L7 -8C8 1 10.6 8 10 13.5C9 18.5 -9 18.5 -10 13.5C-10.6 8 -8 1 -7 -8Z',
  heels: 'M-6 -4L6 -4C7 3 9 8 8 14C6.5 18.5 -6.5 18.5 -8 14C-9 8 -7 3 -6 -4Z',
  boots: 'M-11 -34L11 -34C11 -12 13 4 12 14C11 19 -11 19 -12 14C-13 4 -11 -12 -11 -34Z',
  bare: 'M-5.5 -6L5.5 -6C7 2 10 9 9 14C7.5 18 -7.5 18 -9 14C-10 9 -7 2 -5.5 -6Z',
} as const;

function foot(limb: SeenLimb, s: Skeleton, p: Proportions, cut: Cut, paint: Paint, tone: number): Shape[] {
  const [end, tip] = [limb.end.at, limb.tip.at];
  const v: Point = [tip[0] - end[0], tip[1] - end[1]];
  const size = p.ankle / 15;
  const fill = cut.shoes === 'bare' ? paint.skin : paint.shoe;
  const long = Math.hypot(v[0], v[1]) / 42;
  // Towards us or away: a short shoe, longer the more its toes point down. From the side it only points down.
  if (Math.abs(v[0]) < 22 && !isFromSide(s)) {
    const down = Math.max(1, Math.min(1.7, v[1] / 22));
    return [{ path: set(shoesAhead[cut.shoes], plus(end, [v[0] * 0.22, -6 * (down - 1)]), { size, tall: down }), fill, tone }];
  }
  const mirror = v[0] < 0 && Math.abs(v[1]) < Math.abs(v[0]) ? -1 : 1;
  const turn = (Math.atan2(v[1], v[0] * mirror) * 180) / Math.PI;
  return [{ path: set(shoes[cut.shoes], end, { turn: turn * mirror, size: size * Math.max(0.72, Math.min(1, long)), mirror }), fill, tone }];
}

export function leg(limb: SeenLimb, s: Skeleton, p: Proportions, cut: Cut, paint: Paint, which: Which): Node[] {
  const k = p.limb;
  const [a, b, c] = [limb.root.at, limb.joint.at, limb.end.at];
  const away = which === 'far' && isFromSide(s);
  const tone = away ? -0.24 : 0;
  const side = isFromSide(s);
  const bare: Shape = {
    path:
      tapered(a, b, { from: 18 * k, to: 10.5 * k, left: 2, right: side ? 1 : 2 }) +
      tapered(b, c, { from: 10.5 * k, to: 6.2 * k, left: side ? 0 : 2, right: side ? 5 : 2.4, swell: 0.22 }),
    fill: paint.skin,
    tone,
  };
  const shoe = foot(limb, s, p, cut, paint, tone * 0.8);
  if (cut.legs === 'bare') return [bare, ...shoe];
  const stout = Math.max(1, k * 0.95);
  if (cut.legs === 'shorts') {
    const hem = between(a, b, 0.78);
    const sock = between(b, c, 0.55);
    return [
      bare,
      { path: tapered(sock, c, { from: 7.4 * k, to: 7 * k }), fill: 'white', tone: tone - 0.1 },
      ...shoe,
      { path: tapered(a, hem, { from: 21 * stout, to: 17 * stout, end: 'flat' }), fill: paint.lower, tone: paint.lowerTone + tone },
    ];
  }
  const hem = plus(c, towards(b, c), 4);
  const bend = Math.abs(limb.lift) > 60;
  return [
    ...shoe,
    {
      path:
        tapered(a, b, { from: 20 * stout, to: 14 * k, left: 1, right: 2 }) +
        tapered(b, hem, { from: 14 * k, to: 9.6 * k, right: side ? 2 : 0, swell: 0.3, end: 'flat' }) +
        (bend ? stretched([{ at: b, r: 14 * k }]) : ''),
      fill: paint.lower,
      tone: paint.lowerTone + tone,
    },
  ];
}
