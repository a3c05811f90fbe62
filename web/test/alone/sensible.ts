import type { Seating } from '@lamplight/contract';
import { offers } from '@lamplight/server/players/seatings';
import type { Shadows } from '@lamplight/shadows/kit';

/**
 * A player who reads pictures, as the bots do. It skips marks and looks, which move nobody, and goes on to the next
 * move.
 */
export const sensible: Seating<Shadows> = () => {
  const offer = offers.get('shadows');
  if (offer === undefined) throw new Error('This house does not offer Shadows any more.');
  const player = (offer.player({ level: 'expert', temper: 'careful' }) as unknown as Seating<Shadows>)();
  return moment => {
    const meant = player(moment);
    if (meant?.move.type === 'intend')
      return player({ ...moment, view: { ...moment.view, intended: meant.move.cell } });
    return meant?.move.type === 'look' ? player(moment) : meant;
  };
};
