import { shadowsMarks } from '@lamplight/art/public';
import { evidenceToFind, policeToLose, type View } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import { houses } from '../../../parts/skyline/houses.ts';
import { pictureAt } from '../../board/cells/picture-width.ts';
import type { ShadowsMoment } from './effects.ts';
import style from './moment.module.css';

const rays = Array.from({ length: 18 }, (_, n) => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(500 * Math.cos(angle))} ${Math.round(500 * Math.sin(angle))}`;
  };
  return `M0 0L${at(n * 20)}L${at(n * 20 + 7.5)}Z`;
}).join('');

/** A find or an end, shown large for a moment. It takes no touches: a tap ends it and also reaches what lies below. */
export function MomentOverlay({ moment, view }: { readonly moment: ShadowsMoment; readonly view: View }) {
  if (moment.type === 'round') return <RoundEnd moment={moment} />;
  const { type: kind, team, cell, count } = moment;
  const picture = view.cells[cell]?.picture;
  const of = kind === 'evidence' ? evidenceToFind : policeToLose;
  return (
    <div className={style.moment} data-kind={kind} aria-hidden="true">
      {kind === 'evidence' ? (
        <svg className={style.rays} viewBox="-500 -500 1000 1000" aria-hidden="true">
          <path d={rays} />
        </svg>
      ) : (
        <>
          <div className={style.tape} data-end="top" />
          <div className={style.tape} data-end="bottom" />
        </>
      )}
      <div className={style.stack}>
        <div className={style.hex}>
          <svg viewBox="-52 -61 104 122" aria-hidden="true">
            {picture != null && (
              <image
                className={style.picture}
                href={pictureAt(picture, 600)}
                x={-50}
                y={-57.74}
                width={100}
                height={115.47}
                preserveAspectRatio="xMidYMid slice"
              />
            )}
            <path className={style.frame} d="M0 -56.87L49.25 -28.43L49.25 28.43L0 56.87L-49.25 28.43L-49.25 -28.43Z" />
          </svg>
          {kind === 'evidence' && (
            <span className={style.stamp} data-team={team}>
              <Mark of={shadowsMarks[`token-${team}`]} size={92} />
            </span>
          )}
        </div>
        <div className={style.words}>
          <span className={style.over}>
            <FormattedMessage id={`shadows.moment.${kind}.over`} values={{ team, round: view.round }} />
          </span>
          <strong>
            <FormattedMessage id={`shadows.moment.${kind}`} />
          </strong>
          <span className={style.track} data-kind={kind}>
            {Array.from({ length: of }, (_, slot) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              <Mark key={slot} of={slot < count ? shadowsMarks[kind] : shadowsMarks[`${kind}-missing`]} size={46} />
            ))}
          </span>
          <span className={style.line}>
            <FormattedMessage id={`shadows.moment.${kind}.count`} values={{ count }} />
          </span>
        </div>
      </div>
    </div>
  );
}

const town = houses(760, 240);
const panes = town.dark.split('Z').filter(Boolean);

/** The windows of the town light up one by one, or go out. */
function RoundEnd({
  moment: { isWon, winner, because },
}: {
  readonly moment: Extract<ShadowsMoment, { type: 'round' }>;
}) {
  return (
    <div className={style.moment} data-kind="round" data-won={isWon ? '' : undefined} aria-hidden="true">
      <div className={style.stack}>
        <div className={style.words}>
          <strong>
            <FormattedMessage id={isWon ? 'shadows.moment.won' : 'shadows.moment.lost'} />
          </strong>
          <span className={style.line}>
            <FormattedMessage id="shadows.moment.because" values={{ because, winner: winner ?? 'nobody' }} />
          </span>
        </div>
      </div>
      <svg
        className={style.town}
        viewBox={`0 0 ${town.width} ${town.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {town.walls.map(path => (
          <path key={path} className={style.wall} d={path} />
        ))}
        {panes.map((pane, n) => (
          <path key={pane} className={style.pane} data-turn={n % 12} d={`${pane}Z`} />
        ))}
      </svg>
    </div>
  );
}
