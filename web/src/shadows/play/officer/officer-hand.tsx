import type { CardId, Move, View } from '@lamplight/shadows/public';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Hand, type HandLayout } from '../../cards/hand.tsx';
import { SnatchStage, useSnatchStage } from '../../cards/snatch-stage.tsx';
import { rivalIn } from '../../cards/snatches.ts';
import { openZoom } from '../../zoom/zoom.tsx';
import { zoomOnCard } from '../map/zooming.ts';
import { sameInHand, sameViewForUs } from '../view/our-view.ts';
import { useOurPlaying, usePlaying } from '../view/playing.ts';

/** The ten cards, of which one or two are chosen [SA-GATHER-1]. */
export function OfficerHand({ layout }: { readonly layout: HandLayout }) {
  const { choice: chosen, pending: sent } = useOurPlaying();
  const mine = [...chosen.cards, ...givenIn(sent)];
  const busy = useRef(mine);
  busy.current = mine;
  const stage = useSnatchStage();
  const wishes = useMemo(
    () => ({
      ahead: (before: View, after: View) => sameViewForUs(before, after) && stage.show(before, after, busy.current),
    }),
    [stage],
  );
  const { view, choice, choose, pending, isUnsent } = usePlaying(sameInHand, wishes);
  useEffect(() => choose({ type: 'shown', available: view.available }), [choose, view.available]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is rendered now shows what was shown ahead of it
  useEffect(() => stage.rendered(), [stage, view.available]);
  const intl = useIntl();
  const team = view.me?.team;
  const rival = rivalIn(view);
  const { length } = view.available;
  const labels = useMemo(
    () => Array.from({ length }, (_, n) => intl.formatMessage({ id: 'shadows.card' }, { number: n + 1 })),
    [intl, length],
  );
  return (
    <SnatchStage stage={stage} layout={layout}>
      <Hand
        cards={view.available}
        selected={choice.cards}
        unsent={isUnsent ? givenIn(pending) : []}
        isLocked={team !== undefined && view.teams[team]?.step === 'move'}
        rival={rival && { team: rival, cards: view.teams[rival]?.holding ?? [] }}
        fallen={stage.fallen}
        layout={layout}
        label={intl.formatMessage({ id: 'shadows.cards' })}
        labelOf={(_, place) => labels[place - 1] ?? ''}
        onTap={card => choose({ type: 'tap', card })}
        onHold={card => openZoom(zoomOnCard(view, card))}
      />
    </SnatchStage>
  );
}

const givenIn = (pending: readonly Move[]): readonly CardId[] =>
  pending.find(move => move.type === 'give')?.cards ?? [];
