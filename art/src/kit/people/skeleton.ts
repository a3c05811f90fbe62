import type { Point } from '../../scene.ts';
import { cosine, plus, sine } from './outline.ts';
import type { Proportions, Section } from './proportions.ts';

/**
 * Degrees of the upper and the lower part of a limb: 0 hangs down, 90 points forwards, 180 up, −90 backwards; then how
 * far either part is spread away from the body (negative: across it).
 */
export type Limb = readonly [upper: number, lower: number, spread?: number, lowerSpread?: number];

export interface Pose {
  /** 0 upright, 90 flat on the belly, −90 flat on the back. */
  readonly torso: number;
  /** How much further the upper half leans. */
  readonly bend?: number;
  /** Leaning to the side of the near arm. */
  readonly sway?: number;
  /** The shoulders turn against the hips; positive brings the far shoulder forwards. */
  readonly twist?: number;
  /** 0 looks ahead, positive down, negative up. */
  readonly head?: number;
  /** The head turns towards the one who looks at the picture. */
  readonly look?: number;
  readonly nearArm: Limb;
  readonly farArm: Limb;
  readonly nearLeg: Limb;
  readonly farLeg: Limb;
  /** 0 flat on the ground, positive toes down. */
  readonly nearFoot?: number;
  readonly farFoot?: number;
  readonly nearHand?: number;
  readonly farHand?: number;
  /** In the air the hips, not the lowest foot, lie at a fixed height: half a body above the ground. */
  readonly rests?: 'ground' | 'air';
}

/** A point of the body: forwards, towards the near side, down. */
type Place = readonly [forward: number, near: number, down: number];

const add = (a: Place, b: Place, times = 1): Place => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
const aim = (pitch: number, spread: number, side: 1 | -1): Place => [sine(pitch) * cosine(spread), side * sine(spread), cosine(pitch) * cosine(spread)];

export interface Seen {
  readonly at: Point;
  /** Positive is nearer to the one who looks. */
  readonly depth: number;
}

export interface SeenLimb {
  readonly root: Seen;
  readonly joint: Seen;
  readonly end: Seen;
  /** Toes or knuckles. */
  readonly tip: Seen;
  /** Degrees between the upper part and straight down, in the body, not in the picture. */
  readonly lift: number;
}

export interface Skeleton {
  readonly yaw: number;
  readonly pose: Pose;
  readonly nearArm: SeenLimb;
  readonly farArm: SeenLimb;
  readonly nearLeg: SeenLimb;
  readonly farLeg: SeenLimb;
  readonly hips: Seen;
  readonly neck: Seen;
  /** The joint of neck and skull. */
  readonly skull: Seen;
  /** Degrees of the head in the picture, and the way it faces. */
  readonly headTurn: number;
  readonly headYaw: number;
  /** A point on the torso: 0 neck … 1 seat, at degrees round it (0 front, 90 near side), eased outwards. */
  readonly on: (share: number, round: number, ease?: number) => Seen;
  /** The left (−1) or right (1) edge of the torso as it is seen. */
  readonly edge: (share: number, side: 1 | -1, ease?: number) => Point;
}

export const facings = ['side', 'three-quarter', 'front', 'back', 'three-quarter back'] as const;
export type Facing = (typeof facings)[number];
const yaws: { readonly [facing in Facing]: number } = { side: 0, 'three-quarter': 48, front: 90, back: -90, 'three-quarter back': -48 };

/** We look down a little, more so from the front: else a lap could not be seen. */
const tilts: { readonly [facing in Facing]: number } = { side: 0.13, 'three-quarter': 0.16, front: 0.22, back: 0.13, 'three-quarter back': 0.13 };

