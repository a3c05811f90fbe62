import { type TellTable, toAll, unseal } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Told } from './words.ts';

export const tell: TellTable<Event, Told, State> = {
  stepped: toAll,
  betted: (event, viewer) => ({ ...event, on: viewer === event.by ? unseal(event.on) : null }),
  attended: toAll,
  finished: toAll,
};
