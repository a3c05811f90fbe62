import { FormattedMessage, useIntl } from 'react-intl';
import { Eyebrow } from '../../../parts/eyebrow.tsx';
import { IntelCard } from '../../cards/intel-card.tsx';
import { openZoom } from '../../zoom/zoom.tsx';
import { zoomOnHeld } from '../map/zooming.ts';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './given.module.css';
import { LastClue } from './last-clue.tsx';

/** The cards the Officer gave, as large as there is room, and what their number says [SA-GATHER-1]. */
export function Given() {
  const { view, layout, namesOf } = useOurPlaying();
  const intl = useIntl();
  const own = ownTeam(view);
  if (own === undefined) return null;
  const { holding } = own;
  const name = namesOf([own.officer]);
  const zoom = (card: string) => openZoom(zoomOnHeld(view, card));
  return (
    <section
      className={style.given}
      data-layout={layout}
      data-count={holding.length}
      aria-label={intl.formatMessage({ id: 'shadows.given' })}
    >
      {layout === 'three' && (
        <div className={style.head}>
          <Eyebrow>
            <FormattedMessage id={holding.length > 0 ? 'shadows.given.by' : 'shadows.given.soon'} values={{ name }} />
          </Eyebrow>
          {holding.length > 0 && (
            <small>
              <FormattedMessage id="shadows.zoom" />
            </small>
          )}
        </div>
      )}
      {holding.length === 0 ? (
        <LastClue>
          <p className={style.none}>
            <FormattedMessage id="shadows.given.none" values={{ name }} />
          </p>
        </LastClue>
      ) : (
        <div className={style.cards} key={holding.join()}>
          {holding.map((card, n) => (
            <div key={card} className={style.card} data-place={n}>
              <IntelCard
                id={card}
                state="given"
                label={intl.formatMessage({ id: 'shadows.card.given' }, { number: n + 1, of: holding.length })}
                onTap={zoom}
                onHold={zoom}
              />
            </div>
          ))}
          <p className={style.says}>
            <b>{holding.length}</b>
            <FormattedMessage id="shadows.given.says" values={{ count: holding.length }} />
          </p>
        </div>
      )}
    </section>
  );
}
