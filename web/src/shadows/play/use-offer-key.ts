import { offerOf } from './detecting.ts';
import { usePlaying } from './playing.ts';

/** What G does for a Detective: what the lit button does; where it is ticked already, nothing. */
export function useOfferKey(): () => void {
  const { view, send } = usePlaying();
  return () => {
    const offer = offerOf(view);
    if (offer !== undefined && !offer.isVoted) void send({ type: 'point', cell: offer.cell });
  };
}
