import type { Instant, Json } from '@lamplight/contract';

export interface ToldStep {
  readonly step: number;
  readonly at: Instant;
  readonly told: readonly Json[];
}

/** The steps a viewer asks for: those after the one it has, and before the first that it knows. */
export interface StepSpan {
  readonly have?: number | undefined;
  readonly before?: number | undefined;
}

/** Of a long history only the last steps are sent. A client that wants earlier ones asks for them. */
export const mostTold = 200;

/** `more`: there are steps of the span before these. */
export interface StepPage {
  readonly steps: readonly ToldStep[];
  readonly more: boolean;
}

/** The last page, extended by what was told since. */
export function goneOn(page: StepPage, since: readonly ToldStep[]): StepPage {
  const told = since.filter(({ told }) => told.length > 0).map(({ step, at, told }) => ({ step, at, told }));
  if (told.length === 0) return page;
  const steps = [...page.steps, ...told];
  return { steps: steps.slice(-mostTold), more: page.more || steps.length > mostTold };
}

/** The part of the last page within a span. Undefined if the span begins before the page. */
export function spanIn(
  page: StepPage,
  { have = 0, before = Number.POSITIVE_INFINITY }: StepSpan,
): StepPage | undefined {
  const steps = page.steps.filter(({ step }) => step > have && step < before);
  if (!page.more) return { steps, more: false };
  const isWhole = before > (page.steps.at(-1)?.step ?? 0);
  return isWhole ? { steps, more: have < (page.steps[0]?.step ?? 0) } : undefined;
}
