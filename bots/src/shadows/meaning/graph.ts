/** How close the authored associations bring two concepts: directly, or through a third. */
import type { Associations } from './associations.ts';
import type { Concept } from './concepts.ts';
import { Matrix } from './matrix.ts';

/** An association named from one side only is a little weaker than one that both sides name. */
const saidOnce = 0.85;
/** An association through a third concept counts half. */
const secondHand = 0.5;

export function directOf(concepts: readonly Concept[], associations: Associations): Matrix {
  const direct = new Matrix(concepts.length);
  const said = (one: Concept, other: Concept): number => associations.get(one.id)?.get(other.id) ?? 0;
  concepts.forEach((one, a) => {
    concepts.slice(0, a).forEach((other, b) => {
      const [there, back] = [said(one, other), said(other, one)];
      const stronger = Math.abs(there) > Math.abs(back) ? there : back;
      direct.set(a, b, there === 0 || back === 0 ? stronger * saidOnce : stronger);
    });
  });
  return direct;
}

/**
 * Only for pairs without a direct association, so that nothing counts twice. A third concept that says little connects
 * little: through «person» everything would be close to everything. Opposites are not followed: the enemy of an enemy
 * is no friend.
 */
export function hopsOf(concepts: readonly Concept[], direct: Matrix): Matrix {
  const hops = new Matrix(concepts.length);
  concepts.forEach(({ salience }, third) => {
    const near = concepts.flatMap((_concept, n) => (direct.at(third, n) > 0 ? [n] : []));
    for (const a of near) {
      for (const b of near) {
        if (b >= a || direct.at(a, b) !== 0) continue;
        const strength = joined(direct.at(a, third), direct.at(third, b), salience);
        if (strength > hops.at(a, b)) hops.set(a, b, strength);
      }
    }
  });
  return hops;
}

const joined = (there: number, on: number, salience: number): number => there * on * secondHand * salience;

/** The concept that best connects two others, and how well. */
export function thirdBetween(
  concepts: readonly Concept[],
  direct: Matrix,
  a: number,
  b: number,
): { readonly third: number; readonly strength: number } | undefined {
  let [third, strength] = [-1, 0];
  concepts.forEach(({ salience }, m) => {
    const [there, on] = [direct.at(a, m), direct.at(m, b)];
    if (there <= 0 || on <= 0) return;
    const through = joined(there, on, salience);
    if (through > strength) [third, strength] = [m, through];
  });
  return third === -1 ? undefined : { third, strength };
}
