import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of the page that is loaded when it is first needed. */
export interface PartToFetch<Props> {
  /** The component itself if it is loaded, else one that waits for it. */
  readonly drawn: () => ComponentType<Props>;
  /**
   * Loads it ahead and never rejects. If that fails, it is loaded again when it is needed, and the error is shown then.
   */
  readonly prepare: () => Promise<void>;
}

export function atHand<Props extends object>(load: () => Promise<ComponentType<Props>>): PartToFetch<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetchIt = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const waiting: ComponentType<Props> = lazy(fetchIt);
  return {
    drawn: () => fetched ?? waiting,
    prepare: () =>
      fetchIt().then(
        () => undefined,
        () => undefined,
      ),
  };
}

interface FetchedProps<Props> {
  readonly part: PartToFetch<Props>;
  readonly given: Props;
}

/**
 * Draws at once what was loaded ahead. With `lazy` alone React first shows the fallback, and then nothing else for a
 * third of a second.
 */
export function Fetched<Props extends object>({ part, given }: FetchedProps<Props>) {
  // Fixed while mounted: another component would lose its state.
  const [Drawn] = useState(part.drawn);
  return createElement(Drawn, given);
}
