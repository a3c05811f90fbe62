import { houseMarks } from '@lamplight/art/public';
import type { CardId } from '@lamplight/emerald/public';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onPeek, peekNow, placePeek } from '../../../match/zoom/peek.ts';
import { closeZoom, turnZoom } from '../../../match/zoom/store.ts';
import { useZoomFrame } from '../../../match/zoom/use-zoom-frame.ts';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { Chip } from '../../../parts/chip.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { Card } from '../card.tsx';
import { useCardLabel } from '../use-card-label.ts';
import { CardWords } from './card-words.tsx';
import style from './card-zoom.module.css';

const keys: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => turnZoom(-1),
  ArrowRight: () => turnZoom(1),
  KeyZ: closeZoom,
};

/**
 * Shows any card large and in words. Render it once in a page. `zoomCard` opens it; a mouse that rests on a card shows
 * it beside that card.
 */
export function CardZoom() {
  const { zoomed, frame, press, swipe } = useZoomFrame(event => keys[event.code]);
  const intl = useIntl();
  const labelOf = useCardLabel();
  const card = zoomed?.pictures[zoomed.at] as CardId | undefined;
  const hasMany = (zoomed?.pictures.length ?? 0) > 1;
  return (
    <>
      <PeekCard />
      <dialog
        {...frame}
        className={style.zoom}
        aria-label={intl.formatMessage({ id: 'emerald.cards.zoom' })}
        onKeyDown={press}
        {...swipe}
        onClick={event => {
          if (event.target === event.currentTarget) closeZoom();
        }}
      >
        {zoomed !== undefined && card !== undefined && (
          <>
            <header className={style.head}>
              {zoomed.heldBy !== undefined && (
                <Chip>
                  <FormattedMessage id="emerald.cards.zoom.held" />
                </Chip>
              )}
              {hasMany && (
                <>
                  <IconButton
                    mark={houseMarks.back}
                    label={intl.formatMessage({ id: 'emerald.cards.zoom.back' })}
                    onClick={() => turnZoom(-1)}
                  />
                  <span className={style.place}>
                    {zoomed.at + 1}/{zoomed.pictures.length}
                  </span>
                  <IconButton
                    mark={houseMarks.next}
                    label={intl.formatMessage({ id: 'emerald.cards.zoom.next' })}
                    onClick={() => turnZoom(1)}
                  />
                </>
              )}
              <IconButton
                className={style.close}
                mark={houseMarks.close}
                label={intl.formatMessage({ id: 'shell.close' })}
                onClick={closeZoom}
              />
            </header>
            <div className={style.stage}>
              <div className={style.card}>
                <Card id={card} label={labelOf(card)} />
              </div>
              <div className={style.words}>
                <CardWords id={card} />
                <ButtonLink kind="quiet" href={`/cards/emerald#${card}`} target="_blank">
                  <FormattedMessage id="emerald.cards.rules" />
                </ButtonLink>
              </div>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

const peekSize = { width: 580, height: 392 } as const;

/** Beside the card that the mouse rests on. Clicks pass through it. */
function PeekCard() {
  const peek = useSyncExternalStore(onPeek, peekNow);
  if (peek === undefined) return null;
  const card = peek.picture as CardId;
  return (
    <div
      className={style.peek}
      style={{ ...placePeek(peek, peekSize, { width: innerWidth, height: innerHeight }), ...peekSize }}
      aria-hidden="true"
    >
      <div className={style.peekCard}>
        <Card id={card} />
      </div>
      <CardWords id={card} />
    </div>
  );
}
