import { concept, placed } from '../../concept.ts';
import type { Group, Node, Point, Shape, Token } from '../../scene.ts';
import { cane } from '../things/sticks.ts';
import type { Beard } from './beards.ts';
import { cuts, type DressName } from './dresses.ts';
import type { Expression, View } from './features.ts';
import { folds, fronts, hanging, type Panel, trunk } from './garments.ts';
import type { HairName } from './hair.ts';
import type { HatName } from './hats.ts';
import { headOf } from './head.ts';
import { arm, gripOf, hand, leg, type Paint } from './limbs.ts';
import { collar, scarf } from './neckwear.ts';
import { stretched, tapered } from './outline.ts';
import { type PoseName, poses } from './poses.ts';
import { type Build, isChild, isFemale, isOld, type Proportions, proportionsOf, standing, type Who } from './proportions.ts';
import { type Facing, type Pose, type SeenLimb, type Skeleton, skeletonOf } from './skeleton.ts';
import { type Spot, spotOf } from './spots.ts';
import { heights, usual } from './usual.ts';

export interface Held {
  /** Drawn round the point where the hand holds it, at the size it has in the scene. */
  readonly thing: Node;
  /** Upright things (an umbrella, a lamp) stay so; others turn with the hand, hanging from it when the arm hangs. */
  readonly keeps?: 'upright' | 'with the hand';
  readonly turn?: number;
  readonly scale?: number;
  /** Behind the body, or before hand and all. Between the hand and the rest where nothing is said. */
  readonly lies?: 'behind' | 'before';
}

export interface Worn extends Omit<Held, 'keeps' | 'lies'> {
  readonly at: Spot;
  /** Moved from there, in units of the scene. */
  readonly shift?: Point;
}

export interface Person {
  readonly who?: Who;
  /** In units of the scene, were the person to stand. */
  readonly height?: number;
  readonly pose?: PoseName | Pose;
  readonly facing?: Facing;
  readonly dress?: DressName;
  /** Coat, dress or jacket; trousers or skirt; shirt, buttons, apron. */
  readonly cloth?: Token;
  readonly lower?: Token;
  readonly trim?: Token;
  readonly tone?: number;
  readonly lowerTone?: number;
  readonly shoe?: Token;
  readonly skin?: Token;
  readonly hair?: HairName;
  readonly hairColour?: Token;
  readonly beard?: Beard;
  readonly glasses?: 'round' | 'dark';
  readonly hat?: HatName;
  readonly hatCloth?: Token;
  readonly hatBand?: Token;
  readonly build?: Build;
  readonly expression?: Expression;
  readonly scarf?: Token;
  /** The wind in the scarf: it flies behind where nothing else is said. */
  readonly scarfHangs?: 'down' | 'flying';
  readonly near?: Held;
  readonly far?: Held;
  /** Before the body and behind the arms that play or carry it: an accordion, a tray, a camera. */
  readonly before?: Worn;
  /** What the person is called in the picture: `musician`, `captain`, `thief`. */
  readonly is?: string;
  readonly also?: readonly string[];
  readonly rim?: number;
  readonly shade?: Group['shade'];
  /** 0 silhouette, 1 with a face and a belt, 2 with folds. From the height where nothing is said. */
  readonly detail?: 0 | 1 | 2;
}

const caneOf = (length: number): Group => placed(cane(), 0, length, { scale: length / 132 });
const poseOf = (pose: PoseName | Pose): Pose => (typeof pose === 'string' ? poses[pose] : pose);

/** Old people carry their years in the back: the upper half bends, the head stays up. */
const aged = (pose: Pose): Pose => ({ ...pose, bend: (pose.bend ?? 0) + 13, torso: pose.torso + 2, head: (pose.head ?? 0) + 3 });

interface Standing {
  readonly skeleton: Skeleton;
  readonly proportions: Proportions;
  readonly scale: number;
}

function standingOf({ who = 'man', height = heights[who], pose = 'standing', facing = 'side', build = 'average' }: Person): Standing {
  const proportions = proportionsOf(who, build);
  const stance = poseOf(pose);
  const bent = isOld(who) && Math.abs(stance.torso) < 40 ? aged(stance) : stance;
  return { proportions, skeleton: skeletonOf(bent, proportions, facing), scale: height / standing };
}

