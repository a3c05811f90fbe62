import { dieFaces, madFaces, sanityTokens } from '@lamplight/emerald/public';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictureUrl } from '../cards/picture.ts';
import { GameSymbol } from '../cards/symbol.tsx';
import { PlayerName } from '../log/player-name.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import type { EmeraldMoment } from './moments-of.ts';
import overlay from './overlay.module.css';
import { Overlay } from './overlay.tsx';
import style from './sanity-moment.module.css';

interface SanityMomentProps {
  readonly moment: Extract<EmeraldMoment, { type: 'sanity' }>;
  readonly onEnd: () => void;
}

const tokens = Array.from({ length: sanityTokens }, (_, n) => n + 1);
const strong = (text: ReactNode) => <b>{text}</b>;

/** The die, all its faces, and what it cost. My own stays until I close it. */
export function SanityMoment({ moment, onEnd }: SanityMomentProps) {
  const { personOf } = usePlaying();
  const names = useNames();
  const intl = useIntl();
  const id = useId();
  const { day, madness, left, cause, face, isMine } = moment;
  const name = personOf(day).name;
  return (
    <Overlay
      of="sanity"
      labelledBy={id}
      goOn={isMine ? <FormattedMessage id="emerald.moments.go" /> : undefined}
      onEnd={onEnd}
      ground={
        cause !== undefined && (
          <div className={overlay.cause} style={{ '--picture': pictureUrl(cause, 'full') } as CSSProperties} />
        )
      }
    >
      <p className={overlay.over}>
        <PlayerName day={day} name={name} />
        {cause !== undefined && <> · {names.card(cause)}</>}
      </p>
      <h2 id={id} className={overlay.word}>
        <FormattedMessage id={madness ? 'emerald.moments.madness' : 'emerald.moments.calm'} />
      </h2>
      <div className={style.die} data-madness={madness || undefined} aria-hidden="true">
        <GameSymbol of={madness ? 'sanity' : 'eye'} size={112} />
      </div>
      <div className={style.faces} aria-hidden="true">
        {Array.from({ length: dieFaces }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
          <i key={n} data-up={n === face || undefined}>
            <GameSymbol of={n < dieFaces - madFaces ? 'eye' : 'sanity'} size={26} />
          </i>
        ))}
      </div>
      <p className={overlay.hint}>
        <FormattedMessage id="emerald.moments.odds" />
      </p>
      <div
        className={style.tokens}
        role="img"
        aria-label={intl.formatMessage({ id: 'emerald.moments.tokens' }, { left })}
      >
        {tokens.map(n => (
          <span key={n} data-lost={n > left || undefined} data-now={(madness && n === left + 1) || undefined}>
            <GameSymbol of={n > left ? 'sanity-lost' : 'sanity'} size={44} />
          </span>
        ))}
      </div>
      <p className={overlay.line}>
        <FormattedMessage
          id={isMine ? 'emerald.moments.sanity.me' : 'emerald.moments.sanity.other'}
          values={{ madness: madness ? 'yes' : 'no', left, who: <PlayerName day={day} name={name} />, b: strong }}
        />
      </p>
      {isMine && left > 0 && (
        <p className={overlay.hint}>
          <FormattedMessage id="emerald.moments.sanity.last" />
        </p>
      )}
    </Overlay>
  );
}
