/** Learns weights by which sums of features tell two classes apart: logistic regression, by Newton's method. */
import { must } from '@lamplight/contract';

export interface LogisticExample {
  readonly features: readonly number[];
  readonly is: boolean;
}

const steps = 12;

/**
 * Without an intercept: no features, no opinion. `pull` draws each weight towards zero, as if that many examples of a
 * feature had told nothing, so that rare features do not get large weights.
 */
export function learn(examples: readonly LogisticExample[], pull: number): readonly number[] {
  const size = Math.max(0, ...examples.map(({ features }) => features.length));
  const scales = scalesOf(examples, size);
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map(weight => -pull * weight);
    const bend = Array.from({ length: size }, (_, n) => Array.from({ length: size }, (_, m) => (n === m ? pull : 0)));
    for (const { features, is } of examples) {
      const scaled = scales.map((scale, n) => (features[n] ?? 0) / scale);
      const chance = chanceOf(scaled, weights);
      for (let n = 0; n < size; n++) {
        const own = must(scaled, n);
        if (own === 0) continue;
        slope[n] = must(slope, n) + own * ((is ? 1 : 0) - chance);
        const row = must(bend, n);
        for (let m = 0; m < size; m++) row[m] = must(row, m) + own * must(scaled, m) * chance * (1 - chance);
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, n) => weight + must(change, n));
  }
  return weights.map((weight, n) => weight / must(scales, n));
}

export const chanceOf = (features: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, n) => sum + weight * (features[n] ?? 0), 0)));

/** Scales the features, so that the pull is fair to all. */
const scalesOf = (examples: readonly LogisticExample[], size: number): readonly number[] =>
  Array.from({ length: size }, (_, n) => {
    const squares = examples.reduce((sum, { features }) => sum + (features[n] ?? 0) ** 2, 0);
    return squares === 0 ? 1 : Math.sqrt(squares / examples.length);
  });

/** Gaussian elimination with partial pivoting. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, n) => [...row, must(right, n)]);
  const size = rows.length;
  for (let n = 0; n < size; n++) {
    let best = n;
    for (let m = n + 1; m < size; m++)
      if (Math.abs(must(must(rows, m), n)) > Math.abs(must(must(rows, best), n))) best = m;
    const pivot = must(rows, best);
    rows[best] = must(rows, n);
    rows[n] = pivot;
    for (let m = n + 1; m < size; m++) {
      const row = must(rows, m);
      const factor = must(row, n) / must(pivot, n);
      if (factor === 0) continue;
      for (let k = n; k <= size; k++) row[k] = must(row, k) - factor * must(pivot, k);
    }
  }
  const found: number[] = Array.from({ length: size }, () => 0);
  for (let n = size - 1; n >= 0; n--) {
    const row = must(rows, n);
    const known = found.reduce((sum, value, m) => (m > n ? sum + value * must(row, m) : sum), 0);
    found[n] = (must(row, size) - known) / must(row, n);
  }
  return found;
}