export interface Joints {
  readonly nearHand: Point;
  readonly farHand: Point;
  readonly nearFoot: Point;
  readonly farFoot: Point;
  readonly hips: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly nearKnee: Point;
  readonly farKnee: Point;
}

/** Where hands, feet and head of this person are, in units of the scene from the person's origin. */
export function jointsOf(person: Person): Joints {
  const { skeleton: s, proportions: p, scale } = standingOf(person);
  const sized = ([x, y]: Point): Point => [x * scale, y * scale];
  return {
    nearHand: sized(gripOf(s.nearArm, p).at),
    farHand: sized(gripOf(s.farArm, p).at),
    nearFoot: sized(s.nearLeg.end.at),
    farFoot: sized(s.farLeg.end.at),
    hips: sized(s.hips.at),
    neck: sized(s.neck.at),
    head: sized([s.skull.at[0], s.skull.at[1] - p.head / 2]),
    nearKnee: sized(s.nearLeg.joint.at),
    farKnee: sized(s.farLeg.joint.at),
  };
}

function worn({ thing, at, shift = [0, 0], scale: size = 1, turn = 0 }: Worn, s: Skeleton, p: Proportions, scale: number): Group {
  const [x, y] = spotOf(s, p, at);
  return placed(thing, x + shift[0] / scale, y + shift[1] / scale, { scale: size / scale, turn });
}

const viewOf = (yaw: number): View => (yaw > 70 ? 'front' : yaw > 25 ? 'three-quarter' : yaw < -70 ? 'back' : yaw < -25 ? 'back' : 'side');

