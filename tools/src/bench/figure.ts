/** Something measured against a target. */
export type Figure = {
  readonly subject: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: { readonly most: number } | { readonly least: number };
  /** How it was measured, and the raw figures. */
  readonly detail: string;
};

export const isMet = ({ value, aim }: Figure): boolean => ('most' in aim ? value <= aim.most : value >= aim.least);

export function lineOf(figure: Figure): string {
  const { subject, value, unit, aim } = figure;
  const wanted = 'most' in aim ? `at most ${spoken(aim.most)}` : `at least ${spoken(aim.least)}`;
  return `${subject}: ${spoken(value)} ${unit} (aim: ${wanted}; ${isMet(figure) ? 'met' : 'MISSED'})`;
}

export const spoken = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (found === undefined) throw new Error('There is nothing measured to take the middle of.');
  return found;
}
