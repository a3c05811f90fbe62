/** Shadows: Amsterdam. The Game value, for the server, the arena and tests. */
import type { Game } from '@lamplight/contract';
import { awaits } from './awaits.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { outcome } from './outcome.ts';
import { moves } from './public.ts';
import { readMove, readTable } from './read.ts';
import type { Rule } from './rules.ts';
import { blank, setup } from './setup.ts';
import type { State } from './state.ts';
import { hears } from './talk.ts';
import { tell } from './tell.ts';
import { twin } from './twin.ts';
import { view } from './view.ts';
import type { Move, Options, Told, View } from './words.ts';

export interface Shadows {
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Told: Told;
  Rule: Rule;
}

export const shadows: Game<Shadows> = {
  id: 'shadows',
  version: 1,
  seats: { min: 2, max: 14 },
  read: { table: readTable, move: readMove },
  blank,
  setup,
  decide,
  evolve,
  twin,
  alarm: state =>
    state.phase === 'countdown'
      ? (state.startsAt ?? undefined)
      : state.phase === 'playing'
        ? (state.endsAt ?? undefined)
        : undefined,
  outcome,
  hears,
  awaits,
  view,
  tell,
  moves,
  imagine,
};