/** One person, feet (or what it rests on) at the origin, looking right. */
export function person(options: Person = {}): Group {
  const who = options.who ?? 'man';
  const { skeleton: s, proportions: p, scale } = standingOf(options);
  const cut = cuts[options.dress ?? usual[who].dress];
  const height = scale * standing;
  const detail = options.detail ?? (height < 70 ? 0 : height < 150 ? 1 : 2);
  const tone = options.tone ?? 0;
  const cloth = options.cloth ?? cut.cloth[0];
  const lower = options.lower ?? (options.cloth !== undefined && cut.cloth[0] === cut.cloth[1] ? options.cloth : cut.cloth[1]);
  const paint: Paint = {
    skin: options.skin ?? 'skin2',
    cloth,
    lower,
    trim: options.trim ?? cut.cloth[2],
    tone,
    lowerTone: options.lowerTone ?? (lower === cloth ? tone - 0.2 : 0),
    shoe: options.shoe ?? 'dark',
  };
  const one = (limb: SeenLimb, which: 'near' | 'far', held: Held | undefined): Node[] => {
    const grip = gripOf(limb, p);
    const thing: Node[] =
      held === undefined
        ? []
        : [placed(held.thing, ...grip.at, { scale: (held.scale ?? 1) / scale, turn: (held.keeps === 'with the hand' ? grip.turn : 0) + (held.turn ?? 0) })];
    const hands =
      detail === 0 && held === undefined
        ? hand(limb, which, s, p, paint, 'open').slice(0, 1)
        : hand(limb, which, s, p, paint, held === undefined ? 'open' : 'fist');
    const sleeve = arm(limb, s, p, cut, paint, { which, detail });
    if (held?.lies === 'behind') return [...thing, ...hands, ...sleeve];
    return held?.lies === 'before' ? [...hands, ...sleeve, ...thing] : [...thing, ...hands, ...sleeve];
  };
  const stick: Held | undefined = options.pose === 'with a cane' ? { thing: caneOf(-gripOf(s.nearArm, p).at[1] * scale) } : undefined;
  const near = one(s.nearArm, 'near', options.near ?? stick);
  const far = one(s.farArm, 'far', options.far);
  const before = (limb: SeenLimb): boolean => (limb.joint.depth + limb.end.depth) / 2 >= s.on(0.35, 0).depth * 0.1 + s.hips.depth;

  const panel: Panel | undefined = cut.length > 0.02 ? hanging(s, p, { share: cut.length, flare: cut.flare, ease: cut.ease }) : undefined;
  const skirt = cut.skirt === undefined ? undefined : hanging(s, p, { share: cut.skirt, flare: 17, ease: 1 });
  const apron = cut.apron === undefined ? undefined : hanging(s, p, { share: cut.apron, flare: cut.flare * 0.7, ease: cut.ease + 0.6 });
  const trousers: Shape = {
    path: stretched(
      [0.85, 1.06]
        .flatMap(t => ([1, -1] as const).map(side => ({ at: s.edge(t, side, 0), r: 2 })))
        .concat([s.nearLeg, s.farLeg].map(l => ({ at: l.root.at, r: 17 * p.limb }))),
    ),
    fill: paint.lower,
    tone: paint.lowerTone,
  };
  const legs = [
    { depth: s.farLeg.joint.depth + s.farLeg.end.depth, nodes: leg(s.farLeg, s, p, cut, paint, 'far') },
    { depth: s.nearLeg.joint.depth + s.nearLeg.end.depth, nodes: leg(s.nearLeg, s, p, cut, paint, 'near') },
  ].sort((a, b) => a.depth - b.depth);

  const hanger = (part: Panel | undefined, fill: Token, of: number): Node[] =>
    part === undefined
      ? []
      : [
          { path: part.path, fill, tone: of },
          ...(detail > 1 && part.hem[1][0] - part.hem[0][0] > 30 && (cut.length > 0.3 || part === skirt) ? folds(s, part, fill, of - 0.4) : []),
        ];
  const neck: Shape = {
    path: tapered(s.neck.at, [s.skull.at[0] - (s.yaw === 0 ? 3 : 0), s.skull.at[1] - 8], {
      from: (isFemale(who) ? 9.5 : 12) * (isChild(who) ? 0.95 : 1),
      to: isFemale(who) || isChild(who) ? 8.5 : 11,
    }),
    fill: paint.skin,
    tone: -0.2,
  };
  const hat = options.hat ?? (cut.hood === 'up' ? 'hood' : undefined);
  const head = headOf(s, p, viewOf(s.headYaw), {
    skin: paint.skin,
    expression: options.expression ?? 'calm',
    lips: isFemale(who) && !isChild(who) ? 'red' : 'plain',
    hair: options.hair ?? usual[who].hair,
    hairColour: options.hairColour ?? usual[who].hairColour,
    beard: options.beard,
    glasses: options.glasses,
    hat,
    hatCloth: options.hatCloth ?? (hat === 'hood' ? cloth : 'dark'),
    hatBand: options.hatBand ?? 'accent',
    old: isOld(who) ? 'old' : 'young',
    detail,
  });
  const nodes: Node[] = [
    ...(before(s.farArm) ? [] : far),
    ...(before(s.nearArm) ? [] : near),
    ...head.behind,
    ...legs.flatMap(({ nodes: drawn }) => drawn),
    ...(cut.legs === 'bare' ? [] : [trousers]),
    neck,
    ...(cut.neck === 'bare' ? [{ path: trunk(s, 0, { to: 0.4 }), fill: paint.skin }] : []),
    {
      path: trunk(s, cut.ease, { from: cut.neck === 'bare' ? 0.22 : 0, to: skirt === undefined && panel === undefined ? 1.08 : 0.9 }),
      fill: paint.cloth,
      tone,
    },
    ...hanger(skirt, paint.lower, paint.lowerTone),
    ...hanger(panel, paint.cloth, tone),
    ...(apron === undefined ? [] : [{ path: apron.path, fill: paint.trim, tone: -0.05 }]),
    ...fronts(s, cut, paint, panel ?? skirt, detail),
    ...(s.yaw < -30 ? [] : head.nodes),
    ...collar(s, cut, paint, detail),
    ...(s.yaw < -30 ? head.nodes : []),
    ...(options.scarf === undefined ? [] : scarf(s, options.scarf, options.scarfHangs ?? 'flying', detail)),
    ...(options.before === undefined ? [] : [worn(options.before, s, p, scale)]),
    ...(before(s.farArm) ? far : []),
    ...(before(s.nearArm) ? near : []),
  ];
  const also = [...new Set([...(options.also ?? []), ...(options.is === undefined ? [] : [who]), ...(isChild(who) ? ['child'] : []), 'person'])];
  return concept(options.is ?? who, nodes, {
    also,
    transform: { scale },
    rim: options.rim ?? 0.8,
    ...(options.shade === undefined ? { shade: { to: [0.4, 1], depth: 0.35 } } : { shade: options.shade }),
  });
}
