import { circle, limb } from '../../path.ts';
import type { Node, Point, Token } from '../../scene.ts';
import { area } from '../things/brush.ts';

/** For white coats, on which a full shadow turns to soot. */
export const pale = { rim: 0.8, shade: { to: [0.5, 1], depth: 0.18 } } as const;

export interface Leg {
  /** From the hip or shoulder by the joints to the ankle. */
  readonly by: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly foot: 'paw' | 'hoof' | 'none';
}

/** A leg with its foot, toes to the right. */
export function leg({ by, from, to, foot }: Leg, fill: Token, tone: number): Node[] {
  const [x, y] = by.at(-1) ?? [0, 0];
  const w = to;
  const feet: Record<Leg['foot'], Node[]> = {
    none: [],
    paw: [
      area(
        `M${x - w} ${y - w}C${x - w * 1.2} ${y + w * 1.2} ${x - w} ${y + w * 1.3} ${x} ${y + w * 1.3}H${x + w * 2}C${x + w * 3} ${y + w * 1.3} ${x + w * 2.8} ${y - w * 0.4} ${x + w} ${y - w}Z`,
        fill,
        tone,
      ),
    ],
    hoof: [area(`M${x - w} ${y}H${x + w}L${x + w * 1.6} ${y + w * 2.4}H${x - w * 1.2}Z`, 'dark', 0.15)],
  };
  return [area(limb(by, from, to), fill, tone), ...feet[foot]];
}

/** Round, dark, with a spark in it. */
export const eye = (x: number, y: number, r = 2): Node[] => [area(circle(x, y, r), 'dark'), area(circle(x + r * 0.3, y - r * 0.4, r * 0.36), 'paper', 1)];

/** A tail, a neck, a trunk. */
export const tapered = (by: readonly Point[], from: number, to: number, fill: Token, tone: number): Node => area(limb(by, from, to), fill, tone);

/** Legs that end in hooves: the joints of each, and how thick it begins. */
export const legs = (fill: Token, tone: number, to: number, by: readonly (readonly [Leg['by'], number])[]): Node[] =>
  by.flatMap(([joints, from]) => leg({ by: joints, from, to, foot: 'hoof' }, fill, tone));
