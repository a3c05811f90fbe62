import { useOurPlaying } from '../view/playing.ts';
import { offerOf } from './detecting.ts';

/** The G key of a Detective: presses the lit button. Does nothing if that is ticked already. */
export function useOfferKey(): () => void {
  const { view, send } = useOurPlaying();
  return () => {
    const offer = offerOf(view);
    if (offer !== undefined && !offer.isVoted) void send({ type: 'point', cell: offer.cell });
  };
}
