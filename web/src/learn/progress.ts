/** How far a person has come with a tutorial, stored on the device. */
export type LessonProgress<Step extends string> = {
  /** Undefined at the end. */
  readonly at: Step | undefined;
  readonly done: readonly Step[];
};

/** Reads what an older version wrote, as far as it fits. After the last step it starts again. */
export function readProgress<Step extends string>(steps: readonly Step[], text: string | null): LessonProgress<Step> {
  const fresh: LessonProgress<Step> = { at: steps[0], done: [] };
  const known = (value: unknown): Step | undefined => steps.find(step => step === value);
  try {
    const { at, done } = JSON.parse(text ?? '{}') as { readonly at?: unknown; readonly done?: unknown };
    const list = Array.isArray(done) ? done.flatMap(step => known(step) ?? []) : [];
    return { at: known(at) ?? fresh.at, done: steps.filter(step => list.includes(step)) };
  } catch {
    return fresh;
  }
}

const keyOf = (game: string): string => `lamplight.learn.${game}`;

export function keptProgress<Step extends string>(game: string, steps: readonly Step[]): LessonProgress<Step> {
  try {
    return readProgress(steps, localStorage.getItem(keyOf(game)));
  } catch {
    return readProgress(steps, null);
  }
}

export function keepProgress(game: string, progress: LessonProgress<string>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A browser that stores nothing: the next visit starts at the first step.
  }
}

export const withDone = <Step extends string>(
  steps: readonly Step[],
  done: readonly Step[],
  step: Step,
): readonly Step[] => steps.filter(each => each === step || done.includes(each));
