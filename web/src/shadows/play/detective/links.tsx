import type { Seat } from '@lamplight/contract';
import type { PictureId, SeatPlace } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../../parts/hidden.tsx';
import { pictureAt } from '../../board/cells/picture-width.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './links.module.css';

/**
 * The details that others point at, cut out of the card and of the picture they look at: no words are needed
 * [SA-LOOK-4].
 */
export function Links() {
  const intl = useIntl();
  const { view, namesOf } = useOurPlaying();
  const { me } = view;
  const own = me === null ? undefined : view.teams[me.team];
  const others = Object.entries(own?.links ?? {}).filter(([seat]) => Number(seat) !== me?.seat);
  if (own === undefined || others.length === 0) return null;
  const nameOf = (place: SeatPlace) => intl.formatMessage({ id: `shadows.link.${place}` });
  return (
    <ul className={style.links}>
      {others.map(([seat, link]) => (
        <li key={seat} className={style.link}>
          <span className={style.who} aria-hidden="true">
            {namesOf([Number(seat) as Seat])}
          </span>
          <Cut of={link.card} at={link.on} />
          <span className={style.thread} aria-hidden="true" />
          <Cut of={view.cells[own.looking?.[seat] ?? '']?.picture ?? null} at={link.in} />
          <Hidden>
            <FormattedMessage
              id="shadows.link"
              values={{ name: namesOf([Number(seat) as Seat]), card: nameOf(link.on), picture: nameOf(link.in) }}
            />
          </Hidden>
        </li>
      ))}
    </ul>
  );
}

/** Where each of the nine details begins, in percent of the picture's width. They overlap, as things do. */
const across = { left: 6, middle: 26, right: 46 } as const;
const down = { top: 10, middle: 33, bottom: 56 } as const;
const part = 48;

function Cut({ of, at }: { readonly of: PictureId | null; readonly at: SeatPlace }) {
  const [column, row] = at.split('-') as [keyof typeof across, keyof typeof down];
  return (
    <svg className={style.cut} viewBox={`${across[column]} ${down[row]} ${part} ${part}`} aria-hidden="true">
      {of !== null && (
        <image href={pictureAt(of, 320)} width={100} height={115.47} preserveAspectRatio="xMidYMid slice" />
      )}
    </svg>
  );
}
