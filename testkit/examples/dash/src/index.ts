/** Dash: an example of a game in real time. It exists only to test the laws. */
import type { Game } from '@lamplight/contract';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { outcome } from './outcome.ts';
import { moves } from './public.ts';
import { type Options, readMove, readTable } from './read.ts';
import type { Rule } from './rules.ts';
import { blank, type State } from './state.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import type { Move, Told, View } from './words.ts';

export interface Dash {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Told: Told;
  Rule: Rule;
}

export const dash: Game<Dash> = {
  id: 'dash',
  version: 1,
  seats: { min: 2, max: 4 },
  read: { table: readTable, move: readMove },
  blank,
  setup: () => [],
  decide,
  evolve,
  alarm: state => (state.ended === null ? state.endsAt : undefined),
  outcome,
  view,
  tell,
  moves,
  imagine,
};