export function skeletonOf(pose: Pose, p: Proportions, facing: Facing): Skeleton {
  const yaw = yaws[facing];
  const { torso, bend = 0, sway = 0, twist = 0, head = 0, look = 0 } = pose;
  const upright = (pitch: number, side: number): Place => [sine(pitch) * cosine(side), sine(side), -cosine(pitch) * cosine(side)];
  const origin: Place = [0, 0, 0];
  const waist = add(origin, upright(torso, sway * 0.4), p.torso * 0.42);
  const upper = upright(torso + bend, sway);
  const neck = add(waist, upper, p.torso * 0.58);
  const along = (share: number): Place =>
    share > 0.58 ? add(waist, upright(torso, sway * 0.4), -(share - 0.58) * p.torso) : add(neck, upper, -share * p.torso);
  const nod = head + (Math.abs(torso + bend) > 60 ? torso + bend : 0);
  const neckWay = upright((torso + bend) * 0.55 + 9 + nod * 0.35, sway * 0.5);
  const skull = add(neck, neckWay, p.neck);

  const arm = ([up, low, spread = 4, lowSpread = spread]: Limb, side: 1 | -1, wrist = 0): [Place, Place, Place, Place] => {
    const raise = Math.max(0, Math.max(Math.abs(up), Math.abs(spread)) - 70) / 110;
    const shrug = add(add(neck, upper, -23 + raise * 19), [-side * sine(twist), side * cosine(twist) * (1 - raise * 0.12), 0], p.shoulder);
    const joint = add(shrug, aim(up, spread, side), p.upperArm);
    const end = add(joint, aim(low, lowSpread, side), p.foreArm);
    return [shrug, joint, end, add(end, aim(low + wrist, lowSpread, side), p.hand)];
  };
  const leg = ([up, low, spread = 2, lowSpread = spread]: Limb, side: 1 | -1, foot = 0): [Place, Place, Place, Place] => {
    const root = add(origin, [0, side, 0], p.hip);
    const joint = add(root, aim(up, spread, side), p.thigh);
    const end = add(joint, aim(low, lowSpread, side), p.shin);
    const splay = 16;
    return [root, joint, end, add(end, [cosine(foot) * cosine(splay), side * sine(splay), sine(foot)], p.foot)];
  };
  const limbs = {
    nearArm: arm(pose.nearArm, 1, pose.nearHand),
    farArm: arm(pose.farArm, -1, pose.farHand),
    nearLeg: leg(pose.nearLeg, 1, pose.nearFoot),
    farLeg: leg(pose.farLeg, -1, pose.farFoot),
  };

  const flat = ([f, near, down]: Place): Seen => {
    const depth = f * sine(yaw) + near * cosine(yaw);
    return { at: [f * cosine(yaw) - near * sine(yaw), down + depth * tilts[facing]], depth };
  };
  const sole = (end: Place, tip: Place): number => Math.max(flat(end).at[1] + p.ankle, flat(tip).at[1] + p.ankle * 0.75);
  const lowest = Math.max(
    sole(limbs.nearLeg[2], limbs.nearLeg[3]),
    sole(limbs.farLeg[2], limbs.farLeg[3]),
    flat(limbs.nearLeg[1]).at[1] + 13,
    flat(limbs.farLeg[1]).at[1] + 13,
    22,
    flat(neck).at[1] + 18,
  );
  const ground = pose.rests === 'air' ? 200 : lowest;
  const seen = (place: Place): Seen => {
    const { at, depth } = flat(place);
    return { at: [at[0], at[1] - ground], depth };
  };
  const limb = (places: readonly [Place, Place, Place, Place], [up, , spread = 0]: Limb): SeenLimb => ({
    root: seen(places[0]),
    joint: seen(places[1]),
    end: seen(places[2]),
    tip: seen(places[3]),
    lift: Math.max(Math.abs(up), Math.abs(spread)),
  });

  const { shoulder, chest, waist: middle, hip, seat } = p.sections;
  const neckRing: Section = [11, 11, 0];
  const rings: readonly (readonly [number, Section])[] = [
    [0, neckRing],
    [0.05, [shoulder[0] * 0.6, shoulder[1] * 0.85, shoulder[2]]],
    [0.16, shoulder],
    [0.3, chest],
    [0.6, middle],
    [0.88, hip],
    [1.05, seat],
  ];
  const ringAt = (share: number): Section => {
    const next = rings.findIndex(([s]) => s >= share);
    const [b, a] = [rings[next < 0 ? rings.length - 1 : next], rings[Math.max(0, (next < 0 ? rings.length : next) - 1)]];
    if (a === undefined || b === undefined) return middle;
    const t = b[0] === a[0] ? 0 : Math.max(0, Math.min(1, (share - a[0]) / (b[0] - a[0])));
    const s = t * t * (3 - 2 * t);
    return [a[1][0] + (b[1][0] - a[1][0]) * s, a[1][1] + (b[1][1] - a[1][1]) * s, a[1][2] + (b[1][2] - a[1][2]) * s];
  };
  const frame = (share: number): { middle: Place; before: Place; beside: Place; ring: Section } => {
    const pitch = share > 0.58 ? torso : torso + bend * Math.min(1, (0.58 - share) / 0.3 + 0.3);
    const turn = twist * Math.max(0, 1 - share);
    const front: Place = [cosine(pitch) * cosine(turn), sine(turn), sine(pitch) * cosine(turn)];
    return { middle: along(share), before: front, beside: [-sine(turn), cosine(turn), 0], ring: ringAt(share) };
  };
  const on = (share: number, round: number, ease = 0): Seen => {
    const { middle: m, before, beside, ring } = frame(share);
    const out = add(m, before, (ring[1] + ease) * cosine(round) + ring[2]);
    return seen(add(out, beside, (ring[0] + ease) * sine(round)));
  };
  const edge = (share: number, side: 1 | -1, ease = 0): Point => {
    const { middle: m, before, beside, ring } = frame(share);
    const [a, b] = [flat(before).at, flat(beside).at];
    const [da, db] = [a[0] * (ring[1] + ease), b[0] * (ring[0] + ease)];
    const [ea, eb] = [a[1] * (ring[1] + ease), b[1] * (ring[0] + ease)];
    // The outermost point of the ring across the way the spine goes in the picture.
    const ahead = flat(along(share - 0.05)).at;
    const behind = flat(along(share + 0.05)).at;
    const [sx, sy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const length = Math.hypot(sx, sy) || 1;
    const across: Point = [-sy / length, sx / length];
    const [ca, cb] = [da * across[0] + ea * across[1], db * across[0] + eb * across[1]];
    const size = Math.hypot(ca, cb) || 1;
    const middleAt = seen(add(m, before, ring[2])).at;
    return plus(middleAt, [((da * ca + db * cb) / size) * side, ((ea * ca + eb * cb) / size) * side]);
  };
  const facingYaw = yaw === 0 ? look : yaw;
  const skullAt = seen(skull);
  return {
    yaw,
    pose,
    nearArm: limb(limbs.nearArm, pose.nearArm),
    farArm: limb(limbs.farArm, pose.farArm),
    nearLeg: limb(limbs.nearLeg, pose.nearLeg),
    farLeg: limb(limbs.farLeg, pose.farLeg),
    hips: seen(origin),
    neck: seen(neck),
    skull: skullAt,
    headTurn: nod * cosine(yaw) - sway * 0.4 * sine(yaw),
    headYaw: facingYaw,
    on,
    edge,
  };
}
