import { useOurs } from '../view/playing.ts';
import { offerOf } from './detecting.ts';

/** What G does for a Detective: what the lit button does; where it is ticked already, nothing. */
export function useOfferKey(): () => void {
  const { view, send } = useOurs();
  return () => {
    const offer = offerOf(view);
    if (offer !== undefined && !offer.isVoted) void send({ type: 'point', cell: offer.cell });
  };
}
