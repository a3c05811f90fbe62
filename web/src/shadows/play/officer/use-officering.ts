import { type CellId, cellAt, isObstacle } from '@lamplight/shadows/public';
import { openZoom } from '../../zoom/zoom.tsx';
import { useGameKeys } from '../frame/use-game-keys.ts';
import { zoomOnCell } from '../map/zooming.ts';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import { viewNow } from '../view/truth.ts';
import { useGiving } from './officer-acts.tsx';
import { useSwap } from './swap-box.tsx';

interface Officering {
  readonly onTap: (cell: CellId) => void;
  readonly onHold: (cell: CellId) => void;
}

/** What an Officer's tap on a cell does, and the Officer's keys. */
export function useOfficering(): Officering {
  const { session, view, choice, choose, send } = useOurPlaying();
  const give = useGiving();
  const { swap } = useSwap();
  const own = ownTeam(view);
  const onHold = (cell: CellId) => {
    const request = zoomOnCell(view, cell, choice.cards);
    if (request !== undefined) openZoom(request);
  };
  const onTap = (cell: CellId) => {
    if (isObstacle(cellAt(cell)) || cell === own?.at) onHold(cell);
    else void send({ type: 'intend', cell: view.intended === cell ? null : cell });
  };
  const tapPlace = (place: number) => {
    // The card that lies there now, not when this was last rendered.
    const card = viewNow(session)?.available[place];
    if (card !== undefined && own?.step === 'gather') choose({ type: 'tap', card });
  };
  useGameKeys({ onGo: give, onSwap: swap, onCard: tapPlace });
  return { onTap, onHold };
}
