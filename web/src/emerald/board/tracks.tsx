import { factions, trackTop, type View } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import style from './tracks.module.css';

interface TracksProps {
  readonly tracks: View['tracks'];
  /** On a phone there is no room for names. */
  readonly isShort: boolean;
  /** Where a page has several, they must not be landmarks. */
  readonly role?: 'group' | undefined;
}

/** How far both sides have come, and what the gap is worth, in words. */
export function Tracks({ tracks, isShort, role }: TracksProps) {
  const intl = useIntl();
  const points = Math.abs(tracks.loyalist - tracks.restorationist);
  const gap = intl.formatMessage({ id: 'emerald.board.gap' }, { points });
  return (
    <section role={role} className={style.tracks} aria-label={intl.formatMessage({ id: 'emerald.board.tracks' })}>
      {factions.map(faction => (
        <div key={faction} className={style.row} data-faction={faction}>
          <span className={style.name} aria-hidden="true">
            <GameSymbol of={faction} />
            {!isShort && <FormattedMessage id="emerald.board.factions" values={{ faction }} />}
          </span>
          <span
            className={style.track}
            role="img"
            aria-label={intl.formatMessage({ id: 'emerald.board.track' }, { faction, at: tracks[faction] })}
          >
            {Array.from({ length: trackTop + 1 }, (_, n) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
                key={n}
                data-is={
                  n === tracks[faction] ? 'at' : n < tracks[faction] ? 'passed' : n === trackTop ? 'last' : undefined
                }
              >
                {n === tracks[faction] && <GameSymbol of={faction} />}
                {n}
              </span>
            ))}
          </span>
        </div>
      ))}
      <span className={style.gap}>
        {isShort ? (
          <>
            <span aria-hidden="true">
              <FormattedMessage id="emerald.board.gap.short" values={{ points }} />
            </span>
            <span className={style.said}>{gap}</span>
          </>
        ) : (
          gap
        )}
      </span>
    </section>
  );
}
