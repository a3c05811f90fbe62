/** Mine: an example of a turn-based game with secrets. It exists only to test the laws. */
import type { Game } from '@lamplight/contract';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve, twin } from './evolve.ts';
import { imagine } from './imagine.ts';
import { outcome } from './outcome.ts';
import { moves } from './public.ts';
import { type Options, readMove, readTable } from './read.ts';
import type { Rule } from './rules.ts';
import { setup } from './setup.ts';
import { blank, type State } from './state.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import type { Move, Told, View } from './words.ts';

export interface Mine {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Told: Told;
  Rule: Rule;
}

export const mine: Game<Mine> = {
  id: 'mine',
  version: 1,
  seats: { min: 3, max: 3 },
  read: { table: readTable, move: readMove },
  blank: () => blank,
  setup: (_table, random) => setup(random),
  decide,
  evolve,
  twin,
  alarm: state => (state.ended === null ? state.endsAt : undefined),
  outcome,
  view,
  tell,
  moves,
  imagine,
};
