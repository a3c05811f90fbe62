import type { CellId } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { HexPicture } from '../map/hex-picture.tsx';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import { Beside } from './beside.tsx';
import style from './officer-strip.module.css';
import { TargetSign } from './target-sign.tsx';

/** One row below the board: the choice beside its meanings, or what the Detectives look at. */
export function OfficerStrip() {
  const { view, choice } = useOurPlaying();
  const own = ownTeam(view);
  const isGathering = own?.step === 'gather';
  return (
    <div className={style.strip} data-toasts="">
      {isGathering && choice.cards.length > 0 ? <Beside /> : <Looking />}
      {view.intended != null && choice.cards.length === 0 && (
        <span className={style.target}>
          <TargetSign />
          <FormattedMessage id="shadows.target" />
        </span>
      )}
    </div>
  );
}

/** The cell that most of the Detectives look at, and who they are. */
function Looking() {
  const { view, namesOf } = useOurPlaying();
  const own = ownTeam(view);
  if (own === undefined || own.step === 'gather') return <Choosing />;
  const seatsAt = new Map<CellId, number[]>();
  for (const seat of own.detectives) {
    const cell = own.pointing?.[seat] ?? own.looking?.[seat];
    if (cell !== undefined) seatsAt.set(cell, [...(seatsAt.get(cell) ?? []), seat]);
  }
  const [most] = [...seatsAt].toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) {
    return (
      <span className={style.soft}>
        <FormattedMessage id="shadows.looking.none" />
      </span>
    );
  }
  const [cell, seats] = most;
  return (
    <>
      <HexPicture picture={view.cells[cell]?.picture} size={30} />
      <span className={style.who}>
        <FormattedMessage
          id="shadows.looking"
          values={{ names: namesOf(seats), count: seats.length, b: text => <b key="b">{text}</b> }}
        />
      </span>
    </>
  );
}

function Choosing() {
  const { view } = useOurPlaying();
  return view.intended == null ? (
    <span className={style.soft}>
      <FormattedMessage id="shadows.target.help" />
    </span>
  ) : (
    <HexPicture picture={view.cells[view.intended]?.picture} size={30} frame="private" />
  );
}
