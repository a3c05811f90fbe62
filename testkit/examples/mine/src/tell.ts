import { type TellTable, toAll, unseal } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Told } from './words.ts';

export const tell: TellTable<Event, Told, State> = {
  began: () => ({ type: 'began' }),
  played: toAll,
  tunnelled: toAll,
  passed: toAll,
  turned: toAll,
  attended: toAll,
  ended: toAll,
  peeked: (event, viewer) => ({ ...event, found: viewer === event.by ? unseal(event.found) : null }),
  drew: (event, viewer) => ({ ...event, card: viewer === event.by ? unseal(event.card) : null }),
};
