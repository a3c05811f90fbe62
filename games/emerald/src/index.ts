/** A Study in Emerald, second edition. The Game value, for the server, the arena and tests. */
import type { Game } from '@lamplight/contract';
import { awaits } from './awaits.ts';
import { alarm } from './clock.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve, twin } from './evolve.ts';
import { exceeds } from './exceeds.ts';
import { imagine } from './imagine.ts';
import { outcome } from './outcome.ts';
import { forbids, moves } from './public.ts';
import { readMove, readTable } from './read.ts';
import type { Rule } from './rules.ts';
import { blank, setup } from './setup.ts';
import type { State } from './state.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import type { Told, View } from './views.ts';
import type { Move, Options } from './words.ts';

export interface Emerald {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Told: Told;
  Rule: Rule;
}

export const emerald: Game<Emerald> = {
  id: 'emerald',
  version: 1,
  seats: { min: 2, max: 5 },
  read: { table: readTable, move: readMove },
  exceeds,
  blank,
  setup,
  decide,
  evolve,
  twin,
  alarm,
  outcome,
  awaits,
  handed: state => state.handed.flatMap((handed, seat) => (handed ? [seat] : [])),
  view,
  tell,
  moves,
  forbids,
  imagine,
};
