/** What may be stale in what `useOurs` gives does not compile where it is read. Nobody runs this; the compiler reads it. */
import type { View } from '@lamplight/shadows/public';
import { type OurView, ownTeam } from './ours.ts';
import type { ShadowsMatchContext, useOurs } from './playing.ts';

export function staleReads({ view }: ReturnType<typeof useOurs>): readonly unknown[] {
  const rival = view.teams.orange;
  return [
    // @ts-expect-error a rival takes cards all the time
    view.available,
    // @ts-expect-error
    view.deck,
    // @ts-expect-error
    view.aside,
    // @ts-expect-error a rival walks all the time
    rival?.at,
    // @ts-expect-error
    rival?.step,
    // @ts-expect-error
    rival?.holding,
    // @ts-expect-error
    rival?.clues,
  ];
}

/** The own team, and what a rival does seldom, are up to date. */
export const freshReads = ({ view }: ReturnType<typeof useOurs>): readonly unknown[] => [
  ownTeam(view)?.at,
  ownTeam(view)?.holding,
  view.teams.orange?.evidence,
  view.teams.orange?.police,
];

/** Whoever has the whole may hand it to whoever needs less; the other way round does not compile. */
export const asOurs = (view: View): OurView => view;
export const playingAsOurs = (playing: ShadowsMatchContext): ReturnType<typeof useOurs> => playing;
// @ts-expect-error
export const asWhole = (view: OurView): View => view;
