import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { closeZoom } from '../../zoom/zoom.tsx';
import { usePlaying } from '../view/playing.ts';
import { reachOf } from './reach.ts';

/** What can be done with the picture that is shown large: choose the card, or go to the cell. */
export function ZoomAct({ picture }: { readonly picture: string }) {
  const { view, choice, choose, send } = usePlaying();
  const { me } = view;
  const own = me === null ? undefined : view.teams[me.team];
  if (me === null || own === undefined || view.phase !== 'playing') return null;
  if (me.role === 'officer') {
    if (own.step !== 'gather' || !view.available.includes(picture)) return null;
    const isChosen = choice.cards.includes(picture);
    return (
      <Button kind={isChosen ? 'done' : 'primary'} onClick={() => choose({ type: 'tap', card: picture })}>
        {isChosen && <Mark of={houseMarks.check} />}
        <FormattedMessage id={isChosen ? 'shadows.act.chosen' : 'shadows.act.choose'} />
      </Button>
    );
  }
  const cell = reachOf(view).find(each => view.cells[each]?.picture === picture);
  if (cell === undefined || own.pointing?.[me.seat] === cell) return null;
  return (
    <Button
      kind="primary"
      onClick={() => {
        closeZoom();
        void send({ type: 'point', cell });
      }}
    >
      <FormattedMessage id="shadows.act.go" />
      <Mark of={houseMarks.next} />
    </Button>
  );
}
