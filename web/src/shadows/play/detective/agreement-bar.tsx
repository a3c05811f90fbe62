import { FormattedMessage } from 'react-intl';
import { HexPicture } from '../map/hex-picture.tsx';
import { standingOn } from '../view/agreement.ts';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './agreement-bar.module.css';
import { offerOf } from './detecting.ts';

/** The ring in words: how many agree on the cell in question, and who is awaited. */
export function AgreementBar() {
  const { view, layout, namesOf } = useOurPlaying();
  const { me } = view;
  const own = ownTeam(view);
  const offer = offerOf(view);
  if (me === null || own === undefined) return null;
  if (offer === undefined) {
    const id = own.step === 'move' ? 'shadows.agree.hint' : 'shadows.agree.wait';
    return (
      <p className={style.hint}>
        <FormattedMessage id={id} values={{ name: namesOf([own.officer]) }} />
      </p>
    );
  }
  const { cell, isVoted, isLookedAt } = offer;
  const { by, of, waitingFor } = standingOn(cell, own, view);
  return (
    <div className={style.bar} data-layout={layout}>
      <HexPicture picture={view.cells[cell]?.picture} size={layout === 'three' ? 76 : 36} />
      <div className={style.words}>
        <b>
          <FormattedMessage
            id={of === 1 ? 'shadows.agree.one' : 'shadows.agree.count'}
            values={{ count: by.length, of }}
          />
        </b>
        <span className={style.parts} aria-hidden="true">
          {Array.from({ length: of }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <i key={n} data-on={n < by.length ? '' : undefined} />
          ))}
        </span>
        <span className={style.who}>
          {isLookedAt && !isVoted ? (
            <FormattedMessage id="shadows.agree.looking" />
          ) : (
            of > 1 &&
            waitingFor.length > 0 && (
              <FormattedMessage id="shadows.agree.waiting" values={{ names: namesOf(waitingFor) }} />
            )
          )}
        </span>
      </div>
    </div>
  );
}
