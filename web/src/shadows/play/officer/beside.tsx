import { houseMarks } from '@lamplight/art/public';
import { useIntl } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import { openZoom } from '../../zoom/zoom.tsx';
import { HexPicture } from '../map/hex-picture.tsx';
import { reachOf } from '../map/reach.ts';
import { zoomOnChoice } from '../map/zooming.ts';
import { useOurPlaying } from '../view/playing.ts';
import style from './beside.module.css';

/** The chosen cards beside the target and the other cells they could mean. A tap compares them large. */
export function Beside() {
  const { view, choice, layout } = useOurPlaying();
  const intl = useIntl();
  const { cards } = choice;
  const request = zoomOnChoice(view, cards);
  if (request === undefined || cards.length === 0) return null;
  const target = view.intended ?? undefined;
  const reach = reachOf(view, cards.length);
  const others = reach.filter(cell => cell !== target);
  const [large, small] = layout === 'three' ? [54, 34] : [36, 24];
  return (
    <button
      type="button"
      className={style.beside}
      aria-label={intl.formatMessage({ id: 'shadows.beside' }, { count: reach.length })}
      onClick={() => openZoom(request)}
    >
      {cards.map(card => (
        <HexPicture key={card} picture={card} size={large} frame="light" />
      ))}
      <Mark of={houseMarks.next} size={18} />
      {target !== undefined && <HexPicture picture={view.cells[target]?.picture} size={large} frame="private" />}
      <span className={style.others}>
        {others.map(cell => (
          <HexPicture key={cell} picture={view.cells[cell]?.picture} size={small} />
        ))}
      </span>
      <Mark of={houseMarks.zoom} size={20} />
    </button>
  );
}
