/** Two pieces of work compared in one run, block by block, so that other load hits both. */
import { must } from '@lamplight/contract';

export type MeasuredWork = {
  readonly name: string;
  /** Does the work once. Returns something that depends on it, so that the compiler cannot drop it. */
  readonly once: () => unknown;
  /** How many units, as named, one call does; 1 by default. */
  readonly count?: number;
};

/** Speed of the subject as a multiple of the baseline's: the median of the paired blocks, and its quartiles. */
export type Comparison = {
  readonly subject: string;
  readonly baseline: string;
  readonly ratio: number;
  readonly quartiles: readonly [number, number];
  readonly subjectPerSecond: number;
  readonly baselinePerSecond: number;
};

export type MeasureEffort = { readonly blocks: number; readonly blockMs: number };
const effort: MeasureEffort = { blocks: 15, blockMs: 40 };

export function compare(
  subject: MeasuredWork,
  baseline: MeasuredWork,
  { blocks, blockMs }: MeasureEffort = effort,
): Comparison {
  const times = { subject: timesFor(subject, blockMs), baseline: timesFor(baseline, blockMs) };
  const pairs = Array.from({ length: blocks }, (_, n) => {
    // The order alternates: the second to run has warmer caches and a fuller heap.
    const first = n % 2 === 0 ? rate(subject, times.subject) : undefined;
    const base = rate(baseline, times.baseline);
    return { subject: first ?? rate(subject, times.subject), baseline: base };
  });
  const ratios = pairs.map(pair => pair.subject / pair.baseline).toSorted((a, b) => a - b);
  return {
    subject: subject.name,
    baseline: baseline.name,
    ratio: quantile(ratios, 0.5),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    subjectPerSecond: quantile(
      pairs.map(pair => pair.subject).toSorted((a, b) => a - b),
      0.5,
    ),
    baselinePerSecond: quantile(
      pairs.map(pair => pair.baseline).toSorted((a, b) => a - b),
      0.5,
    ),
  };
}

const kept = { last: undefined as unknown };

/** How often the work fits into a block, after warming up. */
function timesFor(work: MeasuredWork, blockMs: number): number {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < blockMs * 2) {
    kept.last = work.once();
    times += 1;
  }
  return Math.max(1, Math.round(times / 2));
}

function rate(work: MeasuredWork, times: number): number {
  const start = performance.now();
  for (let n = 0; n < times; n++) kept.last = work.once();
  return ((times * (work.count ?? 1)) / (performance.now() - start)) * 1000;
}

const quantile = (sorted: readonly number[], part: number): number =>
  must(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)));
