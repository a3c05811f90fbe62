import type { Seating } from '@lamplight/contract';
import { offers } from '@lamplight/server/players/seatings';
import type { Shadows } from '@lamplight/shadows/kit';

/**
 * Somebody who reads pictures, as the bots do. Marks and looks move nobody, and a person goes without them: they are
 * thought, and the next thing is done.
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
