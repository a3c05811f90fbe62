import { houseMarks } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import { openZoom } from '../../zoom/zoom.tsx';
import { HexPicture } from '../map/hex-picture.tsx';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './last-clue.module.css';

/** The last clue and where the team went, while the next cards are chosen. Before the first clue: the children. */
export function LastClue({ children }: { readonly children: ReactNode }) {
  const { view, layout } = useOurPlaying();
  const intl = useIntl();
  const own = ownTeam(view);
  const clue = own?.clues.at(-1);
  const went = clue?.to == null ? undefined : view.cells[clue.to]?.picture;
  if (clue === undefined || went == null) return children;
  const size = layout === 'three' ? 92 : 78;
  return (
    <button
      type="button"
      className={style.clue}
      data-layout={layout}
      aria-label={intl.formatMessage({ id: 'shadows.clue.zoom' })}
      onClick={() => openZoom({ pictures: [...clue.cards, went], at: 0, beside: clue.cards.length })}
    >
      <span className={style.head}>
        <FormattedMessage id="shadows.clue.last" />
      </span>
      <span className={style.pictures}>
        {clue.cards.map(card => (
          <HexPicture key={card} picture={card} size={size} />
        ))}
        <Mark of={houseMarks.next} />
        <HexPicture picture={went} size={size} />
      </span>
    </button>
  );
}
