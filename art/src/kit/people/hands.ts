import { concept } from '../../concept.ts';
import { sampled, smooth } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { cards } from './cards.ts';
import { type HandName, handShapes, type Piece } from './hand-shapes.ts';
import { at, between, distance, plus, tapered, towards } from './outline.ts';

interface HandLook {
  readonly skin?: Token;
  readonly sleeve?: Token | 'bare';
  readonly sleeveTone?: number;
  readonly cuff?: Token;
  readonly nails?: Token;
  /** Skin and sleeve of the other arm, where there are two. */
  readonly otherSkin?: Token;
  readonly otherSleeve?: Token | 'bare';
  /** Length of a stretched hand in units of the scene. */
  readonly size?: number;
  /** Drawn round the origin in units of the scene; it lies between the fingers. */
  readonly holds?: Node;
  /** How long the arm is, as a share of the usual. */
  readonly arm?: number;
  readonly rim?: number;
}

/** A finger round a smooth bone: half widths from root to tip, with a round end. */
function digit(bone: readonly Point[], from: number, to: number, { less = 0, skip = 0 }: { less?: number; skip?: number } = {}): string {
  const all = sampled(bone, 9);
  const spine = all.slice(skip);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((p, i) => {
    const d = towards(spine[Math.max(0, i - 1)] ?? p, spine[Math.min(spine.length - 1, i + 1)] ?? p);
    const t = (i + skip) / (all.length - 1);
    // Joints are a little thicker than what lies between them.
    const w = from + (to - from) * t + Math.sin(t * Math.PI * 2.2) * 0.7 - less;
    left.push(plus(p, [d[1], -d[0]], w));
    right.unshift(plus(p, [d[1], -d[0]], -w));
  });
  const none: Point = [0, 0];
  const [before, end] = [spine.at(-2) ?? none, spine.at(-1) ?? none];
  return smooth([...left, plus(end, towards(before, end), to * 0.95 - less), ...right], 'closed');
}

function nail(bone: readonly Point[], to: number): string {
  const spine = sampled(bone, 12);
  const none: Point = [0, 0];
  const [a, b] = [spine.at(-3) ?? none, spine.at(-1) ?? none];
  const d = towards(a, b);
  const n: Point = [d[1], -d[0]];
  const c = plus(b, n, to * 0.22);
  const w = to * 0.5;
  return `M${at(plus(c, n, w))}C${at(plus(plus(c, n, w), d, to))} ${at(plus(plus(c, n, -w * 0.5), d, to))} ${at(plus(c, n, -w * 0.6))}C${at(plus(plus(c, n, -w * 0.5), d, -to * 0.5))} ${at(plus(plus(c, n, w * 0.8), d, -to * 0.5))} ${at(plus(c, n, w))}Z`;
}

function arm(wrist: Point, elbow: Point, skin: Token, { sleeve, tone, cuff }: { sleeve: Token | 'bare'; tone: number; cuff: Token | undefined }): Node[] {
  const bare: Node = { path: tapered(wrist, elbow, { from: 31, to: 40, left: 3, right: 3 }), fill: skin, tone: -0.06 };
  if (sleeve === 'bare') return [bare];
  const d = towards(wrist, elbow);
  const n: Point = [d[1], -d[0]];
  const edge = (far: number, wide: number): string =>
    `M${at(plus(plus(wrist, d, far), n, wide))}Q${at(plus(wrist, d, far - 9))} ${at(plus(plus(wrist, d, far), n, -wide))}`;
  const tube = (from: number, w0: number, w1: number): string => `${edge(from, w0)}L${at(plus(elbow, n, -w1))}L${at(plus(elbow, n, w1))}Z`;
  const nodes: Node[] = [{ path: tapered(wrist, between(wrist, elbow, 0.5), { from: 30, to: 32 }), fill: skin, tone: -0.2 }];
  if (cuff !== undefined) nodes.push({ path: tube(14, 40, 44), fill: cuff, tone: 0.05 });
  nodes.push({ path: tube(cuff === undefined ? 14 : 32, 44, 58), fill: sleeve, tone });
  const length = distance(wrist, elbow);
  const fold = (share: number, from: number, to: number): string =>
    `M${at(plus(plus(wrist, d, length * share), n, from))}Q${at(plus(plus(wrist, d, length * (share + 0.14)), n, (from + to) / 2))} ${at(plus(plus(wrist, d, length * (share + 0.2)), n, to))}`;
  nodes.push({ path: fold(0.42, 36, -4) + fold(0.62, -38, 6), fill: sleeve, tone: tone - 0.4, stroke: 3 });
  return nodes;
}

/** A large hand for a close-up. Origin: where it holds, points or knocks. */
export function largeHand(name: HandName, look: HandLook = {}): Group {
  const shape = handShapes[name];
  const {
    skin = 'skin2',
    sleeve = 'dark',
    sleeveTone = 0,
    cuff,
    nails,
    otherSkin = skin,
    otherSleeve = sleeve,
    size = 200,
    holds,
    arm: long = 1,
    rim = 0.8,
  } = look;
  const k = size / 200;
  const tone = -0.4;
  let colour = shape.other !== undefined && name === 'shaking' ? otherSkin : skin;
  const drawn = (piece: Piece): Node[] => {
    if (piece === 'thing') {
      if (holds !== undefined) return [{ nodes: [holds], transform: { scale: 1 / k } }];
      return name === 'with cards' ? [cards()] : [];
    }
    if (piece === 'other sleeve')
      return shape.other === undefined
        ? []
        : arm(shape.other.wrist, between(shape.other.wrist, shape.other.elbow, long), otherSkin, { sleeve: otherSleeve, tone: sleeveTone, cuff });
    if ('crease' in piece) return [{ path: piece.crease, fill: colour, tone: -0.34, stroke: 2.2 }];
    if ('palm' in piece) return [{ path: piece.palm, fill: colour, tone: -0.04 }];
    const { finger, from, to } = piece;
    return [
      // The dark edge begins beyond the root: there the finger grows out of the hand, and no line may part them.
      { path: digit(finger, from, to, { skip: 2 }), fill: colour, tone },
      {
        path: digit(
          finger.map(p => plus(p, [-0.8, -1.2])),
          from,
          to,
          { less: 1.8 },
        ),
        fill: colour,
      },
      ...(piece.nail === undefined ? [] : [{ path: nail(finger, to), fill: nails ?? colour, tone: nails === undefined ? 0.3 : 0 }]),
    ];
  };
  const pieces: Node[] = [];
  shape.pieces.forEach((piece, i) => {
    // Of two shaking hands the first palm, its thumb and the four fingers that wrap are the other's.
    if (name === 'shaking') colour = i === 3 || i === shape.pieces.length - 1 ? skin : otherSkin;
    pieces.push(...drawn(piece));
  });
  const own = arm(shape.wrist, between(shape.wrist, shape.elbow, long), skin, { sleeve, tone: sleeveTone, cuff });
  return concept('hand', [...own, ...pieces], { also: ['person'], transform: { scale: k }, rim, shade: { to: [0.5, 1], depth: 0.35 } });
}
