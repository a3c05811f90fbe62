import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of the page that is fetched when it is first wanted. */
export interface PartToFetch<Props> {
  /** It itself where it was fetched ahead, or else what waits for it. */
  readonly drawn: () => ComponentType<Props>;
  /** Fetches it ahead. What cannot be fetched now is fetched, and complained of, when it is needed: this never rejects. */
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
 * Draws at once what was fetched ahead: `lazy` alone has React show first that it waits, and then for a third of a second
 * nothing else.
 */
export function Fetched<Props extends object>({ part, given }: FetchedProps<Props>) {
  // The same for as long as it stands there: another component would begin anew.
  const [Drawn] = useState(part.drawn);
  return createElement(Drawn, given);
}
