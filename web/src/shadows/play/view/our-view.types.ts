/**
 * Reading a field of `useOurPlaying` that may be stale must not compile. Only the compiler reads this file; nothing runs it.
 */
import type { View } from '@lamplight/shadows/public';
import { type OurView, ownTeam } from './our-view.ts';
import type { ShadowsMatchContext, useOurPlaying } from './playing.ts';

export function staleReads({ view }: ReturnType<typeof useOurPlaying>): readonly unknown[] {
  const rival = view.teams.orange;
  return [
    // @ts-expect-error a rival takes cards all the time
    view.available,
    // @ts-expect-error the deck shrinks with every card that a rival takes
    view.deck,
    // @ts-expect-error a rival lays cards aside
    view.aside,
    // @ts-expect-error a rival walks all the time
    rival?.at,
    // @ts-expect-error it changes with every step a rival takes
    rival?.step,
    // @ts-expect-error a rival takes and lays down clue cards all the time
    rival?.holding,
    // @ts-expect-error a rival gives clues all the time
    rival?.clues,
  ];
}

/** The own team, and what a rival does seldom, are up to date. */
export const freshReads = ({ view }: ReturnType<typeof useOurPlaying>): readonly unknown[] => [
  ownTeam(view)?.at,
  ownTeam(view)?.holding,
  view.teams.orange?.evidence,
  view.teams.orange?.police,
];

/** A whole view can be passed where less is needed. The other way round does not compile. */
export const asOurs = (view: View): OurView => view;
export const playingAsOurs = (playing: ShadowsMatchContext): ReturnType<typeof useOurPlaying> => playing;
// @ts-expect-error stale fields are missing in it
export const asWhole = (view: OurView): View => view;
