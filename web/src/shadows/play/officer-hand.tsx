import { type Team, teams, type View } from '@lamplight/shadows/public';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { lasting } from '../board/motion.ts';
import { Hand, type HandLayout } from '../cards/hand.tsx';
import { showSnatched } from '../cards/show-snatched.ts';
import { snatchesIn } from '../cards/snatches.ts';
import { openZoom } from '../zoom/zoom.tsx';
import { sameInHand, sameViewForUs } from './ours.ts';
import { usePlaying } from './playing.ts';
import { zoomOnCard } from './zooming.ts';

/** The ten cards, of which one or two are chosen [SA-GATHER-1]. */
export function OfficerHand({ layout }: { readonly layout: HandLayout }) {
  const hand = useRef<HTMLUListElement>(null);
  const wishes = useMemo(
    () => ({ ahead: (before: View, after: View) => isShownAhead(hand.current, before, after) }),
    [],
  );
  const { view, choice, choose, pending, isUnsent } = usePlaying(sameInHand, wishes);
  useEffect(() => choose({ type: 'shown', available: view.available }), [choose, view.available]);
  const intl = useIntl();
  const mine = view.me?.team;
  const rival = teams.find((team): team is Team => team !== mine && view.teams[team] !== undefined);
  const given = pending.find(move => move.type === 'give')?.cards ?? [];
  const { length } = view.available;
  const labels = useMemo(
    () => Array.from({ length }, (_, n) => intl.formatMessage({ id: 'shadows.card' }, { number: n + 1 })),
    [intl, length],
  );
  return (
    <Hand
      ref={hand}
      cards={view.available}
      selected={choice.cards}
      unsent={isUnsent ? given : []}
      isLocked={mine !== undefined && view.teams[mine]?.step === 'move'}
      rival={rival && { team: rival, cards: view.teams[rival]?.holding ?? [] }}
      layout={layout}
      label={intl.formatMessage({ id: 'shadows.cards' })}
      labelOf={(_, place) => labels[place - 1] ?? ''}
      onTap={card => choose({ type: 'tap', card })}
      onHold={card => {
        const request = zoomOnCard(view, card);
        if (request !== undefined) openZoom(request);
      }}
    />
  );
}

/** A card that the rival took is seen at once; what it is called now, and what comes after it, is rendered after the frame. */
function isShownAhead(hand: ParentNode | null, before: View, after: View): boolean {
  // Where nothing moves the emblem lies there at once, and that is React's.
  if (hand === null || lasting(1) === 0 || !sameViewForUs(before, after)) return false;
  const snatches = snatchesIn(before, after);
  return snatches !== undefined && showSnatched(hand, snatches);
}
