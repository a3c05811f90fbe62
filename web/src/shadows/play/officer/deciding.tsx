import { FormattedMessage } from 'react-intl';
import { openZoom } from '../../zoom/zoom.tsx';
import { HexPicture } from '../map/hex-picture.tsx';
import { zoomOnChoice } from '../map/zooming.ts';
import { standingOn } from '../view/agreement.ts';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './deciding.module.css';
import { SwapButton, useSwap } from './swap-box.tsx';

/** What the Officer sees while the team decides: the cards given, and how close the team is to what was meant. */
export function Deciding() {
  const { view, layout, namesOf } = useOurPlaying();
  const { asks } = useSwap();
  const own = ownTeam(view);
  if (own === undefined) return null;
  const target = view.intended ?? undefined;
  const on = target === undefined ? undefined : standingOn(target, own, view);
  const elsewhere = own.detectives.filter(seat => {
    const at = own.pointing?.[seat] ?? own.looking?.[seat];
    return at !== undefined && at !== target;
  });
  const request = zoomOnChoice(view, []);
  return (
    <section className={style.deciding} data-layout={layout}>
      <button type="button" className={style.cards} onClick={() => request && openZoom(request)}>
        {own.holding.map(card => (
          <HexPicture key={card} picture={card} size={layout === 'three' ? 72 : 56} />
        ))}
        <span className={style.hidden}>
          <FormattedMessage id="shadows.deciding.zoom" />
        </span>
      </button>
      <div className={style.words}>
        <h2>
          <FormattedMessage id="shadows.deciding" />
        </h2>
        <p>
          {on !== undefined && (
            <FormattedMessage id="shadows.deciding.on" values={{ count: on.by.length, of: on.of }} />
          )}{' '}
          {on !== undefined && elsewhere.length > 0 && (
            <FormattedMessage
              id="shadows.deciding.elsewhere"
              values={{ names: namesOf(elsewhere), count: elsewhere.length }}
            />
          )}
          {on === undefined && <FormattedMessage id="shadows.deciding.locked" />}
        </p>
      </div>
      {asks === 'nobody' && layout !== 'three' && <SwapButton isSmall />}
    </section>
  );
}
