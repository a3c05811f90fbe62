import { type Day, seatNo, type View } from '@lamplight/emerald/public';
import type { TablePerson } from '../../table/people/people.ts';

/** Why a player may not answer at once. Undefined for a person who is present. */
export function stateOf(
  person: TablePerson,
  view: View,
  day: Day,
): 'away' | 'standIn' | 'resting' | 'handed' | 'bot' | undefined {
  if (person.isBot) return 'bot';
  if (person.isResting) return 'resting';
  if (person.hasStandIn) return 'standIn';
  if (view.clock.handed[seatNo(day)] === true) return 'handed';
  return person.presence === 'away' ? 'away' : undefined;
}
