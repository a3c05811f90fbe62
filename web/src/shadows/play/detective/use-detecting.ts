import type { CellId } from '@lamplight/shadows/public';
import { useIntl } from 'react-intl';
import { showToast } from '../../../parts/announce/toasts.ts';
import { openZoom } from '../../zoom/zoom.tsx';
import { useGameKeys } from '../frame/use-game-keys.ts';
import { whyNot } from '../map/reach.ts';
import { zoomOnCell } from '../map/zooming.ts';
import { useOurPlaying } from '../view/playing.ts';
import { tapped, voted } from './detecting.ts';
import { useOfferKey } from './use-offer-key.ts';

interface Detecting {
  readonly onTap: (cell: CellId) => void;
  readonly onHold: (cell: CellId) => void;
  readonly onVote: (cell: CellId) => void;
}

/** What a Detective's tap on a cell does. A cell out of reach says why, and is shown large if `isFarLarge`. */
export function useDetecting({ isVote, isFarLarge }: Record<'isVote' | 'isFarLarge', boolean>): Detecting {
  const { view, send } = useOurPlaying();
  const intl = useIntl();
  const onHold = (cell: CellId) => {
    const request = zoomOnCell(view, cell);
    if (request !== undefined) openZoom(request);
  };
  const explain = (cell: CellId) => {
    const not = whyNot(view, cell);
    if (not === undefined) return;
    showToast({ text: intl.formatMessage({ id: 'shadows.whyNot' }, { away: 0, cards: 0, ...not }) });
  };
  const onTap = (cell: CellId) => {
    const move = tapped(view, cell, { isVote });
    if (move !== undefined) return void send(move);
    if (isFarLarge) onHold(cell);
    explain(cell);
  };
  const onVote = (cell: CellId) => {
    const move = voted(view, cell);
    if (move === undefined) explain(cell);
    else void send(move);
  };
  useGameKeys({ onGo: useOfferKey() });
  return { onTap, onHold, onVote };
}
