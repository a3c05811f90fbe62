import { FormattedMessage } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './banner.module.css';
import type { EmeraldMoment } from './moments-of.ts';

type BannerMoment = Extract<EmeraldMoment, { type: 'turn' | 'ending' | 'last-chance' }>;

/** One line over the map: my turn, or an end that is near. */
export function Banner({ moment }: { readonly moment: BannerMoment }) {
  const { view } = usePlaying();
  return (
    <div className={style.banner} data-kind={moment.type} aria-hidden="true">
      <strong>
        {moment.type === 'turn' && <FormattedMessage id="emerald.moments.turn" />}
        {moment.type === 'ending' && (
          <FormattedMessage id="emerald.moments.ending" values={{ ending: moment.ending }} />
        )}
        {moment.type === 'last-chance' && <FormattedMessage id="emerald.moments.chance" />}
      </strong>
      <span>
        {moment.type === 'turn' && (
          <>
            {view.phase !== 'placing' && (
              <i>
                <GameSymbol of="action" size={26} />
                <GameSymbol of="action" size={26} />
              </i>
            )}
            <FormattedMessage id="emerald.moments.turn.text" values={{ phase: view.phase }} />
          </>
        )}
        {moment.type === 'ending' && <FormattedMessage id="emerald.moments.ending.text" />}
        {moment.type === 'last-chance' && <FormattedMessage id="emerald.moments.chance.text" />}
      </span>
    </div>
  );
}
