/** Preloaded into the server and its threads: bots think as usual, but wait only a share of the time. */
import { type BotOffer, offers } from '@lamplight/server/players/seatings';

/** Enough to see that they wait. */
const share = 1 / 100;

for (const [id, offer] of [...offers]) {
  const player: BotOffer['player'] = kind => () => {
    const next = offer.player(kind)();
    return moment => {
      const meant = next(moment);
      return meant && { ...meant, wait: meant.wait * share };
    };
  };
  (offers as Map<string, BotOffer>).set(id, { ...offer, player });
}
