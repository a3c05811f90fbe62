import { FormattedMessage } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import { usePlaying } from '../play/playing.ts';
import style from './banner.module.css';
import type { EmeraldMoment } from './moments-of.ts';

type Told = Extract<EmeraldMoment, { kind: 'turn' | 'ending' | 'last-chance' }>;

/** One line over the map: my turn, an end in sight. */
export function Banner({ moment }: { readonly moment: Told }) {
  const { view } = usePlaying();
  return (
    <div className={style.banner} data-kind={moment.kind} aria-hidden="true">
      <strong>
        {moment.kind === 'turn' && <FormattedMessage id="emerald.moments.turn" />}
        {moment.kind === 'ending' && (
          <FormattedMessage id="emerald.moments.ending" values={{ ending: moment.ending }} />
        )}
        {moment.kind === 'last-chance' && <FormattedMessage id="emerald.moments.chance" />}
      </strong>
      <span>
        {moment.kind === 'turn' && (
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
        {moment.kind === 'ending' && <FormattedMessage id="emerald.moments.ending.text" />}
        {moment.kind === 'last-chance' && <FormattedMessage id="emerald.moments.chance.text" />}
      </span>
    </div>
  );
}
